import type { TerrainMesh } from './terrain-mesh.ts';

/** A corner: x, y, z in blocks, relative to the chunk. */
export type Corner = readonly [x: number, y: number, z: number];

/** Gathers quads in arrays that grow, and hands them out as a mesh. */
export class QuadWriter {
  private positions = new Float32Array(12 * 1024);
  private normals = new Int8Array(12 * 1024);
  private materials = new Uint8Array(4 * 1024);
  private count = 0;

  /**
   * @param corners counter-clockwise, seen from where the normal points
   * @param normal one of the six directions, 127 for 1
   */
  add(corners: readonly [Corner, Corner, Corner, Corner], normal: Corner, material: number): void {
    if ((this.count + 1) * 4 > this.materials.length) this.grow();
    for (let i = 0; i < 4; i++) {
      const vertex = this.count * 4 + i;
      this.positions.set(corners[i], vertex * 3);
      this.normals.set(normal, vertex * 3);
      this.materials[vertex] = material;
    }
    this.count++;
  }

  finish(): TerrainMesh {
    const vertices = this.count * 4;
    const indices = new Uint32Array(this.count * 6);
    for (let quad = 0; quad < this.count; quad++) {
      const first = quad * 4;
      indices.set([first, first + 1, first + 2, first, first + 2, first + 3], quad * 6);
    }
    return {
      positions: this.positions.slice(0, vertices * 3),
      normals: this.normals.slice(0, vertices * 3),
      materials: this.materials.slice(0, vertices),
      indices,
    };
  }

  private grow(): void {
    const larger = <T extends Float32Array | Int8Array | Uint8Array>(next: T, old: T): T => {
      next.set(old);
      return next;
    };
    this.positions = larger(new Float32Array(this.positions.length * 2), this.positions);
    this.normals = larger(new Int8Array(this.normals.length * 2), this.normals);
    this.materials = larger(new Uint8Array(this.materials.length * 2), this.materials);
  }
}
