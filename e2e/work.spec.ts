import { readFileSync } from 'node:fs';
import { compileField } from '../src/domain/field/compile.ts';
import { fieldStatistics } from '../src/domain/field/statistics.ts';
import { terrainId } from '../src/domain/recipe/canonical.ts';
import { parseRecipe } from '../src/domain/recipe/parse.ts';
import { expect, test } from './fixtures.ts';

const features64 = { name: 'features64.json', text: readFileSync('bench/recipes/features64.json', 'utf8') };

test('a worker that ends without a word is replaced, and the work done again', async ({ editor, page }) => {
  await editor.start();
  await editor.openExample('Crater lake');
  const worker = page.workers()[0];
  await worker.evaluate(() => self.close());
  await editor.unfold('Noise');
  await editor.set('Seed', '7');
  await expect(editor.map.getByRole('img', { name: /^Terrain, 256 by 256/ })).toBeVisible();
  const { text } = await editor.exported();
  const result = parseRecipe(text);
  await expect(editor.status).toContainText(
    `id ${result.ok ? terrainId(result.recipe).slice(0, 8) : 'none'}`,
  );
  await editor.pointAt(320, 220);
  await expect(editor.status).toContainText(/y\s*\d+/);
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
});

test('the last of many quick edits is what is shown', async ({ editor }) => {
  await editor.start();
  await editor.drop(features64);
  await editor.settled();
  await editor.unfold('Noise');
  const base = editor.field('Base height');
  for (let i = 0; i < 20; i++) {
    await base.fill(String(100 + i * 10));
    await base.press('Enter');
  }
  const expected = parseRecipe(features64.text.replace('"base_height": 64', '"base_height": 290'));
  if (!expected.ok) throw new Error('features64');
  await expect(editor.status).toContainText(`id ${terrainId(expected.recipe).slice(0, 8)}`);
  const { heightMin, heightMax } = fieldStatistics(expected.recipe, compileField(expected.recipe));
  const map = editor.map.getByRole('img', { name: /^Terrain, 1024 by 1024/ });
  await expect(map).toHaveAccessibleName(new RegExp(`heights ${heightMin} to ${heightMax}$`));
});

test('long work shows its progress with a count, and its first bands on the map', async ({ editor }) => {
  await editor.start();
  await editor.drop({ name: 'worst.json', text: readFileSync('bench/recipes/worst.json', 'utf8') });
  await expect(editor.status.getByRole('progressbar', { name: 'Computing the field' })).toBeVisible();
  const progress = editor.status.getByText(/\d+ of 1[\s ]?024 rows/);
  await expect(progress).toBeVisible();
  await expect(editor.map.getByRole('img', { name: /heights [−\d]+ to/ })).toBeVisible();
  await expect(progress).toBeVisible();
  // A newer recipe does not wait for it.
  await editor.drop({
    name: 'first-hill.json',
    text: readFileSync('examples/first-hill.recipe.json', 'utf8'),
  });
  await expect(editor.map.getByRole('img', { name: /^Terrain, 8 by 8/ })).toBeVisible();
});

test('a feature that was deleted can be put back where it was', async ({ editor, page }) => {
  await editor.start();
  await editor.openExample('Island');
  const names = () =>
    editor.recipe.getByRole('list', { name: /^Features/ }).getByRole('button', { name: /^\w+ \d+$/ });
  const before = await names().allTextContents();
  await names().first().click();
  await page.keyboard.press('Delete');
  await expect(names()).toHaveCount(before.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names().allTextContents()).toEqual(before);
});

test('steps go on from what was typed', async ({ editor, page }) => {
  await editor.start();
  await editor.openExample('First hill');
  await editor.unfold('Noise');
  await editor.field('Base height').fill('77');
  await page.keyboard.press('ArrowUp');
  await expect(editor.field('Base height')).toHaveValue('78');
});
