// npm run bench: builds the benchmarks as the product is built, then runs them.
import { checkNode, ensureBuilt, ensurePackages, runPackage } from './project.mjs';

checkNode();
ensurePackages();
ensureBuilt();
const build = ['build', '--config', 'vite.node.config.ts', '--mode', 'bench', '--logLevel', 'error'];
process.exitCode =
  runPackage('vite/bin/vite.js', build) || runPackage('../dist/bench/bench.js', process.argv.slice(2));
