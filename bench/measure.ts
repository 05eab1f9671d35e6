/** Times of one thing, run several times. */
export interface Measurement {
  readonly median: number;
  readonly min: number;
}

/** Wall-clock times of `work`, run until `seconds` are over and at least `least` times, after one run to warm up. */
export function timesOf(work: () => void, seconds = 2, least = 3): number[] {
  work();
  const times: number[] = [];
  const started = performance.now();
  while (times.length < least || performance.now() - started < seconds * 1000) {
    const before = performance.now();
    work();
    times.push(performance.now() - before);
  }
  return times;
}

/** The middle and the best of some times. @param scale what each is multiplied with */
export function summarize(times: readonly number[], scale = 1): Measurement {
  const sorted = times.map((time) => time * scale).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], min: sorted[0] };
}

/** Milliseconds that `work` takes. */
export function measure(work: () => void): Measurement {
  return summarize(timesOf(work));
}
