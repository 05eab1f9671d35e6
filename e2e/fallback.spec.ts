import { expect, test } from './fixtures.ts';

/** As on a processor before 2008: WebAssembly has no vectors there. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-enable-sse4-1'] });
  },
});

test('without WebAssembly vectors the same terrain is computed, and the status line says that it takes longer', async ({
  editor,
}) => {
  await editor.start();
  await editor.openExample('Island');
  await expect(editor.status).toContainText('slow engine: no WebAssembly vectors');
  await expect(editor.map.getByRole('img', { name: /heights [−\d]+ to [−\d]+/ })).toBeVisible();
});
