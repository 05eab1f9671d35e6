import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProgram } from '../src/domain/field/program.ts';
import type { Region } from '../src/domain/field/region.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';

/** The C kernel, built into a folder of its own. */
export interface BuiltC {
  readonly folder: string;
}

/** Null where there is no C compiler, or the machine has no vectors of 128 bits as `field.c` names them. */
export function buildC(): BuiltC | null {
  const folder = mkdtempSync(join(tmpdir(), 'scarp-bench-'));
  const options = [
    '-O3',
    '-msse4.2',
    '-ffp-contract=off',
    '-o',
    join(folder, 'field'),
    'bench/c/field.c',
    '-lm',
  ];
  const { status } = spawnSync('cc', options, { stdio: 'ignore' });
  if (status === 0) return { folder };
  removeC({ folder });
  return null;
}

export function removeC({ folder }: BuiltC): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of each of some runs over the region. Throws if the heights are not the kernel's. */
export function runC({ folder }: BuiltC, recipe: Recipe, region: Region, heights: Int32Array): number[] {
  const file = join(folder, 'program');
  writeFileSync(file, writeProgram(recipe));
  const numbers = [region.x, region.z, region.width, region.length, 0.5].map(String);
  const { stdout, status } = spawnSync(join(folder, 'field'), [file, ...numbers], { encoding: 'utf8' });
  if (status !== 0) throw new Error('the C kernel did not run');
  const [hash, ...times] = stdout.trim().split('\n').map(Number);
  if (hash !== hashOf(heights)) throw new Error('the C kernel computed other heights');
  return times.map((nanoseconds) => nanoseconds / 1e6);
}

/** FNV-1a, 32 bits a step. */
function hashOf(heights: Int32Array): number {
  let hash = 2166136261;
  for (const height of heights) hash = Math.imul(hash ^ height, 16777619);
  return hash >>> 0;
}
