import type { Box } from '../recipe/schema.ts';

/** Heights from `low` to `high`, both included; empty where `low` > `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The heights of a column within `part` that boxes preserve, none twice. */
export function preservedIntervals(boxes: readonly Box[], x: number, z: number, part: Interval): Interval[] {
  const kept = boxes
    .filter(({ min, max }) => min.x <= x && x <= max.x && min.z <= z && z <= max.z)
    .map(({ min, max }) => ({ low: Math.max(min.y, part.low), high: Math.min(max.y, part.high) }))
    .filter(({ low, high }) => low <= high)
    .sort((a, b) => a.low - b.low);
  const merged: { low: number; high: number }[] = [];
  for (const interval of kept) {
    const last = merged.at(-1);
    if (last && interval.low <= last.high + 1) last.high = Math.max(last.high, interval.high);
    else merged.push({ ...interval });
  }
  return merged;
}
