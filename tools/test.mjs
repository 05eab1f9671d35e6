// npm test: everything that must hold, in one run. Installs and builds first where need be; ends with a line of counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureBuilt, ensureKernel, ensurePackages, root, run, runPackage } from './project.mjs';

const REALMS = ['domain', 'page', 'workers', 'node', 'bench', 'e2e'];
const RESULTS = join(root, 'test-results');
const counts = { passed: 0, failed: 0, skipped: 0 };

/** Something that passes or fails as a whole. */
function step(name, work) {
  console.log(`\n▸ ${name}`);
  const fine = work() === 0;
  counts[fine ? 'passed' : 'failed']++;
  if (!fine) console.log(`✘ ${name} failed`);
  return fine;
}

/** A suite that counts its own tests; one that ran none has failed. */
function suite(name, work, read) {
  console.log(`\n▸ ${name}`);
  const status = work();
  const found = read();
  if (!found || found.passed + found.failed === 0 || (status !== 0 && found.failed === 0)) {
    console.log(`✘ ${name} did not run to its end`);
    counts.failed++;
  }
  for (const key of Object.keys(counts)) counts[key] += found?.[key] ?? 0;
}

function readJson(file) {
  const path = join(RESULTS, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function vitestCounts() {
  const found = readJson('vitest.json');
  return (
    found && {
      passed: found.numPassedTests,
      failed: found.numFailedTests + found.numFailedTestSuites * (found.numFailedTests === 0 ? 1 : 0),
      skipped: found.numPendingTests + found.numTodoTests,
    }
  );
}

function playwrightCounts() {
  const stats = readJson('e2e.json')?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** A browser: Debian's where it can be installed, else Playwright's own. */
function ensureBrowser() {
  if (existsSync('/usr/bin/chromium')) return 0;
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebian) return runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], { quiet: true, env }) ||
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true, env })
  );
}

checkNode();
ensurePackages();
ensureKernel();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

for (const realm of REALMS) {
  step(`types: ${realm}`, () => runPackage('typescript/bin/tsc', ['-p', `tsconfig.${realm}.json`]));
}
step('lint and format', () => runPackage('@biomejs/biome/bin/biome', ['check', '.']));
ensureBuilt();
suite(
  'unit, golden, command line and server tests',
  () =>
    runPackage('vitest/vitest.mjs', [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(RESULTS, 'vitest.json')}`,
    ]),
  vitestCounts,
);
if (step('a browser', ensureBrowser)) {
  suite('the page in a browser', () => runPackage('@playwright/test/cli.js', ['test']), playwrightCounts);
}

const skipped = counts.skipped > 0 ? ' (those need the reference data: set SCARP_REFERENCE_DIR)' : '';
console.log(`\nskipped: ${counts.skipped}${skipped}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
