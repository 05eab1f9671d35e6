import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MeshRequest } from '../../src/domain/field/ports.ts';
import { buildTerrainMesh } from '../../src/domain/mesh/build-mesh.ts';
import { FACE_MATERIALS, OUTSIDE, type TerrainMesh } from '../../src/domain/mesh/terrain-mesh.ts';

const anyRequest: fc.Arbitrary<MeshRequest> = fc
  .record({
    width: fc.integer({ min: 1, max: 5 }),
    length: fc.integer({ min: 1, max: 5 }),
    step: fc.constantFrom(1, 2, 4),
    minY: fc.integer({ min: -3, max: 2 }),
    tall: fc.integer({ min: 0, max: 8 }),
    soilDepth: fc.integer({ min: 0, max: 3 }),
  })
  .chain(({ width, length, step, minY, tall, soilDepth }) => {
    const count = (width + 2) * (length + 2);
    const height = fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: -6, max: 12 }) },
      { weight: 1, arbitrary: fc.constant(OUTSIDE) },
    );
    return fc.array(height, { minLength: count, maxLength: count }).map((heights) => ({
      x: 0,
      z: 0,
      width,
      length,
      step,
      heights: Int32Array.from(heights),
      minY,
      maxY: minY + tall,
      soilDepth,
    }));
  });

/** Faces of samples by brute force, block by block: `x,y,z,direction,material`, x and z in samples. */
function visibleFaces(request: MeshRequest): string[] {
  const { width, length, heights, minY, maxY, soilDepth, step } = request;
  const at = (x: number, z: number) => heights[(z + 1) * (width + 2) + x + 1];
  const solid = (x: number, y: number, z: number) =>
    at(x, z) !== OUTSIDE && y >= minY && y <= maxY && y <= at(x, z);
  // A wall towards another sample stands for `step` stairs; tops and cuts show the layers as they are.
  const material = (x: number, y: number, z: number, stairs: number) => {
    const surfaceFrom = at(x, z) - stairs + 1;
    if (y >= surfaceFrom) return 0;
    return y >= surfaceFrom - soilDepth * stairs ? 1 : 2;
  };
  const faces: string[] = [];
  for (let z = 0; z < length; z++) {
    for (let x = 0; x < width; x++) {
      for (let y = minY; y <= maxY; y++) {
        if (!solid(x, y, z)) continue;
        const neighbours = [
          [0, 1, 0],
          [-1, 0, 0],
          [1, 0, 0],
          [0, 0, -1],
          [0, 0, 1],
        ];
        for (const [dx, dy, dz] of neighbours) {
          if (solid(x + dx, y + dy, z + dz)) continue;
          const stairs = dy === 1 || at(x + dx, z + dz) === OUTSIDE ? 1 : step;
          faces.push(`${x},${y},${z},${dx} ${dy} ${dz},${FACE_MATERIALS[material(x, y, z, stairs)]}`);
        }
      }
    }
  }
  return faces.sort();
}

/** The faces that the quads of a mesh cover, in the same form. */
function coveredFaces(mesh: TerrainMesh, step: number): string[] {
  const faces: string[] = [];
  for (let quad = 0; quad < mesh.materials.length / 4; quad++) {
    const corners = [0, 1, 2, 3].map((i) => [
      ...mesh.positions.subarray((quad * 4 + i) * 3, (quad * 4 + i) * 3 + 3),
    ]);
    const normal = [...mesh.normals.subarray(quad * 12, quad * 12 + 3)].map((value) => value / 127);
    const low = [0, 1, 2].map((axis) => Math.min(...corners.map((corner) => corner[axis])));
    const high = [0, 1, 2].map((axis) => Math.max(...corners.map((corner) => corner[axis])));
    // One block in from the face, against its normal, and at least one thick.
    const from = low.map((value, axis) =>
      high[axis] === value && normal[axis] > 0 ? value - (axis === 1 ? 1 : step) : value,
    );
    const to = high.map((value, axis) =>
      low[axis] === value ? from[axis] + (axis === 1 ? 1 : step) : value,
    );
    for (let x = from[0]; x < to[0]; x += step)
      for (let y = from[1]; y < to[1]; y++)
        for (let z = from[2]; z < to[2]; z += step)
          faces.push(
            `${x / step},${y},${z / step},${normal.join(' ')},${FACE_MATERIALS[mesh.materials[quad * 4]]}`,
          );
  }
  return faces.sort();
}

test('every visible face once, none twice, none hidden, each of its material', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      expect(coveredFaces(buildTerrainMesh(request), request.step)).toEqual(visibleFaces(request));
    }),
    { numRuns: 400, seed: 51 },
  );
});

test('triangles turn counter-clockwise, seen from where their normal points', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { positions, normals, indices } = buildTerrainMesh(request);
      const point = (vertex: number) => [...positions.subarray(vertex * 3, vertex * 3 + 3)];
      for (let i = 0; i < indices.length; i += 3) {
        const [a, b, c] = [point(indices[i]), point(indices[i + 1]), point(indices[i + 2])];
        const [u, v] = [b.map((value, axis) => value - a[axis]), c.map((value, axis) => value - a[axis])];
        const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        const normal = normals.subarray(indices[i] * 3, indices[i] * 3 + 3);
        expect(cross.map((value) => Math.sign(value) + 0)).toEqual([...normal].map(Math.sign));
      }
    }),
    { numRuns: 100, seed: 52 },
  );
});

test('level ground is one quad on top, and a wall of a quad a material around it', () => {
  const heights = new Int32Array(18 * 18).fill(OUTSIDE);
  for (let z = 1; z <= 16; z++) heights.fill(9, z * 18 + 1, z * 18 + 17);
  const mesh = buildTerrainMesh({
    x: 0,
    z: 0,
    width: 16,
    length: 16,
    step: 1,
    heights,
    minY: 0,
    maxY: 20,
    soilDepth: 3,
  });
  expect(mesh.materials).toHaveLength((1 + 4 * 3) * 4);
});

test('a chunk without blocks is empty', () => {
  const heights = new Int32Array(9).fill(-5);
  const mesh = buildTerrainMesh({
    x: 0,
    z: 0,
    width: 1,
    length: 1,
    step: 1,
    heights,
    minY: 0,
    maxY: 9,
    soilDepth: 3,
  });
  expect(mesh.indices).toHaveLength(0);
});
