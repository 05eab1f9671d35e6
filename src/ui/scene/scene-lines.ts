import {
  BufferGeometry,
  type Color,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
} from 'three';
import type { Box, Recipe } from '../../domain/recipe/schema.ts';
import type { SceneColors } from './scene-colors.ts';
import type { SceneOrigin } from './terrain-stage.ts';

/** Lines over the terrain: the envelope, preserve boxes, and the block under the pointer. */
export class SceneLines {
  readonly group = new Group();
  private readonly envelope = boxLines();
  private readonly cursor = boxLines();
  private readonly preserves = new Group();
  private readonly preserveMaterial = new LineBasicMaterial();

  constructor() {
    this.cursor.visible = false;
    this.cursor.material.depthTest = false;
    this.cursor.renderOrder = 1;
    this.envelope.material.transparent = true;
    this.envelope.material.opacity = 0.55;
    this.group.add(this.envelope, this.preserves, this.cursor);
  }

  setColors({ envelope, preserve, cursor }: SceneColors): void {
    this.envelope.material.color = envelope;
    this.preserveMaterial.color = preserve;
    this.cursor.material.color = cursor as Color;
  }

  setBoxes(recipe: Recipe, origin: SceneOrigin, showPreserves: boolean): void {
    place(this.envelope, recipe, origin);
    for (const lines of this.preserves.children as LineSegments[]) lines.geometry.dispose();
    this.preserves.clear();
    if (!showPreserves) return;
    for (const box of recipe.preserve) {
      const lines = new LineSegments(boxGeometry(), this.preserveMaterial);
      place(lines, box, origin);
      this.preserves.add(lines);
    }
  }

  /** Marks a block, or none. */
  setCursor(block: { x: number; y: number; z: number } | null, origin: SceneOrigin): void {
    this.cursor.visible = block !== null;
    if (block) place(this.cursor, { min: block, max: block }, origin);
  }

  dispose(): void {
    for (const lines of [this.envelope, this.cursor, ...(this.preserves.children as LineSegments[])])
      lines.geometry.dispose();
    this.envelope.material.dispose();
    this.cursor.material.dispose();
    this.preserveMaterial.dispose();
  }
}

const CORNERS = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => [x, y, z])));

/** The twelve edges of a cube from 0 to 1: pairs of corners that differ along one axis. */
function boxGeometry(): BufferGeometry {
  const edges = CORNERS.flatMap((a) =>
    CORNERS.filter(
      (b) => a.filter((value, axis) => value !== b[axis]).length === 1 && a.join() < b.join(),
    ).flatMap((b) => [...a, ...b]),
  );
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(edges, 3));
}

function boxLines(): LineSegments<BufferGeometry, LineBasicMaterial> {
  return new LineSegments(boxGeometry(), new LineBasicMaterial());
}

/** Stretches a cube over the blocks of a box, a hair's breadth outside of their faces. */
function place(lines: LineSegments, { min, max }: Box, origin: SceneOrigin): void {
  const air = 0.02;
  lines.position.set(min.x - origin.x - air, min.y - air, min.z - origin.z - air);
  lines.scale.set(max.x - min.x + 1 + 2 * air, max.y - min.y + 1 + 2 * air, max.z - min.z + 1 + 2 * air);
}
