import { pointsOf } from '../recipe/feature-points.ts';
import type {
  DiscFeature,
  Feature,
  PathFeature,
  PlateauFeature,
  Point,
  Recipe,
  TerraceFeature,
} from '../recipe/schema.ts';
import { type ConvexArea, cutPath, type Line } from './path-pieces.ts';

/*
 * A recipe as the kernel runs it: one array of doubles, laid out as `kernel/assembly/program.ts` reads it. It holds for every
 * region of every envelope, for nothing in it depends on one.
 */

/** The kernel's names of the feature types. */
const KIND: Record<Feature['type'], number> = {
  hill: 0,
  basin: 1,
  plateau: 2,
  ridge: 3,
  channel: 4,
  terrace: 5,
};

/** Columns from west to east and rows from north to south, both ends included, outside of which nothing happens. */
interface Bounds {
  readonly fromZ: number;
  readonly toZ: number;
  readonly fromX: number;
  readonly toX: number;
}

const EVERYWHERE: Bounds = { fromZ: -Infinity, toZ: Infinity, fromX: -Infinity, toX: Infinity };

/**
 * Circles that only choose between formulas are drawn this much too wide or too narrow, in blocks. Distances of whole
 * numbers are exact roots, and what is added to a radius is rounded at 1e-12: it is ample.
 */
const DISC_MARGIN = 1e-2;

/** Edits keep the features that they do not touch, so most records are there already. */
const records = new WeakMap<Feature, readonly number[]>();

/** Writes the program of a recipe. */
export function writeProgram(recipe: Recipe): Float64Array<ArrayBuffer> {
  const { base_height, noise, seed, features } = recipe;
  const parts = [
    [base_height, noise.amplitude, noise.scale, seed, features.length],
    ...features.map(recordOf),
  ];
  const program = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    program.set(part, at);
    at += part.length;
  }
  return program;
}

function recordOf(feature: Feature): readonly number[] {
  let record = records.get(feature) as number[] | undefined;
  if (!record) {
    record = [];
    writeFeature(record, feature);
    records.set(feature, record);
  }
  return record;
}

function writeFeature(record: number[], feature: Feature): void {
  switch (feature.type) {
    case 'hill':
    case 'basin':
      writeDisc(record, feature);
      break;
    case 'plateau':
      writePlateau(record, feature);
      break;
    case 'ridge':
    case 'channel':
      writePath(record, feature);
      break;
    case 'terrace':
      writeTerrace(record, feature);
      break;
  }
}

const HEAD_LENGTH = 6;

/**
 * What every record begins with: what it is, how many doubles it has, where it acts.
 * @param outer how far from its points it can
 */
function writeHead(record: number[], feature: Feature, bodyLength: number, outer: number): void {
  const { fromZ, toZ, fromX, toX } = boundsAround(pointsOf(feature), outer);
  record.push(KIND[feature.type], HEAD_LENGTH + bodyLength, fromZ, toZ, fromX, toX);
}

function boundsAround(points: readonly Point[], outer: number): Bounds {
  if (points.length === 0) return EVERYWHERE;
  const x = points.map((point) => point.x);
  const z = points.map((point) => point.z);
  return {
    fromZ: Math.min(...z) - outer,
    toZ: Math.max(...z) + outer,
    fromX: Math.min(...x) - outer,
    toX: Math.max(...x) + outer,
  };
}

function writeDisc(record: number[], feature: DiscFeature): void {
  const { center, radius, falloff, height } = feature;
  const outer = radius + falloff + DISC_MARGIN;
  writeHead(record, feature, 7, outer);
  record.push(center.x, center.z, radius, falloff, height, outer, radius - DISC_MARGIN);
}

function writePlateau(record: number[], feature: PlateauFeature): void {
  const { min, max, falloff, height } = feature;
  const outer = falloff + DISC_MARGIN;
  writeHead(record, feature, 7, outer);
  record.push(min.x, min.z, max.x, max.z, falloff, height, outer);
}

function writeTerrace(record: number[], feature: TerraceFeature): void {
  writeHead(record, feature, 2, Infinity);
  record.push(feature.step, feature.strength);
}

const AREA_LENGTH = 10;
const RECTANGLE_LENGTH = 2 * AREA_LENGTH + 5;
const WEDGE_LENGTH = AREA_LENGTH + 2;

function writePath(record: number[], feature: PathFeature): void {
  const { width, falloff, height } = feature;
  const { outer, inner, rectangles, wedges } = cutPath(feature);
  writeHead(record, feature, 7 + rectangles.length * RECTANGLE_LENGTH + wedges.length * WEDGE_LENGTH, outer);
  record.push(width, falloff, height, outer, inner, rectangles.length, wedges.length);
  for (const { start, along, area, core } of rectangles) {
    writeArea(record, area);
    record.push(start.x, start.z, along.x, along.z, along.x * along.x + along.z * along.z);
    writeArea(record, core ?? NOWHERE);
  }
  for (const { point, area } of wedges) {
    writeArea(record, area);
    record.push(point.x, point.z);
  }
}

const NOWHERE: ConvexArea = { fromZ: Infinity, toZ: -Infinity, west: [], east: [] };

/** An area has two lines to each side; those it lacks are made up by ones that limit nothing. */
function writeArea(record: number[], { fromZ, toZ, west, east }: ConvexArea): void {
  record.push(fromZ, toZ);
  for (let i = 0; i < 2; i++) writeLine(record, west[i], -Infinity);
  for (let i = 0; i < 2; i++) writeLine(record, east[i], Infinity);
}

function writeLine(record: number[], line: Line | undefined, unlimited: number): void {
  if (line) record.push(line.offset, line.slope);
  else record.push(unlimited, 0);
}
