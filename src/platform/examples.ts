import index from '../../examples/index.json';
import type { ExampleEntry } from '../state/commands.ts';

const texts = import.meta.glob<string>('../../examples/*.recipe.json', { query: '?raw', import: 'default' });

/** The example recipes that come with the page. */
export const examples: readonly ExampleEntry[] = index.map(({ id, name, about, size }) => ({
  id,
  name,
  about,
  size,
  picture: `/examples/${id}.png`,
}));

/** The text of an example. Rejects if there is none with this id or it cannot be fetched. */
export async function loadExample(id: string): Promise<string> {
  const load = texts[`../../examples/${id}.recipe.json`];
  if (!load) throw new Error(`no example ${id}`);
  return load();
}
