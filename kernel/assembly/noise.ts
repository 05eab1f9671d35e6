import { latticeValue, X_FACTOR, Z_FACTOR } from './lattice';
import { columnOf, latticeRow, noiseRows, program, rowBytes, surfaceRow } from './memory';
import { Program } from './program';

/*
 * The ground before the first feature. What depends on x alone is made once for all rows; what depends on a row of the
 * lattice is kept until z enters its next row.
 */

/** One octave of the noise, over the columns laid out. */
@unmanaged class Octave {
  scale: f64;
  /** 1, 1/2, 1/4: as powers of two they may be taken at the lattice values, which is as exact as at the sum. */
  weight: f64;
  firstPoint: f64;
  /** The lattice row north of the row at hand; NaN before the first. */
  latticeZ: f64;
  /** How far the row at hand is between its lattice rows, smoothed. */
  alongZ: f64;
  points: i32;
  /** For each column the lattice point west of it, counted from the first, as i32. */
  pointOf: usize;
  /** For each column how far it is between its lattice points, smoothed. */
  alongX: usize;
  /** The noise of the two lattice rows, and their difference. */
  north: usize;
  south: usize;
  difference: usize;
}

const OCTAVES: usize = 3;
const octaves = memory.data(256, 16);

@inline function octaveAt(index: usize): Octave {
  return changetype<Octave>(octaves + index * offsetof<Octave>());
}

@inline function smooth(t: f64): f64 {
  return t * t * (3.0 - 2.0 * t);
}

/** @param x world x of column 0 */
export function prepareNoise(x: i32, width: i32): void {
  for (let index: usize = 0; index < OCTAVES; index++) prepareOctave(octaveAt(index), index, <f64>x, width);
}

function prepareOctave(octave: Octave, index: usize, x: f64, width: i32): void {
  const divisor = <f64>(1 << <i32>index);
  const rows = noiseRows + index * 5 * rowBytes;
  const scale = changetype<Program>(program).scale / divisor;
  const firstPoint = floor(x / scale);
  octave.scale = scale;
  octave.weight = 1.0 / divisor;
  octave.firstPoint = firstPoint;
  octave.latticeZ = NaN;
  octave.pointOf = rows;
  octave.alongX = rows + rowBytes;
  octave.north = rows + 2 * rowBytes;
  octave.south = rows + 3 * rowBytes;
  octave.difference = rows + 4 * rowBytes;
  let point = 0;
  for (let i = 0; i < width; i++) {
    const position = (x + <f64>i) / scale;
    const west = floor(position);
    point = <i32>(west - firstPoint);
    store<i32>(octave.pointOf + (<usize>i << 2), point);
    store<f64>(octave.alongX + (<usize>i << 3), smooth(position - west));
  }
  octave.points = point + 2;
}

/** Hashes a lattice row and interpolates it along x. */
function fillEdge(octave: Octave, latticeZ: f64, edge: usize, width: i32): void {
  const row = <u64>(<i64>changetype<Program>(program).seed) ^ (<u64>(<i64>latticeZ) * Z_FACTOR);
  const weight = octave.weight;
  const pointsEnd = latticeRow + (<usize>octave.points << 3);
  let product = <u64>(<i64>octave.firstPoint) * X_FACTOR;
  for (let at = latticeRow; at < pointsEnd; at += 8) {
    store<f64>(at, latticeValue(row ^ product) * weight);
    product += X_FACTOR;
  }
  const pointOf = octave.pointOf;
  const alongX = octave.alongX;
  for (let i: usize = 0; i < <usize>width; i++) {
    const at = latticeRow + (<usize>load<i32>(pointOf + (i << 2)) << 3);
    const west = load<f64>(at);
    store<f64>(edge + (i << 3), west + (load<f64>(at, 8) - west) * load<f64>(alongX + (i << 3)));
  }
}

function moveTo(octave: Octave, z: f64, width: i32): void {
  const position = z / octave.scale;
  const latticeZ = floor(position);
  octave.alongZ = smooth(position - latticeZ);
  if (latticeZ == octave.latticeZ) return;
  if (latticeZ == octave.latticeZ + 1.0) {
    const north = octave.north;
    octave.north = octave.south;
    octave.south = north;
  } else fillEdge(octave, latticeZ, octave.north, width);
  fillEdge(octave, latticeZ + 1.0, octave.south, width);
  octave.latticeZ = latticeZ;
  const north = octave.north;
  const south = octave.south;
  const difference = octave.difference;
  const bytes = <usize>width << 3;
  for (let i: usize = 0; i < bytes; i += 16) {
    v128.store(difference + i, f64x2.sub(v128.load(south + i), v128.load(north + i)));
  }
}

/** Writes base height and noise of row z into the surfaces. */
export function fillGround(z: f64, width: i32): void {
  const recipe = changetype<Program>(program);
  const base = f64x2.splat(recipe.baseHeight);
  const end = columnOf(surfaceRow, width);
  if (recipe.amplitude == 0) {
    for (let at = surfaceRow; at < end; at += 16) v128.store(at, base);
    return;
  }
  for (let index: usize = 0; index < OCTAVES; index++) moveTo(octaveAt(index), z, width);
  const amplitude = f64x2.splat(recipe.amplitude);
  const weights = f64x2.splat(1.75);
  const coarse = octaveAt(0);
  const middle = octaveAt(1);
  const fine = octaveAt(2);
  const north0 = coarse.north;
  const north1 = middle.north;
  const north2 = fine.north;
  const difference0 = coarse.difference;
  const difference1 = middle.difference;
  const difference2 = fine.difference;
  const along0 = f64x2.splat(coarse.alongZ);
  const along1 = f64x2.splat(middle.alongZ);
  const along2 = f64x2.splat(fine.alongZ);
  // Four columns at a time; the last may run over.
  for (let at = surfaceRow, i: usize = 0; at < end; at += 32, i += 32) {
    const first0 = f64x2.add(v128.load(north0 + i), f64x2.mul(v128.load(difference0 + i), along0));
    const first1 = f64x2.add(v128.load(north1 + i), f64x2.mul(v128.load(difference1 + i), along1));
    const first2 = f64x2.add(v128.load(north2 + i), f64x2.mul(v128.load(difference2 + i), along2));
    const second0 = f64x2.add(v128.load(north0 + i, 16), f64x2.mul(v128.load(difference0 + i, 16), along0));
    const second1 = f64x2.add(v128.load(north1 + i, 16), f64x2.mul(v128.load(difference1 + i, 16), along1));
    const second2 = f64x2.add(v128.load(north2 + i, 16), f64x2.mul(v128.load(difference2 + i, 16), along2));
    const first = f64x2.add(f64x2.add(first0, first1), first2);
    const second = f64x2.add(f64x2.add(second0, second1), second2);
    v128.store(at, f64x2.add(base, f64x2.div(f64x2.mul(amplitude, first), weights)));
    v128.store(at, f64x2.add(base, f64x2.div(f64x2.mul(amplitude, second), weights)), 16);
  }
}
