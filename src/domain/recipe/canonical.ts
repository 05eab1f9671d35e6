import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { countingMembers, type JsonText, textOf } from './json-text.ts';
import type { Recipe } from './schema.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The canonical text: object keys sorted by their UTF-16 code units, array order kept, no white space, numbers as
 * `JSON.stringify` prints them.
 */
export function canonicalJson(recipe: Recipe): string {
  return JSON.stringify(sortKeys(recipe as Json));
}

/**
 * The text of a file: the canonical text with line breaks and two spaces of indentation, and a line break at the end.
 * Without its white space it is the text that `terrainId` hashes.
 */
export function exportJson(recipe: Recipe): string {
  return `${JSON.stringify(sortKeys(recipe as Json), null, 2)}\n`;
}

/** The recipe's identity: lower-case hexadecimal SHA-256 of its canonical text in UTF-8. */
export function terrainId(recipe: Recipe): string {
  return hashOf(canonicalJson(recipe));
}

/** The id of a text as it stands: keys sorted, but each number's own text kept, as the reference compiler does. */
export function terrainIdAsWritten(source: JsonText): string {
  return hashOf(canonicalAsWritten(source, source.root));
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const record = value as { readonly [key: string]: Json };
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, sortKeys(record[key])]),
  );
}

function canonicalAsWritten(source: JsonText, node: JsonText['root']): string {
  if (node.type === 'Object') {
    const members = [...countingMembers(node)].sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = members.map(
      ([name, { value }]) => `${JSON.stringify(name)}:${canonicalAsWritten(source, value)}`,
    );
    return `{${texts.join(',')}}`;
  }
  if (node.type === 'Array') {
    return `[${node.elements.map((element) => canonicalAsWritten(source, element.value)).join(',')}]`;
  }
  return node.type === 'String' ? JSON.stringify(node.value) : textOf(source, node);
}
