import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line as its users do, in a folder of its own. */
export function scarp(
  args: readonly string[],
  options: { folder?: string; input?: string } = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [join(root, 'dist/node/scarp.js'), ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: options.folder ?? root },
  });
  child.stdin.end(options.input ?? '');
  return finished(child);
}

export function startServer(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(root, 'dist/node/serve.js'), ...args], { cwd: root });
}

export function finished(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (part: Buffer) => {
    stdout += part.toString();
  });
  child.stderr?.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs `use` in a new folder that is gone afterwards. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'scarp-test-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
