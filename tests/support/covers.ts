/**
 * Names the requirements of `docs/requirements.md` that a test shows, for the test's title:
 * `test(`tiles advance x, z, y ${covers('000-070')}`, …)`. A test checks that every requirement marked done is cited.
 */
export function covers(...ids: string[]): string {
  return `[${ids.join(' ')}]`;
}
