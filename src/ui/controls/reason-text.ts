import { isNumberField, NUMBER_LIMITS } from '../../domain/recipe/limits.ts';
import { fromPointer } from '../../domain/recipe/problem.ts';
import type { PendingEdit } from '../../state/document-store.ts';
import { readable } from './number-words.ts';

/** Why a typed number is not taken, in terms of what was typed. */
export function reasonText({ value, text, problem }: PendingEdit): string {
  const typed = text.trim();
  if (typeof value !== 'number')
    return typed === '' ? 'A number is missing here.' : `“${typed}” is not a number.`;
  const field = fromPointer(problem.path).at(-1);
  if (problem.code !== 'out_of_range' || typeof field !== 'string' || !isNumberField(field))
    return problem.message;
  const { min, max } = NUMBER_LIMITS[field];
  if (value > max) return `${typed} is above the limit of ${readable(max)}.`;
  return value < min ? `${typed} is below the limit of ${readable(min)}.` : problem.message;
}
