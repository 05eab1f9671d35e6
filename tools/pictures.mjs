// npm run pictures: the README's pictures, taken from the real page. Needs what npm test installs.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureBuilt, ensurePackages, root } from './project.mjs';

checkNode();
ensurePackages();
ensureBuilt();
const { chromium } = await import('@playwright/test');

const PORT = 48791;
const address = `http://127.0.0.1:${PORT}/`;
const folder = join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });

const server = spawn(process.execPath, ['dist/node/serve.js', '--port', String(PORT)], { cwd: root });
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

/** A page of its own, with an example open. */
async function take(name, { theme = 'light', example, width = 1440, height = 900 }, arrange) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
  const page = await context.newPage();
  await page.goto(address);
  if (example) {
    await page.getByRole('list', { name: 'Examples' }).getByRole('button', { name: example }).first().click();
    await page.getByRole('img', { name: /^Terrain, .* heights/ }).waitFor();
  }
  await arrange?.(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}

const feature = (page, name) =>
  page
    .getByRole('list', { name: /^Features/ })
    .getByRole('button', { name, exact: false })
    .first();
const view = (page, name) =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name, exact: true });
const built = (page) => page.getByText('Drag turns, right drag moves').waitFor({ timeout: 60_000 });

try {
  await take('start', { width: 1280, height: 800 });
  await take('map', { example: 'Valley lobby' }, async (page) => {
    await feature(page, 'Ridge 1').click();
    await page.getByRole('application', { name: 'Terrain map' }).hover({ position: { x: 420, y: 330 } });
  });
  await take('scene', { example: 'Valley lobby', theme: 'dark' }, async (page) => {
    await view(page, '3D').click();
    await built(page);
  });
  await take('both', { example: 'Crater lake' }, async (page) => {
    await view(page, '2D+3D').click();
    await built(page);
  });
  await take('problems', { example: 'Canyon', width: 1280, height: 720 }, async (page) => {
    await feature(page, 'Channel 1').click();
    const falloff = page.getByRole('textbox', { name: 'Falloff', exact: true });
    await falloff.fill('2400');
    await falloff.press('Enter');
    await page.getByRole('button', { name: 'Open dock' }).click();
  });
  await take('blocks', { example: 'Terraced garden', width: 1280, height: 720 }, async (page) => {
    const map = page.getByRole('application', { name: 'Terrain map' });
    await map.hover({ position: { x: 300, y: 330 } });
    for (let i = 0; i < 14; i++) await page.mouse.wheel(0, -120);
    await page.getByRole('button', { name: 'Tile grid' }).click();
    await map.hover({ position: { x: 320, y: 300 } });
  });
} finally {
  await browser.close();
  server.kill();
}
