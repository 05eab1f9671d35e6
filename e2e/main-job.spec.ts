import { existsSync, readFileSync } from 'node:fs';
import { surfaceAt } from '../src/domain/field/plain.ts';
import { exportJson, terrainId } from '../src/domain/recipe/canonical.ts';
import { parseRecipe } from '../src/domain/recipe/parse.ts';
import { covers } from '../tests/support/covers.ts';
import { exampleFile, expect, goldenFile, test } from './fixtures.ts';
import type { Editor, TextFile } from './pages/editor.ts';

function recipeOf({ text }: TextFile) {
  const result = parseRecipe(text);
  if (!result.ok) throw new Error(result.problems[0].message);
  return result.recipe;
}

/** The whole way: a file comes in, is seen, changed, and goes out again. */
async function wholeWay(editor: Editor, file: TextFile) {
  await editor.start();
  await editor.drop(file);
  await editor.settled();
  await expect(editor.documentName).toHaveValue(file.name.replace('.json', ''));
  const before = recipeOf(file);
  await expect(editor.status).toContainText(`id ${terrainId(before).slice(0, 8)}`);

  await editor.pointAt(300, 200);
  const pixel = await editor.mapPixel(300, 200);
  const readout = (await editor.status.textContent()) ?? '';
  const [, x, z, y] = /x ([−\d ]+)z ([−\d ]+)y ([−\d ]+)/.exec(readout.replaceAll('\u2009', ' ')) ?? [];
  const number = (text: string) => Number(text.replaceAll(/\s/g, '').replace('−', '-'));
  expect(number(y)).toBe(Math.floor(surfaceAt(before, number(x), number(z))));

  await editor.unfold('Noise');
  await editor.set('Base height', String(before.base_height + 7));
  const after = { ...before, base_height: before.base_height + 7 };
  await expect(editor.status).toContainText(`id ${terrainId(after).slice(0, 8)}`);
  await editor.settled();
  await editor.pointAt(301, 201);
  await editor.pointAt(300, 200);
  const height = Math.floor(surfaceAt(after, number(x), number(z)));
  await expect(editor.status).toContainText(new RegExp(`y\\s*${String(height).replace('-', '−')}`));
  await editor.set('Noise amplitude', '120');
  await expect.poll(() => editor.mapPixel(300, 200)).not.toBe(pixel);

  const out = await editor.exported();
  expect(out.name).toBe(file.name);
  expect(out.text).toBe(exportJson({ ...after, noise: { ...after.noise, amplitude: 120 } }));

  await editor.settled();
  await editor.page.reload();
  await editor.settled();
  await expect(editor.documentName).toHaveValue(file.name.replace('.json', ''));
  const again = await editor.exported();
  expect(again.text).toBe(out.text);
}

test(`open, see, change a number, see the change, export, reload ${covers('000-063', '000-095')}`, async ({
  editor,
}) => {
  await wholeWay(editor, exampleFile('canyon'));
});

const massif = `${process.env.SCARP_REFERENCE_DIR ?? ''}/recipes/ex-shacraft-massif.json`;
test('the published massif goes the whole way', async ({ editor }) => {
  test.skip(!existsSync(massif), 'needs SCARP_REFERENCE_DIR');
  await wholeWay(editor, { name: 'massif.json', text: readFileSync(massif, 'utf8') });
});

test('what was not changed goes out with the id it came in with', async ({ editor }) => {
  const file = goldenFile('sculpt-preserve');
  await editor.start();
  await editor.drop(file);
  await editor.settled();
  const out = await editor.exported();
  expect(out.text).toBe(exportJson(recipeOf(file)));
});

test('a recipe is copied to the clipboard, and pasted again as a document of its own', async ({
  editor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.start();
  await editor.openExample('First hill');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(exportJson(recipeOf(exampleFile('first-hill'))));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await editor.unfold('Noise');
  await editor.set('Seed', '99');
  await editor.settled();
  await page.getByRole('application', { name: 'Terrain map' }).focus();
  await page.keyboard.press('Control+V');
  await expect(editor.documentName).not.toHaveValue('First hill');
  await editor.settled();
  await editor.unfold('Noise');
  await expect(editor.field('Seed')).toHaveValue('5');
});

test.describe('examples', () => {
  const index = JSON.parse(readFileSync('examples/index.json', 'utf8')) as {
    name: string;
    terrain_id: string;
  }[];
  for (const { name, terrain_id } of index) {
    test(`${name} opens from the page with the id it says`, async ({ editor, page }) => {
      await editor.start();
      await editor.openExample(name);
      await expect(page.getByTitle(terrain_id).first()).toBeVisible();
    });
  }
});
