import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Report } from './report.ts';

const PORT = 48_795;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const DRAG_STEPS = 200;
const COLD_STARTS = 7;

/** What the page's canvases did last, noted by `watchPaintings`. */
interface Paintings {
  /** Pictures that were put on their canvas, ever. */
  pictures: number;
  /** Pictures that the map has been painted with, and when that was, milliseconds of the page's clock. */
  painted: number;
  paintedAt: number;
}

declare global {
  interface Window {
    paintings: Paintings;
  }
}

/** The page itself in Chromium: what a person waits for. */
export async function benchPage(report: Report): Promise<void> {
  if (!report.wants('page/')) return;
  const server = await startServer();
  const browser = await launch();
  try {
    if (report.wants('page/drag')) await benchDrag(report, browser);
    if (report.wants('page/cold')) await benchCold(report, browser);
    if (report.wants('page/memory')) await benchMemory(report, browser);
  } finally {
    await browser.close();
    server.kill();
  }
}

function launch(): Promise<Browser> {
  const system = '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(system) && { executablePath: system }),
    args: ['--no-sandbox'],
  });
}

function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/node/serve.js', '--port', String(PORT)]);
  return new Promise((resolve, reject) => {
    server.stdout.once('data', () => resolve(server));
    server.once('exit', () => reject(new Error('the page server did not start')));
  });
}

/** Notes when the map has been painted with a new picture: it draws from the canvas that pictures are put on. */
function watchPaintings(): void {
  window.paintings = { pictures: 0, painted: 0, paintedAt: 0 };
  const put = OffscreenCanvasRenderingContext2D.prototype.putImageData;
  OffscreenCanvasRenderingContext2D.prototype.putImageData = function (...words: unknown[]) {
    window.paintings.pictures++;
    return (put as (...all: unknown[]) => void).apply(this, words);
  };
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...words: unknown[]) {
    (draw as (...all: unknown[]) => void).apply(this, words);
    const { paintings } = window;
    if (paintings.painted === paintings.pictures) return;
    paintings.painted = paintings.pictures;
    paintings.paintedAt = performance.now();
  };
}

async function openFeatures64(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(watchPaintings);
  await page.goto(ADDRESS);
  await dropFeatures64(page);
  await page.waitForFunction(() => window.paintings.painted > 0);
  await page.getByText(/^saved /).waitFor();
  return page;
}

async function dropFeatures64(page: Page): Promise<void> {
  const text = readFileSync('bench/recipes/features64.json', 'utf8');
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'features64.json', { type: 'application/json' }));
    return data;
  }, text);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer: transfer });
}

/** From each pointer move to the map that is painted with its field. */
async function benchDrag(report: Report, browser: Browser): Promise<void> {
  const page = await openFeatures64(browser);
  await page
    .getByRole('button', { name: /Ridge 2/ })
    .first()
    .click();
  const start = await bodyOfSelected(page);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 4, start.y);
  const times: number[] = [];
  for (let step = 0; step < DRAG_STEPS; step++) {
    const angle = (step / DRAG_STEPS) * 4 * Math.PI;
    times.push(
      await timeMove(page, start.x + 40 * Math.sin(angle) + 4, start.y + 30 * (1 - Math.cos(angle))),
    );
  }
  await page.mouse.up();
  await page.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)];
  report.add({ id: 'page/drag', unit: 'ms', p50: at(0.5), p95: at(0.95) });
}

/** A place of the map from which a drag moves the feature that is selected: the cursor tells. */
async function bodyOfSelected(page: Page): Promise<{ x: number; y: number }> {
  const map = page.getByRole('application', { name: 'Terrain map' });
  const box = await map.boundingBox();
  if (!box) throw new Error('there is no map');
  for (let y = 40; y < box.height; y += 8) {
    for (let x = 40; x < box.width; x += 8) {
      await page.mouse.move(box.x + x, box.y + y);
      if (await map.evaluate((element) => element.dataset.over === 'feature'))
        return { x: box.x + x, y: box.y + y };
    }
  }
  throw new Error('the selected feature is not on the map');
}

/** Moves the pointer within the page, whose clock both ends are taken from. */
function timeMove(page: Page, x: number, y: number): Promise<number> {
  return page.evaluate(
    ([clientX, clientY]) =>
      new Promise<number>((resolve) => {
        const map = document.querySelector('[aria-label="Terrain map"]') as HTMLElement;
        const before = window.paintings.painted;
        const started = performance.now();
        map.dispatchEvent(
          new PointerEvent('pointermove', { clientX, clientY, pointerId: 1, bubbles: true, buttons: 1 }),
        );
        const look = () => {
          if (window.paintings.painted > before) resolve(window.paintings.paintedAt - started);
          else if (performance.now() - started > 400) resolve(0);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [x, y],
  );
}

/** From the start of loading the page, with a document of 64 features kept, to its first picture. */
async function benchCold(report: Report, browser: Browser): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < COLD_STARTS; run++) {
    const page = await openFeatures64(browser);
    await page.reload();
    await page.waitForFunction(() => window.paintings.painted > 0);
    times.push(await page.evaluate(() => window.paintings.paintedAt));
    await page.context().close();
  }
  times.sort((a, b) => a - b);
  report.add({ id: 'page/cold', unit: 'ms', median: times[times.length >> 1], min: times[0] });
}

/** Megabytes of the page's process with all its workers: before, with a document of 1,048,576 columns, and after. */
async function benchMemory(report: Report, browser: Browser): Promise<void> {
  if (process.platform !== 'linux') return;
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const add = async (id: string) => {
    await page.requestGC();
    const megabytes = await ownMegabytes(browser);
    report.add({ id: `page/memory/${id}`, unit: 'MB', median: megabytes, min: megabytes });
  };
  const show = (view: string) => page.getByRole('button', { name: view, exact: true }).click();
  await page.goto(ADDRESS);
  await page.getByRole('heading', { name: 'Start with a piece of land' }).waitFor();
  await add('start');
  await dropFeatures64(page);
  await page.getByText(/^saved /).waitFor();
  await page.getByText(/field \d+ ms/).waitFor();
  await add('2d');
  await show('2D+3D');
  await page.getByText('Drag turns, right drag moves').waitFor();
  await add('3d');
  await page.close();
}

/** What the browser's page processes hold in memory of their own, megabytes. */
async function ownMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^Private_Dirty:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')))
    .map((found) => Number(found?.[1] ?? 0));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}
