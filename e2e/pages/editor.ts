import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** A file that is given to the page, with its text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The editor as a person sees it: by roles and names. */
export class Editor {
  readonly page: Page;
  readonly recipe: Locator;
  readonly map: Locator;
  readonly inspector: Locator;
  readonly dock: Locator;
  readonly status: Locator;
  readonly documentName: Locator;

  constructor(page: Page) {
    this.page = page;
    this.recipe = page.getByRole('complementary', { name: 'Recipe' });
    this.map = page.getByRole('main', { name: 'Map' });
    this.inspector = page.getByRole('complementary', { name: 'Inspector' });
    this.dock = page.getByRole('region', { name: 'Dock' });
    this.status = page.getByRole('contentinfo', { name: 'Status' });
    this.documentName = page.getByRole('textbox', { name: 'Document name' });
  }

  async start(): Promise<void> {
    await this.page.goto('/');
    await expect(this.page.getByRole('heading', { name: 'Start with a piece of land' })).toBeVisible();
  }

  async openExample(name: string): Promise<void> {
    await this.page.getByRole('list', { name: 'Examples' }).getByRole('button', { name }).first().click();
    await this.settled();
  }

  /** Drops a file on the window, as from a file manager. */
  async drop({ name, text }: TextFile): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([fileName, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content], fileName, { type: 'application/json' }));
        return data;
      },
      [name, text],
    );
    for (const type of ['dragenter', 'dragover', 'drop'])
      await this.page.dispatchEvent('body', type, { dataTransfer: transfer });
  }

  /** The newest recipe has been compiled, drawn and kept. */
  async settled(): Promise<void> {
    await expect(this.status).toContainText(/field [\d ]+ ms/);
    await expect(this.page.getByText(/^saved /)).toBeVisible();
  }

  /** Opens a section of the recipe panel if it is folded. */
  async unfold(section: string): Promise<void> {
    const button = this.recipe.getByRole('button', { name: section, exact: true });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Types a value into a field and leaves it. */
  async set(name: string, value: string): Promise<void> {
    await this.field(name).fill(value);
    await this.field(name).press('Enter');
  }

  async show(view: '2D' | '2D+3D' | '3D'): Promise<void> {
    await this.map
      .getByRole('group', { name: 'View' })
      .getByRole('button', { name: view, exact: true })
      .click();
  }

  /** The colour of the map's pixel at a point of its drawing, from a picture of the page. */
  async mapPixel(x: number, y: number): Promise<string> {
    const box = await this.page.getByRole('application', { name: 'Terrain map' }).boundingBox();
    if (!box) throw new Error('the map is not on the page');
    const clip = { x: Math.round(box.x + x), y: Math.round(box.y + y), width: 1, height: 1 };
    return (await this.page.screenshot({ clip })).toString('base64');
  }

  async pointAt(x: number, y: number): Promise<void> {
    const box = await this.page.getByRole('application', { name: 'Terrain map' }).boundingBox();
    if (!box) throw new Error('the map is not on the page');
    await this.page.mouse.move(box.x + x, box.y + y);
  }

  /** What a download gives. */
  async exported(): Promise<TextFile> {
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    const waiting = this.page.waitForEvent('download');
    await this.page
      .getByRole('dialog', { name: 'Export' })
      .getByRole('button', { name: 'Export recipe' })
      .click();
    const download = await waiting;
    await expect(this.page.getByRole('dialog')).toBeHidden();
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  }
}
