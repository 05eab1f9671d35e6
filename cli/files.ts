import { createReadStream, existsSync, realpathSync } from 'node:fs';
import { readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
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

/** A file and what it is to hold. */
export interface Output {
  readonly file: string;
  readonly data: string | Uint8Array;
}

/** An output on its way: where it goes, and where it stands until all are there. */
interface Staged extends Output {
  readonly path: string;
  /** Null for what is no file on a disk (a device, a pipe): that is written to and not replaced. */
  readonly beside: string | null;
}

/** Writes files whole: all beside their places first, then renamed, so that no half of them is ever there. */
export async function writeWhole(...outputs: readonly Output[]): Promise<void> {
  const staged: Staged[] = [];
  try {
    for (const output of outputs) staged.push(await named(output, stage(output)));
    for (const output of staged) await named(output, put(output));
  } finally {
    for (const { beside } of staged) if (beside) await rm(beside, { force: true });
  }
}

async function stage(output: Output): Promise<Staged> {
  const path = await targetOf(pathOf(output.file));
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  if (there && !there.isFile()) return { ...output, path, beside: null };
  const beside = `${path}.${process.pid}.part`;
  try {
    await writeFile(beside, output.data, there ? { mode: there.mode } : {});
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return { ...output, path, beside };
}

async function put({ path, beside, data }: Staged): Promise<void> {
  if (beside) await rename(beside, path);
  else await writeFile(path, data);
}

/** Where a name leads: a link stays, and what it names is written. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const link = await readlink(path).catch(() => null);
    return link === null ? path : resolve(dirname(path), link);
  }
}

/** Says of a failure which output it was. */
async function named<T>({ file }: Output, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new FileProblem(`${file}: ${reasonOf(error)}`);
  }
}

/** Whether two names mean one file: an output must not replace the recipe it was made from. */
export function isSameFile(a: string, b: string): boolean {
  return a !== STANDARD_INPUT && b !== STANDARD_INPUT && placeOf(a) === placeOf(b);
}

/** The path of what a name leads to, over links; its own where there is nothing yet. */
function placeOf(file: string): string {
  const path = pathOf(file);
  return existsSync(path) ? realpathSync(path) : path;
}

/** The name with another ending: `a/b.png` becomes `a/b.json`. */
export function withEnding(file: string, ending: string): string {
  const name = basename(file);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${file.slice(0, file.length - name.length + dot)}${ending}` : `${file}${ending}`;
}

function reasonOf(error: unknown): string {
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
