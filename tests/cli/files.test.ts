import { spawn } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inFolder, scarp } from '../support/programs.ts';

const file = fileURLToPath(new URL('../../examples/first-hill.recipe.json', import.meta.url));
const program = fileURLToPath(new URL('../../dist/node/scarp.js', import.meta.url));
/** 8 x 8 columns of four bytes. */
const BYTES = 256;
const posix = test.skipIf(process.platform === 'win32');

describe('outputs', () => {
  posix('a link stays a link, what it names is written, with the mode it had', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'real.i32'), 'old');
      chmodSync(join(folder, 'real.i32'), 0o600);
      symlinkSync('real.i32', join(folder, 'link.i32'));
      expect((await scarp(['heights', file, '--output', 'link.i32'], { folder })).code).toBe(0);
      expect(lstatSync(join(folder, 'link.i32')).isSymbolicLink()).toBe(true);
      expect(statSync(join(folder, 'real.i32')).size).toBe(BYTES);
      expect(statSync(join(folder, 'real.i32')).mode & 0o777).toBe(0o600);
    });
  });

  posix('a device is written to and not replaced', async () => {
    await inFolder(async (folder) => {
      symlinkSync('/dev/null', join(folder, 'nothing'));
      expect((await scarp(['heights', file, '--output', 'nothing'], { folder })).code).toBe(0);
      expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
      expect(readdirSync(folder)).toEqual(['nothing']);
    });
  });

  posix('a link to the recipe itself is not written', async () => {
    await inFolder(async (folder) => {
      const text = readFileSync(file, 'utf8');
      writeFileSync(join(folder, 'recipe.json'), text);
      symlinkSync('recipe.json', join(folder, 'out.i32'));
      const { code, stderr } = await scarp(['heights', 'recipe.json', '--output', 'out.i32'], { folder });
      expect([code, stderr]).toEqual([
        1,
        'out.i32 is the recipe itself. Choose another name for the output.\n',
      ]);
      expect(readFileSync(join(folder, 'recipe.json'), 'utf8')).toBe(text);
    });
  });

  test('of two outputs both are written or none', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'h.i32'), 'old');
      const heights = await scarp(['heights', file, '--output', 'h.i32', '--f64', 'missing/h.f64'], {
        folder,
      });
      expect([heights.code, heights.stderr]).toEqual([1, 'missing/h.f64: no such file or folder\n']);
      expect(readFileSync(join(folder, 'h.i32'), 'utf8')).toBe('old');
      mkdirSync(join(folder, 'p.json'));
      const preview = await scarp(['preview', file, '--output', 'p.png'], { folder });
      expect([preview.code, preview.stderr]).toEqual([1, 'p.json: this is a folder\n']);
      expect(readdirSync(folder).sort()).toEqual(['h.i32', 'p.json']);
    });
  });
});

describe('inputs', () => {
  test('a huge file is refused at once, however huge', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'huge.json'), '');
      truncateSync(join(folder, 'huge.json'), 6_000_000_000);
      const { code, stderr } = await scarp(['check', 'huge.json'], { folder });
      expect([code, stderr]).toEqual([1, expect.stringContaining('larger than 1 MiB')]);
    });
  });

  posix('so is one without an end', async () => {
    const { code, stderr } = await scarp(['check', '/dev/zero']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('larger than 1 MiB')]);
  });
});

posix('a reader that closes the pipe changes nothing of the exit code', async () => {
  const codeOf = (recipe: string) =>
    new Promise<string>((resolve) => {
      const shell = spawn('bash', [
        '-c',
        `"$0" "$1" check "$2" --json | head -c 1 >/dev/null; echo "\${PIPESTATUS[0]}"`,
        ...[process.execPath, program, recipe],
      ]);
      shell.stdout.on('data', (part: Buffer) => resolve(part.toString().trim()));
    });
  await inFolder(async (folder) => {
    // So many faults that they do not fit into a pipe.
    const faults = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`unknown-field-${i}`, i]));
    writeFileSync(join(folder, 'broken.json'), JSON.stringify(faults));
    expect(await codeOf(join(folder, 'broken.json'))).toBe('1');
    expect(await codeOf(file)).toBe('0');
  });
});
