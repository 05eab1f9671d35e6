import { createFieldCompiler } from '../../kernel/module.ts';
import { envelopeRegion } from '../../src/domain/field/field.ts';
import { surfaceAt } from '../../src/domain/field/plain.ts';
import type { FieldCompiler } from '../../src/domain/field/ports.ts';
import type { Recipe } from '../../src/domain/recipe/schema.ts';
import { bitsOf } from './bits.ts';

/** The kernel that the build made. Node has what it needs, so getting anything else is a fault. */
export function builtKernel(): FieldCompiler {
  const compiler = createFieldCompiler();
  if (compiler.engine !== 'webassembly') throw new Error('the kernel is not supported here');
  return compiler;
}

/** The first column in which a compiler has another height or other bits than the plain definition; null if none. */
export function firstWrongColumn(compiler: FieldCompiler, recipe: Recipe): string | null {
  const region = envelopeRegion(recipe);
  const surfaces = compiler.compileSurface(recipe, region);
  const { heights } = compiler.compileField(recipe, region);
  for (let index = 0; index < surfaces.length; index++) {
    const x = region.x + (index % region.width);
    const z = region.z + Math.floor(index / region.width);
    const plain = surfaceAt(recipe, x, z);
    const place = `column ${x}, ${z}`;
    if (bitsOf(surfaces[index]) !== bitsOf(plain)) return `${place}: ${surfaces[index]} instead of ${plain}`;
    if (heights[index] !== Math.floor(plain)) return `${place}: height ${heights[index]} of ${plain}`;
  }
  return null;
}
