// What `npm start`, `npm test` and `npm run scarp` need before anything else: packages and a build that are not older
// than what they are made from. Plain JavaScript without packages, so that it runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

/** Runs a program in the project; its output is shown, or told only if it fails. Answers its exit code. */
export function run(command, args, { quiet = false, env = process.env } = {}) {
  const windows = process.platform === 'win32';
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: quiet ? 'pipe' : 'inherit',
    shell: windows,
    encoding: 'utf8',
  });
  if (result.status !== 0 && quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status ?? 1;
}

/** Runs a package's program by its file, without a shell in between. */
export function runPackage(file, args, options) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], options);
}

function stopUnless(fine, message) {
  if (fine) return;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fine = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  stopUnless(
    fine,
    `Scarp needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

/** Installs the packages of the lock file, once for each lock file. */
export function ensurePackages() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.scarp-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing packages…\n');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  stopUnless(status === 0, 'The packages could not be installed. Is the package registry within reach?');
  writeFileSync(stamp, lock);
}

function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const KERNEL_SOURCES = ['kernel/assembly', 'package-lock.json', 'tools/project.mjs'];
const SOURCES = [
  'kernel',
  'src',
  'workers',
  'server',
  'cli',
  'public',
  'examples',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.node.config.ts',
];

/** Whether a file is newer than all of its sources. */
function isFresh(file, sources) {
  const made = statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return made > Math.max(...sources.map((path) => newest(join(root, path))));
}

/**
 * Builds the height field's kernel, AssemblyScript to WebAssembly, and puts it into a module as text: so the page's
 * workers, the command line and the tests load it in one way, without a file or a request.
 */
export function ensureKernel() {
  const source = 'kernel/build/field-wasm.ts';
  if (isFresh(source, KERNEL_SOURCES)) return;
  const wasm = join(root, 'kernel', 'build', 'field.wasm');
  const options = ['--enable', 'simd', '-O3', '--runtime', 'stub', '--noAssert'];
  const status = runPackage(
    'assemblyscript/bin/asc.js',
    ['kernel/assembly/main.ts', '-o', 'kernel/build/field.wasm', ...options],
    { quiet: true },
  );
  stopUnless(status === 0, 'The kernel could not be built.');
  const text = readFileSync(wasm).toString('base64');
  writeFileSync(
    join(root, source),
    `/** The kernel's module, base64. Made by tools/project.mjs. */\nexport const FIELD_WASM = '${text}';\n`,
  );
}

/** Builds the page and the programs for Node where they are older than their sources. */
export function ensureBuilt() {
  ensureKernel();
  if (isFresh('dist/.built', SOURCES)) return;
  process.stderr.write('Building…\n');
  for (const config of ['vite.config.ts', 'vite.node.config.ts']) {
    const status = runPackage('vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'warn'], {
      quiet: true,
    });
    stopUnless(status === 0, 'The build failed.');
  }
  writeFileSync(join(root, 'dist', '.built'), '');
}
