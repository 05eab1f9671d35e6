import { createReadStream, existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { TEXT_LIMITS } from '../src/domain/recipe/limits.ts';
import { parseRecipeBytes, type RecipeResult } from '../src/domain/recipe/parse.ts';

/** A file that cannot be read or written: says so in a line, with the name that the caller gave. */
export class FileProblem extends Error {}

/** Files are relative to where the command was called, which npm keeps in INIT_CWD. */
function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

const STANDARD_INPUT = '-';

/** How a file is called in messages. */
export function displayName(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : file;
}

/** The bytes of a file, or of standard input for `-`; of a longer one no more than a little over `limit` are read. */
export async function readBytes(file: string, limit: number = 4 * TEXT_LIMITS.bytes): Promise<Uint8Array> {
  const source = file === STANDARD_INPUT ? process.stdin : createReadStream(pathOf(file), { end: limit });
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of source) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length > limit) break;
    }
  } catch (error) {
    throw new FileProblem(`${displayName(file)}: ${reasonOf(error)}`);
  }
  return Buffer.concat(parts);
}

/** Reads a recipe as the wire does: integers must be written as integers. */
export async function readRecipe(file: string): Promise<RecipeResult> {
  return parseRecipeBytes(await readBytes(file));
}

/** Whether two names mean one file: an output must not replace the recipe it was made from. */
export function isSameFile(a: string, b: string): boolean {
  return a !== STANDARD_INPUT && b !== STANDARD_INPUT && targetOf(a) === targetOf(b);
}

/** The path that a name leads to, over links. */
export function targetOf(file: string): string {
  const path = pathOf(file);
  if (existsSync(path)) return realpathSync(path);
  // A link to what is not there yet; anything else is its own place.
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path;
}

/** The name with another ending: `a/b.png` becomes `a/b.json`. */
export function withEnding(file: string, ending: string): string {
  const name = basename(file);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${file.slice(0, file.length - name.length + dot)}${ending}` : `${file}${ending}`;
}

/** What went wrong with a file, in words. */
export function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ENOENT: 'no such file or folder',
    EACCES: 'no permission',
    EPERM: 'no permission',
    EISDIR: 'this is a folder',
    ENOTDIR: 'a part of this path is not a folder',
    ENOSPC: 'the disk is full',
    EROFS: 'this disk is read-only',
  };
  return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'the file could not be read or written';
}
