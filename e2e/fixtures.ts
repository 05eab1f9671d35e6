import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator } from '@playwright/test';
import { Editor, type TextFile } from './pages/editor.ts';

interface Fixtures {
  readonly editor: Editor;
  /** Fails the test if the page has said anything on its console that is not all right. */
  readonly quietConsole: undefined;
  readonly expectAccessible: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        // The browser's own remarks about slow reading of pixels come from tests that look at them.
        if (/GPU stall due to ReadPixels|willReadFrequently/.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page }, use) => {
    await use(new Editor(page));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  },
});

export { expect };

export function exampleFile(id: string): TextFile {
  return { name: `${id}.json`, text: readFileSync(`examples/${id}.recipe.json`, 'utf8') };
}

export function goldenFile(name: string): TextFile {
  return { name: `${name}.json`, text: readFileSync(`tests/golden/recipes/${name}.json`, 'utf8') };
}

/** Names a picture of an element by its content, so that two can be told apart. */
export async function pictureOf(element: Locator): Promise<string> {
  return createHash('sha256')
    .update(await element.screenshot())
    .digest('hex');
}
