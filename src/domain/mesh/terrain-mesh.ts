/** Marks a sample outside of the envelope in the heights of a mesh request. */
export const OUTSIDE = -2_147_483_648;

/** What a face shows, by its number in `TerrainMesh.materials`. */
export const FACE_MATERIALS = ['surface', 'soil', 'rock'] as const;

export type FaceMaterial = (typeof FACE_MATERIALS)[number];

/** Triangles of a chunk in blocks, relative to the chunk's x, z and to y 0. Four vertices and six indices a quad. */
export interface TerrainMesh {
  /** x, y, z of each vertex. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** nx, ny, nz of each vertex as signed bytes (127 is 1). */
  readonly normals: Int8Array<ArrayBuffer>;
  /** One number a vertex, an index into `FACE_MATERIALS`. */
  readonly materials: Uint8Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}
