import { defineConfig } from 'vite';

const PROGRAMS = { scarp: 'cli/main.ts', serve: 'server/main.ts' };
const BENCH = { bench: 'bench/main.ts' };

/** The command line and the server (in mode `bench` the benchmarks), each one file for Node; packages stay outside. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    ssr: true,
    outDir: mode === 'bench' ? 'dist/bench' : 'dist/node',
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: mode === 'bench' ? BENCH : PROGRAMS,
      output: { entryFileNames: '[name].js' },
    },
  },
}));
