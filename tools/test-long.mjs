// npm run test:long: the random campaigns of the tests with many more cases, for a night or a release.
import { checkNode, ensureKernel, ensurePackages, runPackage } from './project.mjs';

checkNode();
ensurePackages();
ensureKernel();
process.exitCode = runPackage(
  'vitest/vitest.mjs',
  ['run', '--testTimeout=7200000', 'tests/kernel/exact.test.ts', 'tests/workers'],
  { env: { ...process.env, SCARP_LONG_TESTS: '1' } },
);
