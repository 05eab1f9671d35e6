import { expect, test } from 'vitest';
import { canonicalJson, exportJson, terrainId, terrainIdAsWritten } from '../../src/domain/recipe/canonical.ts';
import { readJsonText } from '../../src/domain/recipe/json-text.ts';
import { parseRecipe } from '../../src/domain/recipe/parse.ts';
import { covers } from '../support/covers.ts';
import cases from './ids.json' with { type: 'json' };

test(`all ${cases.length} texts have the reference's id as written ${covers('000-064', '000-065')}`, () => {
  expect(cases).toHaveLength(17);
  for (const { name, text, terrain_id } of cases) {
    const read = readJsonText(text);
    expect(read.ok && terrainIdAsWritten(read.source), name).toBe(terrain_id);
  }
});

test('the id of the normal form is one for all texts of one recipe', () => {
  const plain = cases.find((item) => item.name === 'plain')?.terrain_id;
  for (const { name, text } of cases) {
    const result = parseRecipe(text);
    if (!result.ok) throw new Error(name);
    const reversed = name === 'features-reversed';
    expect(terrainId(result.recipe) === plain, name).toBe(!reversed);
    const again = parseRecipe(exportJson(result.recipe));
    expect(again.ok && canonicalJson(again.recipe), name).toBe(canonicalJson(result.recipe));
  }
});
