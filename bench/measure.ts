/** Wall-clock times of one thing, run several times. */
export interface Measurement {
  readonly median: number;
  readonly min: number;
}

/** Runs `work` until `seconds` are over, at least `least` times, after one run to warm up; milliseconds. */
export function measure(work: () => void, seconds = 2, least = 3): Measurement {
  work();
  const times: number[] = [];
  const started = performance.now();
  while (times.length < least || performance.now() - started < seconds * 1000) {
    const before = performance.now();
    work();
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)], min: times[0] };
}
