import { exportJson } from '../src/domain/recipe/canonical.ts';
import { parseRecipe } from '../src/domain/recipe/parse.ts';
import { exampleFile, expect, test } from './fixtures.ts';

test('an invalid file shows its problems and changes nothing', async ({ editor, expectAccessible }) => {
  await editor.start();
  await editor.openExample('Island');
  const before = await editor.exported();
  const broken = exampleFile('canyon')
    .text.replace('"seed": -4321', '"seed": 1.5')
    .replace('"scale": 84', '"scale": 84, "octaves": 3');
  await editor.drop({ name: 'broken.json', text: broken });
  await expect(editor.dock).toContainText('broken.json');
  await expect(editor.dock).toContainText('"octaves" is not a field of noise');
  await expect(editor.dock).toContainText('Seed must be a whole number, not 1.5');
  await expectAccessible();
  await expect(editor.documentName).toHaveValue('Island');
  expect((await editor.exported()).text).toBe(before.text);
  await editor.page.reload();
  await editor.settled();
  expect((await editor.exported()).text).toBe(before.text);
});

test('a file that is no recipe at all is refused with what to do', async ({ editor }) => {
  await editor.start();
  for (const [name, text, words] of [
    ['picture.png', '\u0089PNG\r\n', 'This is not JSON'],
    ['empty.json', '', 'The text is empty'],
    ['deep.json', '['.repeat(100_000), 'deep'],
    ['huge.json', `[${'1,'.repeat(600_000)}1]`, 'larger than 1 MiB'],
  ]) {
    await editor.drop({ name, text });
    await expect(editor.dock).toContainText(name);
    await expect(editor.dock).toContainText(words);
  }
  await expect(editor.page.getByRole('heading', { name: 'Start with a piece of land' })).toBeVisible();
});

test('a value out of range stays in its field, red, with the reason; the last valid recipe stays', async ({
  editor,
  expectAccessible,
}) => {
  await editor.start();
  await editor.openExample('First hill');
  await editor.recipe.getByRole('button', { name: 'Hill 1', exact: false }).first().click();
  const falloff = editor.inspector.getByRole('textbox', { name: 'Falloff' });
  await falloff.fill('2400');
  await falloff.press('Enter');
  await expect(falloff).toHaveValue('2400');
  await expect(falloff).toHaveAttribute('aria-invalid', 'true');
  await expect(falloff).toHaveAccessibleDescription(/2048/);
  await expectAccessible();
  const kept = parseRecipe((await editor.exported()).text);
  expect(kept.ok && kept.recipe.features[0]).toMatchObject({ falloff: 4 });

  await editor.recipe.getByRole('button', { name: 'Add feature' }).focus();
  const dockButton = editor.dock.getByRole('button', { name: 'Open dock' });
  if (await dockButton.isVisible()) await dockButton.click();
  await editor.dock.getByRole('list', { name: 'Problems of the recipe' }).getByRole('button').first().click();
  await expect(falloff).toBeFocused();
  await falloff.press('Escape');
  await expect(falloff).toHaveValue('4');
});

test('integers written 1.0 are taken on opening, with a hint, and rewritten', async ({ editor }) => {
  const file = exampleFile('first-hill');
  await editor.start();
  await editor.drop({ name: 'dotted.json', text: file.text.replace('"seed": 5', '"seed": 5.0') });
  await editor.settled();
  const dockButton = editor.dock.getByRole('button', { name: 'Open dock' });
  if (await dockButton.isVisible()) await dockButton.click();
  await expect(editor.dock).toContainText('5.0 is read as 5');
  const parsed = parseRecipe(file.text);
  expect((await editor.exported()).text).toBe(parsed.ok ? exportJson(parsed.recipe) : '');
});
