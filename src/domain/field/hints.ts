import type { HintCode, RecipeHint } from '../recipe/problem.ts';
import type { Box, Feature, Recipe, TerraceFeature } from '../recipe/schema.ts';
import type { FieldEvidence } from './evidence.ts';
import type { PadEvidence } from './pad-evidence.ts';

const LIST = new Intl.ListFormat('en');

/** What deserves a look in a valid recipe, in the order of its parts. None of it has to be changed. */
export function findFieldHints(recipe: Recipe, evidence: FieldEvidence): RecipeHint[] {
  return [
    ...clippedHints(recipe, evidence),
    ...recipe.features.flatMap((feature, index) => [
      ...effectHints(feature, index, evidence),
      ...padHints(recipe, index, evidence),
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

function effectHints(feature: Feature, index: number, evidence: FieldEvidence): RecipeHint[] {
  if (evidence.effects[index]) return [];
  const reason = evidence.reached[index]
    ? idleReason(feature, evidence.pads[index])
    : 'The envelope lies out of its reach: move it nearer, or give it a larger falloff.';
  const message = `${nameOf(feature, index)} changes no block of the envelope. ${reason}`;
  return [hint('feature_without_effect', `/features/${index}`, message)];
}

/** Why a feature does nothing where it reaches, and which number to change. */
function idleReason(feature: Feature, pad: PadEvidence | null): string {
  switch (feature.type) {
    case 'terrace':
      return idleTerraceReason(feature);
    case 'plateau':
      return pad && pad.columns > 0
        ? `In whole blocks, the ground lies at its height of ${feature.height} already: choose another height.`
        : `Only its falloff reaches the envelope, and brings no ground a block nearer to its height of ${feature.height}: choose a height farther from the ground, or a larger falloff.`;
    case 'basin':
    case 'channel':
      return `Its height of ${feature.height} makes no ground in its reach a block lower: choose a lower height.`;
    case 'hill':
    case 'ridge':
      return feature.height === 0
        ? 'Its height is 0: choose another.'
        : `Its height of ${feature.height} moves no ground in its reach by a block: choose one farther from 0.`;
  }
}

function idleTerraceReason({ step, strength }: TerraceFeature): string {
  if (strength === 0) return 'Its strength is 0: choose a larger one.';
  if (strength === 1)
    return `In whole blocks, all heights lie on its steps already: choose another step than ${step}.`;
  return `Its strength of ${strength} brings no ground a block nearer to its steps: choose a larger strength, or another step than ${step} if all heights lie on its steps already.`;
}

function padHints(recipe: Recipe, index: number, { pads }: FieldEvidence): RecipeHint[] {
  const plateau = recipe.features[index];
  const pad = pads[index];
  if (plateau.type !== 'plateau' || !pad) return [];
  const name = nameOf(plateau, index);
  const hints: RecipeHint[] = [];
  if (pad.lowered > 0) {
    const level = Math.floor(plateau.height);
    const message = `${name} is not quite level: rounding leaves ${pad.lowered} of its ${columns(pad.columns)} one block lower. Height ${level + 0.5} makes it level at ${level}.`;
    hints.push(hint('pad_not_level', `/features/${index}/height`, message));
  }
  if (pad.moved > 0) {
    const movers = LIST.format(pad.movers.map((place) => nameOf(recipe.features[place], place)));
    const message = `${name} does not keep its height in ${pad.moved} of its ${columns(pad.columns)}, because of ${movers} later in the list. Put the plateau after that if it is to be level.`;
    hints.push(hint('plateau_covered', `/features/${index}`, message));
  }
  return hints;
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
