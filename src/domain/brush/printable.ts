/** A foreign text for a message: at most `length` characters, and none that a terminal would obey. */
export function printable(text: string, length: number): string {
  const shown = text.length > length ? `${text.slice(0, length)}...` : text;
  return shown.replace(/[^\x20-\x7e]/g, '?');
}
