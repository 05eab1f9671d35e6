import { expect, test } from 'vitest';
import { parseRecipe } from '../../src/domain/recipe/parse.ts';
import { referenceMessage } from '../../src/domain/recipe/reference-message.ts';
import { covers } from '../support/covers.ts';
import cases from './invalid.json' with { type: 'json' };

const refused = cases.filter((item) => !item.accepted);
const accepted = cases.filter((item) => item.accepted);

test(`all ${refused.length} invalid recipes are refused with the reference's message ${covers('000-149')}`, () => {
  expect(refused).toHaveLength(127);
  for (const { name, text, message } of refused) {
    const result = parseRecipe(text);
    expect(result.ok, name).toBe(false);
    expect(referenceMessage(result.ok ? [] : result.problems), name).toBe(message);
  }
});

test(`all ${accepted.length} recipes on the limit are accepted`, () => {
  expect(accepted).toHaveLength(7);
  for (const { name, text } of accepted) expect(parseRecipe(text), name).toMatchObject({ ok: true });
});

test('every problem stands somewhere and says something', () => {
  for (const { name, text } of refused) {
    const result = parseRecipe(text);
    if (result.ok) continue;
    for (const problem of result.problems) {
      expect(problem.line, name).toBeGreaterThan(0);
      expect(problem.column, name).toBeGreaterThan(0);
      expect(problem.message.length, name).toBeGreaterThan(15);
    }
  }
});
