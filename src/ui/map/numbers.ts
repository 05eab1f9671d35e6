/** A whole number as people read it: a true minus sign, thousands apart by a thin space. */
export function formatWhole(value: number): string {
  const digits = String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return Math.round(value) < 0 ? `\u2212${digits}` : digits;
}
