import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { FileProblem, reasonOf, targetOf } from './files.ts';

/** A file and what it is to hold. */
interface Output {
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
  const path = targetOf(output.file);
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

/** Says of a failure which output it was. */
async function named<T>({ file }: Output, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new FileProblem(`${file}: ${reasonOf(error)}`);
  }
}
