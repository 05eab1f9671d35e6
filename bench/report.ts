import type { Measurement } from './measure.ts';

/** One figure, in its unit: the middle and the best of several runs, or two points of a distribution. */
export type Result = { readonly id: string; readonly unit: string } & (
  | Measurement
  | { readonly p50: number; readonly p95: number }
);

/** Gathers what was measured, and prints it as it comes unless one JSON document is wanted at the end. */
export class Report {
  readonly results: Result[] = [];
  private readonly only: string;
  private readonly quiet: boolean;

  /** @param only the beginning of the ids that are wanted */
  constructor(only: string, quiet: boolean) {
    this.only = only;
    this.quiet = quiet;
  }

  /** Whether anything that begins so is wanted. */
  wants(id: string): boolean {
    return id.startsWith(this.only) || this.only.startsWith(id);
  }

  add(result: Result): void {
    if (!result.id.startsWith(this.only)) return;
    this.results.push(result);
    const [first, second] =
      'p50' in result
        ? [result.p50, `p95 ${result.p95.toFixed(2)}`]
        : [result.median, `best ${result.min.toFixed(2)}`];
    this.say(
      `${result.id.padEnd(28)} ${first.toFixed(2).padStart(10)} ${result.unit.padEnd(10)} (${second})`,
    );
  }

  find(id: string): Result | undefined {
    return this.results.find((result) => result.id === id);
  }

  /** The median of a figure, if it was measured. */
  median(id: string): number | null {
    const result = this.find(id);
    return result && 'median' in result ? result.median : null;
  }

  say(line: string): void {
    if (!this.quiet) console.log(line);
  }
}
