/** In a short window the sections that one line can sum up start folded and leave the room to the features. */
export function openInTallWindow(): boolean {
  return !window.matchMedia('(max-height: 800px)').matches;
}
