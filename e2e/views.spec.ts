import { exampleFile, expect, pictureOf, test } from './fixtures.ts';

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test(`no accessibility violation in any state, ${theme}`, async ({ editor, page, expectAccessible }) => {
      await editor.start();
      await expectAccessible();
      await editor.openExample('Valley lobby');
      await expectAccessible();
      await editor.recipe
        .getByRole('button', { name: /Ridge 1/ })
        .first()
        .click();
      await expectAccessible();
      await editor.show('2D+3D');
      await expect(page.getByRole('application', { name: 'Terrain scene' })).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expectAccessible();
    });
  });
}

test('3D is drawn, points at the same columns as the map, and goes by keyboard', async ({ editor, page }) => {
  await editor.start();
  await editor.openExample('Island');
  await editor.show('3D');
  const scene = page.getByRole('application', { name: 'Terrain scene' });
  await expect(page.getByText('Drag turns, right drag moves')).toBeVisible();
  const box = await scene.boundingBox();
  if (!box) throw new Error('no scene');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await expect(editor.status).toContainText(/x\s*[−\d]+\s*z\s*[−\d]+\s*y\s*\d+/);
  const picture = () =>
    page.screenshot({ clip: { x: middle.x - 60, y: middle.y - 60, width: 120, height: 120 } });
  const before = (await picture()).toString('base64');
  await scene.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await picture()).toString('base64')).not.toBe(before);
});

test('after an edit of the envelope and after a reload the same blocks stand in 3D', async ({
  editor,
  page,
}) => {
  await editor.start();
  await editor.openExample('Island');
  await editor.show('3D');
  const built = page.getByText('Drag turns, right drag moves');
  const scene = page.getByRole('application', { name: 'Terrain scene' });
  const picture = () => pictureOf(scene);
  await expect(built).toBeVisible();
  const first = await picture();
  await editor.unfold('Envelope');
  await editor.set('Envelope max x', String(Number(await editor.field('Envelope max x').inputValue()) + 90));
  await expect.poll(picture).not.toBe(first);
  await editor.settled();
  await expect(built).toBeVisible();
  await scene.focus();
  await page.keyboard.press('f');
  await expect(built).toBeVisible();
  await scene.blur();
  await page.mouse.move(0, 0);
  // The blocks drawn after the edit are those that a fresh page draws.
  const edited = await picture();
  await page.reload();
  await expect(built).toBeVisible();
  await editor.settled();
  await expect.poll(picture).toBe(edited);
});

test('the view in 3D turns up to the zenith and no further', async ({ editor, page }) => {
  await editor.start();
  await editor.openExample('Island');
  await editor.show('3D');
  await expect(page.getByText('Drag turns, right drag moves')).toBeVisible();
  const scene = page.getByRole('application', { name: 'Terrain scene' });
  const picture = () => pictureOf(scene);
  await scene.focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Drag turns, right drag moves')).toBeVisible();
  const above = await picture();
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowUp');
  expect(await picture()).toBe(above);
});

test('without WebGL the scene says so, and the map goes on', async ({ editor, page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return /webgl/.test(kind) ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof real;
  });
  await editor.start();
  await editor.drop(exampleFile('first-hill'));
  await editor.settled();
  await editor.show('2D+3D');
  await expect(page.getByText('3D is away: this browser gives no WebGL')).toBeVisible();
  await expect(editor.map.getByRole('img', { name: /^Terrain, 8 by 8/ })).toBeVisible();
});

test('a lost graphics context is said, and 3D comes back by itself', async ({ editor, page }) => {
  await editor.start();
  await editor.drop(exampleFile('first-hill'));
  await editor.settled();
  await editor.show('3D');
  await expect(page.getByText('Drag turns, right drag moves')).toBeVisible();
  await page.evaluate(() => {
    const canvas = document.querySelector('[aria-label="Terrain scene"] canvas') as HTMLCanvasElement;
    const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    setTimeout(() => lose?.restoreContext(), 700);
  });
  await expect(page.getByText('the browser took the graphics card back')).toBeVisible();
  await expect(page.getByText('Drag turns, right drag moves')).toBeVisible();
});

test('the map zooms to single blocks and fits again, by keyboard', async ({ editor, page }) => {
  await editor.start();
  await editor.openExample('Island');
  const level = editor.map.getByRole('status', { name: 'Zoom level' });
  const fitted = (await level.textContent()) ?? '';
  await page.getByRole('application', { name: 'Terrain map' }).focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press('+');
  await expect(level).toHaveText(/6400/);
  await page.keyboard.press('f');
  await expect(level).toHaveText(fitted);
});

test('what was opened before is kept and can be opened again', async ({ editor, page }) => {
  await editor.start();
  await editor.openExample('First hill');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Island/ })
    .first()
    .click();
  await expect(editor.documentName).toHaveValue('Island');
  await editor.settled();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^First hill/ })
    .first()
    .click();
  await expect(editor.documentName).toHaveValue('First hill');
});
