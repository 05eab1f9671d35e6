const THIN_SPACE = '\u2009';
const MINUS = '\u2212';

/** A number as a field shows it: a true minus, no grouping, so that it can be typed over. */
export function fieldText(value: number): string {
  return String(value).replace('-', MINUS);
}

/** A number to read: a true minus, and thin spaces between thousands from five digits on. */
export function readable(value: number): string {
  if (Math.abs(value) < 10_000) return fieldText(value);
  const [whole, fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE).replace('-', MINUS);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `0..256`, both ends included. */
export function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  return `${readable(min)}..${readable(max)}`;
}

/** `1 feature`, `3 features`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${readable(count)} ${count === 1 ? noun : plural}`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

interface Corners {
  readonly min: { readonly x: number; readonly y: number; readonly z: number };
  readonly max: { readonly x: number; readonly y: number; readonly z: number };
}

/** `768 × 768 × 192`: along x, z and y. */
export function sizeText({ min, max }: Corners): string {
  const sides = [max.x - min.x, max.z - min.z, max.y - min.y];
  return sides.map((side) => readable(side + 1)).join(' × ');
}

/** How long ago, coarsely: `just now`, `40 s ago`, `5 min ago`, `3 h ago`, then the day. */
export function agoText(then: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  return new Date(then).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}
