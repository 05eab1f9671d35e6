import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FieldKernel } from '../../kernel/field-kernel.ts';
import { firstWrongColumn } from '../support/kernel.ts';
import { anyRecipe } from '../support/recipes.ts';

/*
 * Each of these rewrites looks equal and moves blocks. The kernel is built with one of them at a time: the comparison
 * with the plain definition must find out.
 */

interface Shortcut {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const SHORTCUTS: readonly Shortcut[] = [
  {
    name: 'dividing the amplitude by 1.75 first',
    file: 'noise.ts',
    from: 'f64x2.div(f64x2.mul(amplitude, first), weights)',
    to: 'f64x2.mul(f64x2.div(amplitude, weights), first)',
  },
  {
    name: 'multiplying by 1 / scale',
    file: 'noise.ts',
    from: '(x + <f64>i) / scale',
    to: '(x + <f64>i) * (1.0 / scale)',
  },
  {
    name: '3t² - 2t³ for the noise',
    file: 'noise.ts',
    from: 't * t * (3.0 - 2.0 * t)',
    to: '3.0 * t * t - 2.0 * t * t * t',
  },
  {
    name: '3t² - 2t³ for a weight',
    file: 'pairs.ts',
    from: 'f64x2.mul(t, t),\n    f64x2.sub(f64x2.splat(3), f64x2.mul(f64x2.splat(2), t)),',
    to: 'f64x2.splat(1), f64x2.sub(f64x2.mul(f64x2.splat(3), f64x2.mul(t, t)), f64x2.mul(f64x2.splat(2), f64x2.mul(t, f64x2.mul(t, t)))),',
  },
  {
    name: 'a * (1 - t) + b * t',
    file: 'noise.ts',
    from: 'west + (load<f64>(at, 8) - west) * load<f64>(alongX + (i << 3))',
    to: 'west * (1.0 - load<f64>(alongX + (i << 3))) + load<f64>(at, 8) * load<f64>(alongX + (i << 3))',
  },
  {
    name: 'x - (a + t * dx)',
    file: 'paths.ts',
    from: 'f64x2.sub(fromStartX, f64x2.mul(t, alongX))',
    to: 'f64x2.sub(f64x2.add(fromStartX, f64x2.splat(segment.startX)), f64x2.add(f64x2.splat(segment.startX), f64x2.mul(t, alongX)))',
  },
  {
    name: 'projecting with dx / l',
    file: 'paths.ts',
    from: 'f64x2.div(f64x2.add(f64x2.mul(fromStartX, alongX), productZ), squaredLength)',
    to: 'f64x2.add(f64x2.mul(fromStartX, f64x2.div(alongX, squaredLength)), f64x2.div(productZ, squaredLength))',
  },
  {
    name: 'summing the octaves in another order',
    file: 'noise.ts',
    from: 'f64x2.add(f64x2.add(first0, first1), first2)',
    to: 'f64x2.add(first0, f64x2.add(first1, first2))',
  },
  {
    name: 'an epsilon before the floor',
    file: 'main.ts',
    from: 'f64x2.floor(v128.load(at))',
    to: 'f64x2.floor(f64x2.add(v128.load(at), f64x2.splat(1e-9)))',
  },
  {
    name: 'a seed that is not sign-extended',
    file: 'noise.ts',
    from: '<u64>(<i64>changetype<Program>(program).seed)',
    to: '<u64>(<u32>(<i64>changetype<Program>(program).seed))',
  },
  {
    name: 'a plain root for the distance to a segment',
    file: 'paths.ts',
    from: 'hypot(offX, offZ)',
    to: 'f64x2.sqrt(f64x2.add(f64x2.mul(offX, offX), f64x2.mul(offZ, offZ)))',
  },
  {
    name: 'multiplying by 1 / falloff',
    file: 'pairs.ts',
    from: 'f64x2.div(outOfCore, falloff)',
    to: 'f64x2.mul(outOfCore, f64x2.div(one, falloff))',
  },
  {
    name: 'a path without its joints',
    file: 'paths.ts',
    from: '<i32>path.wedgeCount',
    to: '0',
  },
  {
    name: 'a core that is written as its height',
    file: 'plateaus.ts',
    from: 'v128.store(at, level(v128.load(at), height, weight))',
    to: 'v128.store(at, distanceZ == 0 ? height : level(v128.load(at), height, weight))',
  },
];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The kernel with some of its text exchanged, which must be there once. */
async function buildWith({ file, from, to }: Shortcut): Promise<FieldKernel> {
  let wasm: Uint8Array<ArrayBuffer> | null = null;
  const { error, stderr } = await asc.main(
    ['kernel/assembly/main.ts', '-o', 'field.wasm', '--enable', 'simd', '--runtime', 'stub', '--noAssert'],
    {
      readFile(name) {
        try {
          const text = readFileSync(`${root}${name}`, 'utf8');
          if (!name.endsWith(`kernel/assembly/${file}`)) return text;
          expect(text.split(from)).toHaveLength(2);
          return text.replace(from, to);
        } catch {
          return null;
        }
      },
      writeFile(name, contents) {
        if (name === 'field.wasm') wasm = Uint8Array.from(contents as Uint8Array);
      },
      listFiles: () => [],
    },
  );
  if (error || !wasm) throw new Error(`${error?.message}\n${stderr.toString()}`);
  return new FieldKernel(wasm);
}

for (const shortcut of SHORTCUTS) {
  test(`is noticed: ${shortcut.name}`, async () => {
    const kernel = await buildWith(shortcut);
    const property = fc.property(anyRecipe, (recipe) => firstWrongColumn(kernel, recipe) === null);
    expect(fc.check(property, { numRuns: 300, seed: 2026, endOnFailure: true }).failed).toBe(true);
  });
}

test('the kernel built in this way is exact where nothing is exchanged', async () => {
  const [{ file, from }] = SHORTCUTS;
  const kernel = await buildWith({ name: 'nothing', file, from, to: from });
  const property = fc.property(anyRecipe, (recipe) => firstWrongColumn(kernel, recipe) === null);
  expect(fc.check(property, { numRuns: 100, seed: 2026 }).failed).toBe(false);
});
