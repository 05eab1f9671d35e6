import type { HintCode, RecipeHint } from '../recipe/problem.ts';
import type { Box, Feature, PlateauFeature, Recipe } from '../recipe/schema.ts';
import type { FieldEvidence } from './evidence.ts';
import { distanceToCore } from './plain.ts';
import { segmentSpan } from './spans.ts';

/** What deserves a look in a valid recipe, in the order of its parts. None of it has to be changed. */
export function findFieldHints(recipe: Recipe, evidence: FieldEvidence): RecipeHint[] {
  return [
    ...clippedHints(recipe, evidence),
    ...recipe.features.flatMap((feature, index) => [
      ...effectHints(feature, index, evidence),
      ...(feature.type === 'plateau' ? padHints(recipe, feature, index, evidence) : []),
    ]),
    ...recipe.preserve.flatMap((_, index) => preserveHints(recipe, index, evidence)),
  ];
}

function clippedHints({ min, max }: Recipe, { clippedBelow, clippedAbove }: FieldEvidence): RecipeHint[] {
  const hints: RecipeHint[] = [];
  if (clippedBelow > 0) {
    const message = `${surfacesOf(clippedBelow)} below y ${min.y}, the bottom of the envelope, so that no ground is written there. Lower the bottom, or raise the ground, unless that is meant.`;
    hints.push(hint('clipped_columns', '/min/y', message));
  }
  if (clippedAbove > 0) {
    const message = `${surfacesOf(clippedAbove)} above y ${max.y}, the top of the envelope, which cuts the ground off there. Raise the top, or lower the ground, unless that is meant.`;
    hints.push(hint('clipped_columns', '/max/y', message));
  }
  return hints;
}

function surfacesOf(count: number): string {
  return `${columns(count)} ${count === 1 ? 'has its' : 'have their'} surface`;
}

function effectHints(feature: Feature, index: number, { effects }: FieldEvidence): RecipeHint[] {
  if (effects[index]) return [];
  const message = `${nameOf(feature, index)} changes no column of the envelope. ${reasonOf(feature)}`;
  return [hint('feature_without_effect', `/features/${index}`, message)];
}

function reasonOf(feature: Feature): string {
  if (feature.type === 'terrace') return 'Its strength is 0, or all heights lie on its steps already.';
  if (feature.type === 'basin' || feature.type === 'channel')
    return 'The ground in its reach is lower already, or out of its reach.';
  return feature.type === 'plateau' ? 'It lies out of reach.' : 'Its height is 0, or it lies out of reach.';
}

function padHints(
  recipe: Recipe,
  plateau: PlateauFeature,
  index: number,
  { pads }: FieldEvidence,
): RecipeHint[] {
  const name = nameOf(plateau, index);
  const hints: RecipeHint[] = [];
  const pad = pads[index];
  if (pad && pad.lowered > 0) {
    const better = plateau.height + 0.5;
    const message = `${name} is not quite level: rounding leaves ${pad.lowered} of its ${columns(pad.columns)} one block lower. Height ${better} makes it level at ${plateau.height}.`;
    hints.push(hint('pad_not_level', `/features/${index}/height`, message));
  }
  const later = recipe.features.findIndex((other, place) => place > index && coversPad(other, plateau));
  if (later >= 0) {
    const other = nameOf(recipe.features[later], later);
    const message = `${other} runs later and raises or lowers part of this pad. Put ${name} after it if the pad is to be level.`;
    hints.push(hint('plateau_covered', `/features/${index}`, message));
  }
  return hints;
}

/** Whether a hill or ridge reaches into the core of a plateau. */
function coversPad(feature: Feature, { min, max }: PlateauFeature): boolean {
  if ((feature.type !== 'hill' && feature.type !== 'ridge') || feature.height === 0) return false;
  if (feature.type === 'hill') {
    const x = Math.max(min.x, Math.min(max.x, feature.center.x));
    const z = Math.max(min.z, Math.min(max.z, feature.center.z));
    return distanceToCore(feature, x, z) < feature.falloff;
  }
  const reach = feature.width + feature.falloff;
  const rows = reachRows(feature.points, reach, min.z, max.z);
  for (const z of rows) {
    for (let i = 1; i < feature.points.length; i++) {
      const span = segmentSpan(feature.points[i - 1], feature.points[i], reach, z);
      if (!span || span.to < min.x || span.from > max.x) continue;
      const from = Math.max(span.from, min.x);
      const to = Math.min(span.to, max.x);
      for (let x = from; x <= to; x++) if (distanceToCore(feature, x, z) < feature.falloff) return true;
    }
  }
  return false;
}

/** The rows of a pad that a path can reach at all. */
function* reachRows(
  points: readonly { z: number }[],
  reach: number,
  north: number,
  south: number,
): Generator<number> {
  const first = Math.max(north, Math.floor(Math.min(...points.map(({ z }) => z)) - reach));
  const last = Math.min(south, Math.ceil(Math.max(...points.map(({ z }) => z)) + reach));
  for (let z = first; z <= last; z++) yield z;
}

function preserveHints(recipe: Recipe, index: number, { preserves }: FieldEvidence): RecipeHint[] {
  if (preserves[index]) return [];
  const { min, max }: Box = recipe.preserve[index];
  const why = recipe.mode === 'fill' ? 'the surface lies below it' : 'the surface lies above it';
  const message = `Preserve box ${index + 1} (y ${min.y} to ${max.y}) keeps nothing: in ${recipe.mode} mode no block would be written in it, as ${why}.`;
  return [hint('preserve_without_effect', `/preserve/${index}`, message)];
}

function hint(code: HintCode, path: string, message: string): RecipeHint {
  return { severity: 'hint', code, path, line: null, column: null, message };
}

function nameOf(feature: Feature, index: number): string {
  const type = feature.type.charAt(0).toUpperCase() + feature.type.slice(1);
  return `${type} (feature ${index + 1})`;
}

function columns(count: number): string {
  return count === 1 ? '1 column' : `${count} columns`;
}
