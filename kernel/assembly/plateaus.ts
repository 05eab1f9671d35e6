import { columnOf, surfaceRow } from './memory';
import { columnPair, level, weightAt } from './pairs';
import { PlateauRecord } from './program';
import { evenEnd, evenStart, firstColumn, lastColumn } from './spans';

/** Applies a plateau to row z. @param x world x of column 0 */
export function applyPlateau(plateau: PlateauRecord, z: f64, x: f64, width: i32): void {
  const distanceZ = max(max(plateau.minZ - z, 0.0), z - plateau.maxZ);
  const chord = plateau.outer * plateau.outer - distanceZ * distanceZ;
  if (chord < 0) return;
  const half = sqrt(chord);
  const west = plateau.minX - x;
  const east = plateau.maxX - x;
  const first = firstColumn(west - half, width);
  const last = lastColumn(east + half, width);
  if (first > last) return;
  const middleStart = evenStart(first, last, firstColumn(west, width));
  const middleEnd = evenEnd(last, middleStart, lastColumn(east, width));
  slope(plateau, west, east, distanceZ, first, middleStart);
  between(plateau, distanceZ, middleStart, middleEnd);
  slope(plateau, west, east, distanceZ, middleEnd, last + 1);
}

/** The columns from `start` up to `end`, by the exact formula. Distances are of whole numbers, so a root is exact. */
function slope(plateau: PlateauRecord, west: f64, east: f64, distanceZ: f64, start: i32, end: i32): void {
  const minX = f64x2.splat(west);
  const maxX = f64x2.splat(east);
  const falloff = f64x2.splat(plateau.falloff);
  const height = f64x2.splat(plateau.height);
  const squaredZ = f64x2.splat(distanceZ * distanceZ);
  const zero = f64x2.splat(0);
  const two = f64x2.splat(2);
  let columns = columnPair(<f64>start);
  const stop = columnOf(surfaceRow, end);
  for (let at = columnOf(surfaceRow, start); at < stop; at += 16) {
    const distanceX = f64x2.pmax(f64x2.pmax(zero, f64x2.sub(minX, columns)), f64x2.sub(columns, maxX));
    const distance = f64x2.sqrt(f64x2.add(f64x2.mul(distanceX, distanceX), squaredZ));
    v128.store(at, level(v128.load(at), height, weightAt(distance, falloff)));
    columns = f64x2.add(columns, two);
  }
}

/** The same where x is between the plateau's ends: the weight is the row's own. */
function between(plateau: PlateauRecord, distanceZ: f64, start: i32, end: i32): void {
  const weight = weightAt(f64x2.splat(distanceZ), f64x2.splat(plateau.falloff));
  const height = f64x2.splat(plateau.height);
  const stop = columnOf(surfaceRow, end);
  for (let at = columnOf(surfaceRow, start); at < stop; at += 16) {
    v128.store(at, level(v128.load(at), height, weight));
  }
}
