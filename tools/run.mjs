// Runs a TypeScript file of the project in Node through Vite, for scripts that are not part of the product:
// node tools/run.mjs FILE [ARGUMENT…]
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';

const [file, ...rest] = process.argv.slice(2);
process.argv = [process.argv[0], resolve(file), ...rest];
const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
try {
  await runner.import(resolve(file));
} finally {
  await runner.close();
  await server.close();
}
