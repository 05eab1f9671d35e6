import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three';
import type { HeightField } from '../../domain/field/field.ts';
import type { MeshRequest, TerrainCompute } from '../../domain/field/ports.ts';
import { overlap, type Region, widen } from '../../domain/field/region.ts';
import { chooseLevels, type Eye } from '../../domain/mesh/chunk-levels.ts';
import { type ChunkPlace, chunkArea, chunkForm, chunkRequest } from '../../domain/mesh/chunk-request.ts';
import type { TerrainMesh } from '../../domain/mesh/terrain-mesh.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';
import { BlockMaterial } from './block-material.ts';
import type { SceneOrigin } from './terrain-stage.ts';

interface Chunk {
  readonly mesh: Mesh<BufferGeometry, BlockMaterial>;
  readonly request: MeshRequest;
}

/** A chunk as it was asked for last. */
interface Wanted {
  /** All that its mesh depends on but the heights. */
  readonly form: string;
  readonly request: MeshRequest;
}

/** Meshes still to come, of how many. */
export interface ChunkProgress {
  readonly left: number;
  readonly total: number;
}

/**
 * The chunks of a terrain. Those that a change of field or of view does not touch stay as they are; the others stay
 * until their new mesh is there.
 */
export class TerrainChunks {
  readonly group = new Group();
  readonly material = new BlockMaterial();
  private readonly chunks = new Map<string, Chunk>();
  private readonly wanted = new Map<string, Wanted>();
  private readonly compute: TerrainCompute;
  private readonly onProgress: (progress: ChunkProgress) => void;
  private readonly work = new Map<
    string,
    { readonly request: MeshRequest; readonly controller: AbortController }
  >();

  constructor(compute: TerrainCompute, onProgress: (progress: ChunkProgress) => void) {
    this.compute = compute;
    this.onProgress = onProgress;
  }

  /**
   * Brings the chunks to what the field and the eye ask for. What is under way and still wanted goes on.
   * @param changed where heights may differ from the last update
   */
  update(
    recipe: Recipe,
    field: HeightField,
    origin: SceneOrigin,
    eye: Eye,
    ease: number,
    changed: readonly Region[],
  ): void {
    const ground = Math.max(recipe.min.y, Math.min(recipe.max.y, field.heights[field.heights.length >> 1]));
    const places = chooseLevels(field, eye, ground, ease);
    const steps = new Map(places.map((place) => [keyOf(place), place.step]));
    const stepOf = (column: number, row: number) => steps.get(`${column},${row}`) ?? null;
    for (const key of [...this.chunks.keys(), ...this.work.keys()]) if (!steps.has(key)) this.remove(key);
    this.group.position.set(-origin.x, 0, -origin.z);
    // The nearest are the finest, and are wanted first.
    places.sort((a, b) => a.step - b.step);
    for (const place of places) {
      const key = keyOf(place);
      const form = chunkForm(recipe, field, place, stepOf);
      const area = widen(chunkArea(field, place), place.step);
      const before = this.wanted.get(key);
      const stays = before?.form === form && !changed.some((part) => overlap(part, area));
      const request = stays ? before.request : chunkRequest(recipe, field, place, stepOf);
      this.wanted.set(key, { form, request });
      this.want(key, request);
    }
    this.report();
  }

  private want(key: string, request: MeshRequest): void {
    const underWay = this.work.get(key);
    if (underWay && isSame(underWay.request, request)) return;
    underWay?.controller.abort();
    this.work.delete(key);
    if (isSame(this.chunks.get(key)?.request, request)) return;
    const controller = new AbortController();
    this.work.set(key, { request, controller });
    void this.build(key, request, controller.signal);
  }

  private async build(key: string, request: MeshRequest, signal: AbortSignal): Promise<void> {
    // A chunk that could not be made keeps its old mesh and is asked for again with the next change.
    const mesh = await this.compute.mesh(request, signal).catch(() => null);
    if (signal.aborted) return;
    this.work.delete(key);
    if (mesh) this.replace(key, request, mesh);
    this.report();
  }

  private report(): void {
    this.onProgress({ left: this.work.size, total: this.work.size + this.chunks.size });
  }

  private replace(
    key: string,
    request: MeshRequest,
    { positions, normals, materials, indices }: TerrainMesh,
  ): void {
    this.drop(key);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(normals, 3, true));
    geometry.setAttribute('faceMaterial', new BufferAttribute(materials, 1));
    geometry.setIndex(new BufferAttribute(indices, 1));
    const mesh = new Mesh(geometry, this.material);
    mesh.position.set(request.x, 0, request.z);
    this.chunks.set(key, { mesh, request });
    this.group.add(mesh);
  }

  /** Takes a chunk away, and what is under way for it. */
  private remove(key: string): void {
    this.work.get(key)?.controller.abort();
    this.work.delete(key);
    this.wanted.delete(key);
    this.drop(key);
  }

  private drop(key: string): void {
    const chunk = this.chunks.get(key);
    if (!chunk) return;
    this.group.remove(chunk.mesh);
    chunk.mesh.geometry.dispose();
    this.chunks.delete(key);
  }

  /** Takes all chunks away. */
  clear(): void {
    for (const key of [...this.chunks.keys(), ...this.work.keys()]) this.remove(key);
  }

  dispose(): void {
    this.clear();
    this.material.dispose();
  }
}

function keyOf({ column, row }: ChunkPlace): string {
  return `${column},${row}`;
}

/** Whether two requests give the same mesh at the same place. */
function isSame(a: MeshRequest | undefined, b: MeshRequest): boolean {
  if (a === b) return true;
  if (!a || a.heights.length !== b.heights.length) return false;
  const names = ['x', 'z', 'width', 'length', 'step', 'minY', 'maxY', 'soilDepth'] as const;
  return (
    names.every((name) => a[name] === b[name]) &&
    a.heights.every((height, index) => height === b.heights[index])
  );
}
