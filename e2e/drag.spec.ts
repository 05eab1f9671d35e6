import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exampleFile, expect, test } from './fixtures.ts';
import { Editor } from './pages/editor.ts';

const FEATURES64 = {
  name: 'features64.json',
  text: readFileSync(new URL('../bench/recipes/features64.json', import.meta.url), 'utf8'),
};

/** Without a graphics card canvases are quickest on the processor; nothing here is in 3D. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: ['--no-sandbox'] });
  },
});

/** A place of the map from which a drag moves the selected feature, as the cursor tells. */
async function bodyOfSelected(editor: Editor): Promise<{ x: number; y: number }> {
  const map = editor.page.getByRole('application', { name: 'Terrain map' });
  const box = await map.boundingBox();
  if (!box) throw new Error('the map is not on the page');
  for (let y = box.height / 2; y < box.height; y += 9) {
    for (let x = 40; x < box.width; x += 9) {
      await editor.page.mouse.move(box.x + x, box.y + y);
      if ((await map.getAttribute('data-over')) === 'feature') return { x: box.x + x, y: box.y + y };
    }
  }
  throw new Error('the selected feature is not on the map');
}

/** Moves the pointer in so many steps, one a frame, as fast as a hand; pixels from where it was pressed. */
async function dragAlong(
  page: Page,
  start: { x: number; y: number },
  path: readonly (readonly [x: number, y: number])[],
): Promise<void> {
  await page.mouse.down();
  await page.evaluate(
    async ([from, steps]) => {
      const map = document.querySelector('[aria-label="Terrain map"]');
      for (const [x, y] of steps) {
        const at = { clientX: from.x + x, clientY: from.y + y };
        map?.dispatchEvent(
          new PointerEvent('pointermove', { ...at, pointerId: 1, bubbles: true, buttons: 1 }),
        );
        await new Promise(requestAnimationFrame);
      }
    },
    [start, path] as const,
  );
  await page.mouse.up();
}

/** Keeps hold of the picture that the map is painted with last. */
function keepPicture(): void {
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...words: unknown[]) {
    (draw as (...all: unknown[]) => void).apply(this, words);
    Object.assign(window, { picture: words[0] });
  };
}

/** All pixels of that picture, as a hash. */
async function pictureHash(): Promise<string> {
  const { picture } = window as unknown as { picture: OffscreenCanvas };
  const { width, height } = picture;
  const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const digest = await crypto.subtle.digest('SHA-256', pixels);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join(' ');
}

async function select(editor: Editor, name: RegExp): Promise<void> {
  await editor.recipe.getByRole('button', { name }).first().click();
}

test('a drag moves the selected feature by whole blocks, and Escape puts it back', async ({
  editor,
  page,
}) => {
  await editor.start();
  await editor.openExample('First hill');
  await select(editor, /^Hill 1/);
  const x = () => editor.field('Center x').inputValue();
  const before = Number(await x());
  const body = await bodyOfSelected(editor);
  await page.mouse.down();
  await page.mouse.move(body.x + 80, body.y, { steps: 4 });
  await expect.poll(x).not.toBe(String(before));
  await page.keyboard.press('Escape');
  await expect.poll(x).toBe(String(before));
  await page.mouse.up();
  expect(await x()).toBe(String(before));

  await bodyOfSelected(editor);
  await page.mouse.down();
  await page.mouse.move(body.x + 128, body.y, { steps: 4 });
  await page.mouse.up();
  await editor.settled();
  // At 64 pixels a block, as the example is shown.
  await expect.poll(x).toBe(String(before + 2));
});

test('a drag of 200 steps over 64 features loses no final state', async ({ editor, page, browser }) => {
  await page.addInitScript(keepPicture);
  await editor.start();
  await editor.drop(FEATURES64);
  await editor.settled();
  await select(editor, /^Ridge 2/);
  const start = await bodyOfSelected(editor);
  const first = Number((await editor.field('Point 1 x').inputValue()).replace('−', '-'));
  const path = Array.from(
    { length: 200 },
    (_, step) => [50 * Math.sin(step / 20) + step / 4, 30 * Math.sin(step / 9)] as const,
  );
  await dragAlong(page, start, path);
  await editor.settled();
  expect(Number((await editor.field('Point 1 x').inputValue()).replace('−', '-'))).not.toBe(first);

  // The picture after many partial ones is what a fresh page makes that computes the recipe whole.
  const fresh = new Editor(await browser.newPage());
  await fresh.page.addInitScript(keepPicture);
  await fresh.start();
  await fresh.drop(await editor.exported());
  await fresh.settled();
  await expect(fresh.map.getByRole('img', { name: /heights/ })).toBeVisible();
  const isSame = async () => (await fresh.page.evaluate(pictureHash)) === (await page.evaluate(pictureHash));
  await expect.poll(isSame).toBe(true);
});

test('the map never shows an older recipe after a newer one', async ({ editor, page }) => {
  await page.addInitScript(() => {
    // Where the hill stands in each picture the map is painted with: the middle of what differs from level ground.
    const places: number[] = [];
    Object.assign(window, { places });
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...words: unknown[]) {
      (draw as (...all: unknown[]) => void).apply(this, words);
      const picture = words[0] as OffscreenCanvas;
      const pixels = picture.getContext('2d')?.getImageData(0, 48, picture.width, 1).data ?? [];
      let sum = 0;
      let count = 0;
      for (let x = 0; x < picture.width; x++) {
        if (pixels[x * 4] === pixels[0] && pixels[x * 4 + 1] === pixels[1]) continue;
        sum += x;
        count++;
      }
      if (count > 0) places.push(sum / count);
    };
  });
  const recipe = JSON.parse(exampleFile('first-hill').text);
  const text = JSON.stringify({
    ...recipe,
    min: { x: 0, y: 0, z: 0 },
    max: { x: 255, y: 63, z: 95 },
    base_height: 20,
    noise: { amplitude: 0, scale: 8 },
    features: [{ type: 'hill', center: { x: 40, z: 48 }, radius: 12, falloff: 14, height: 20 }],
    preserve: [],
  });
  await editor.start();
  await editor.drop({ name: 'moving-hill.json', text });
  await editor.settled();
  await select(editor, /^Hill 1/);
  const start = await bodyOfSelected(editor);
  await dragAlong(
    page,
    start,
    Array.from({ length: 200 }, (_, step) => [step * 1.5, 0] as const),
  );
  await editor.settled();
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  const steps = new Set(places);
  expect(steps.size).toBeGreaterThan(5);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
