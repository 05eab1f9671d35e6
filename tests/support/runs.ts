/** How many random cases: the first number in `npm test`, the second in `npm run test:long`. */
export function runs(short: number, long: number): number {
  return process.env.SCARP_LONG_TESTS ? long : short;
}
