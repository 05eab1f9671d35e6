/** a at t = 0, b at t = 1. In exactly this order: other ways to write it differ in the last bit. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** The cubic step 3t² - 2t³ in the order that the recipe's meaning fixes. */
export function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** What a feature weighs at distance d from its core: 1 in the core, 0 from `falloff` on. */
export function weightAt(distance: number, falloff: number): number {
  return 1 - smooth(Math.min(1, distance / falloff));
}
