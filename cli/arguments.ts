import { InvalidArgumentError } from 'commander';
import { type Region, regionBetween } from '../src/domain/field/region.ts';
import { ENVELOPE_LIMITS, NUMBER_LIMITS } from '../src/domain/recipe/limits.ts';

/** A whole number from min to max, written as one. */
function integerBetween(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < min || value > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    }
    return value;
  };
}

/** The name of a file to read. */
export function inputName(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must name a file; - is standard input.');
  return text;
}

/** The name of a file to write. An option in its place is a name that was forgotten. */
export function outputName(text: string): string {
  if (text !== '' && !text.startsWith('-')) return text;
  throw new InvalidArgumentError(
    'It must name a file. One whose name begins with a dash is written ./-name; standard output holds no binary data.',
  );
}

/** Any whole number: its range is the command's to judge. */
export function integer(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

export const coordinate = integerBetween(NUMBER_LIMITS.x.min, NUMBER_LIMITS.x.max);

/** `x0,z0,x1,z1`, both corners included. */
export function regionOf(text: string): Region {
  const parts = text.split(',');
  if (parts.length !== 4) throw new InvalidArgumentError('It must be four whole numbers: x0,z0,x1,z1.');
  const [x0, z0, x1, z1] = parts.map((part) => coordinate(part.trim()));
  if (x0 > x1 || z0 > z1) throw new InvalidArgumentError('x0 may be at most x1, and z0 at most z1.');
  const region = regionBetween({ x: x0, z: z0 }, { x: x1, z: z1 });
  if (region.width * region.length > ENVELOPE_LIMITS.columns) {
    throw new InvalidArgumentError(
      `It holds ${region.width * region.length} columns. At most ${ENVELOPE_LIMITS.columns} are allowed.`,
    );
  }
  return region;
}
