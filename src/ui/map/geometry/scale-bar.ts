/** The longest round length (1, 2 or 5 times a power of ten) of at most `room` pixels, in blocks. */
export function scaleBarBlocks(scale: number, room: number): number {
  const most = Math.max(1, room / scale);
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2].find((candidate) => candidate * power <= most) ?? 1;
  return factor * power;
}
