import { BENCH_RECIPES } from './recipes.ts';
import type { Report } from './report.ts';

/** What means something from machine to machine: the ratios within this run. */
export function sayRatios(report: Report): void {
  for (const name of BENCH_RECIPES) {
    const [plain, fast, wasm, c] = ['plain', 'fast', 'wasm', 'c'].map((way) =>
      report.median(`field/${name}/${way}`),
    );
    const say = (a: number | null, b: number | null, words: string) => {
      if (a && b) report.say(`${name}: ${words} ${(a / b).toFixed(2)}`);
    };
    say(plain, fast, 'plain to fast TypeScript');
    say(plain, wasm, 'plain to WebAssembly');
    say(fast, wasm, 'fast TypeScript to WebAssembly');
    say(wasm, c, 'WebAssembly to C');
  }
  for (const name of ['massif', 'features64'] as const) {
    const whole = report.median(`drag/${name}/whole`);
    if (!whole) continue;
    for (const result of report.results) {
      if ('p95' in result && result.id.startsWith(`drag/${name}/`))
        report.say(`${result.id}: p95 is ${(result.p95 / whole).toFixed(2)} of computing all`);
    }
  }
}
