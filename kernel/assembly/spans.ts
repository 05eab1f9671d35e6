/*
 * Columns of a row, counted from its first one; both ends included, empty where the last is before the first. Bounds
 * come as doubles, which may be infinite.
 */

@inline export function firstColumn(west: f64, width: i32): i32 {
  return <i32>max(0.0, min(<f64>width, ceil(west)));
}

@inline export function lastColumn(east: f64, width: i32): i32 {
  return <i32>max(-1.0, min(<f64>(width - 1), floor(east)));
}

/** Half of what a row at distance z from a circle's centre cuts from it; NaN where it misses. */
@inline export function halfChord(radius: f64, z: f64): f64 {
  return sqrt(radius * radius - z * z);
}

/*
 * A span has a middle in which less is to be computed. It is given up column by column until the part before it and
 * itself are whole pairs; the exact formula takes over the columns given up.
 */

/** The first column of the middle, an even number of columns after the span's first one. */
@inline export function evenStart(first: i32, last: i32, middle: i32): i32 {
  const start = min(max(middle, first), last + 1);
  return min(start + ((start - first) & 1), last + 1);
}

/** One past the middle's last column, an even number of columns after its first one. */
@inline export function evenEnd(last: i32, start: i32, middle: i32): i32 {
  const count = min(middle, last) + 1 - start;
  return count <= 0 ? start : start + (count & ~1);
}

/** The spans of a row that a path's pieces cover, merged: ascending, at least one column apart. */
const LIMIT: i32 = 128;
const firsts = memory.data(512, 16);
const lasts = memory.data(512, 16);
let count: i32 = 0;

export function clearSpans(): void {
  count = 0;
}

@inline export function spanCount(): i32 {
  return count;
}

@inline export function spanFirst(index: i32): i32 {
  return load<i32>(firsts + (<usize>index << 2));
}

@inline export function spanLast(index: i32): i32 {
  return load<i32>(lasts + (<usize>index << 2));
}

@inline function setSpan(index: i32, first: i32, last: i32): void {
  store<i32>(firsts + (<usize>index << 2), first);
  store<i32>(lasts + (<usize>index << 2), last);
}

/** Adds a span and joins it with those that it overlaps or touches. */
export function addSpan(first: i32, last: i32): void {
  let kept = 0;
  while (kept < count && spanLast(kept) + 1 < first) kept++;
  let next = kept;
  for (; next < count && spanFirst(next) <= last + 1; next++) {
    first = min(first, spanFirst(next));
    last = max(last, spanLast(next));
  }
  if (next == kept) {
    if (count == LIMIT) unreachable();
    for (let i = count; i > kept; i--) setSpan(i, spanFirst(i - 1), spanLast(i - 1));
    count++;
  } else {
    for (let i = next; i < count; i++) setSpan(kept + 1 + i - next, spanFirst(i), spanLast(i));
    count -= next - kept - 1;
  }
  setSpan(kept, first, last);
}
