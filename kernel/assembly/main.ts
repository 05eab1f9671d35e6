import { applyDisc } from './discs';
import { checkpointOf, heights, program, surfaceRow, surfaces } from './memory';
import { fillGround, prepareNoise } from './noise';
import { applyPath } from './paths';
import { applyPlateau } from './plateaus';
import {
  BASIN,
  DiscRecord,
  FeatureRecord,
  HILL,
  PathRecord,
  PLATEAU,
  PlateauRecord,
  Program,
  TERRACE,
  TerraceRecord,
} from './program';
import { applyTerrace } from './terraces';
import { applyWeights, fillWeightsRow, weightsHeldFor } from './weights';

/*
 * The height field of a program, over any rectangle of columns. The host calls `layOut`, writes the program where
 * `program` says, calls `compile` and reads the results at `heights` and `surfaces`.
 */

export { heights, layOut, placeCheckpoint, placeWeights, program, surfaces } from './memory';
export { setWeights } from './weights';

/**
 * Computes the columns from x, z on, width by length of them, row by row, north first.
 * @param done how many features the checkpoint holds the surfaces after, there; -1 to start without it
 * @param withSurfaces whether the surfaces before the floor are wanted as well
 */
export function compile(x: i32, z: i32, width: i32, length: i32, done: i32, withSurfaces: bool): void {
  const rowBytes = <usize>width << 3;
  const count = <i32>changetype<Program>(program).featureCount;
  const fresh = done < 0;
  if (fresh) prepareNoise(x, width);
  for (let row = 0; row < length; row++) {
    if (fresh) fillGround(<f64>(z + row), width);
    else memory.copy(surfaceRow, checkpointOf(x, z + row), rowBytes);
    applyFeatures(max(done, 0), count, z + row, x, width);
    if (withSurfaces) memory.copy(surfaces + <usize>row * rowBytes, surfaceRow, rowBytes);
    storeHeights(heights + ((<usize>row * width) << 2), width);
  }
}

/** Computes the surfaces after the first `count` features and leaves them in the checkpoint. */
export function fillCheckpoint(x: i32, z: i32, width: i32, length: i32, count: i32): void {
  prepareNoise(x, width);
  for (let row = 0; row < length; row++) {
    fillGround(<f64>(z + row), width);
    applyFeatures(0, count, z + row, x, width);
    memory.copy(checkpointOf(x, z + row), surfaceRow, <usize>width << 3);
  }
}

/** Computes the weights of feature `index`, a path, for rows of theirs. */
export function fillWeights(index: i32, row: i32, rows: i32): void {
  let at = program + offsetof<Program>();
  for (let i = 0; i < index; i++) at += <usize>changetype<FeatureRecord>(at).size << 3;
  for (let i = 0; i < rows; i++) fillWeightsRow(changetype<PathRecord>(at), row + i);
}

/** Applies the features from `start` up to `end` to the surfaces of a row. */
function applyFeatures(start: i32, end: i32, row: i32, column: i32, width: i32): void {
  const z = <f64>row;
  const x = <f64>column;
  const east = x + <f64>(width - 1);
  let at = program + offsetof<Program>();
  for (let index = 0; index < end; index++) {
    const feature = changetype<FeatureRecord>(at);
    at += <usize>feature.size << 3;
    if (index < start) continue;
    if (z < feature.fromZ || z > feature.toZ || east < feature.fromX || x > feature.toX) continue;
    if (weightsHeldFor(index)) applyWeights(changetype<PathRecord>(changetype<usize>(feature)), row, column, width);
    else applyFeature(feature, z, x, width);
  }
}

function applyFeature(feature: FeatureRecord, z: f64, x: f64, width: i32): void {
  const address = changetype<usize>(feature);
  const kind = <i32>feature.kind;
  if (kind == HILL || kind == BASIN) applyDisc(changetype<DiscRecord>(address), z, x, width);
  else if (kind == PLATEAU) applyPlateau(changetype<PlateauRecord>(address), z, x, width);
  else if (kind == TERRACE) applyTerrace(changetype<TerraceRecord>(address), width);
  else applyPath(changetype<PathRecord>(address), z, x, width);
}

/**
 * The floors of the row's surfaces, four at a time; the last may run over. Floors are far within 32 bits, and a double
 * between 2^52 and 2^53 has its whole part in its low bits: adding 1.5 * 2^52 puts an integer there as it is.
 */
function storeHeights(target: usize, width: i32): void {
  const bytes = <usize>width << 2;
  const toLowBits = f64x2.splat(6755399441055744.0);
  for (let i: usize = 0; i < bytes; i += 16) {
    const at = surfaceRow + (i << 1);
    const first = f64x2.add(f64x2.floor(v128.load(at)), toLowBits);
    const second = f64x2.add(f64x2.floor(v128.load(at, 16)), toLowBits);
    v128.store(target + i, v128.shuffle<i32>(first, second, 0, 2, 4, 6));
  }
}
