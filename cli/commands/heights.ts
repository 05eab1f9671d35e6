import { createFieldCompiler } from '../../kernel/module.ts';
import { envelopeRegion } from '../../src/domain/field/field.ts';
import type { Region } from '../../src/domain/field/region.ts';
import { displayName, isSameFile, readRecipe } from '../files.ts';
import { fine, type Outcome, refused, refusedRecipe } from '../outcome.ts';
import { writeWhole } from '../outputs.ts';

interface HeightsOptions {
  readonly output: string;
  readonly region?: Region;
  readonly f64?: string;
}

/** Heights as int32 little-endian, z then x; the doubles before the floor likewise. */
export async function heights(file: string, options: HeightsOptions): Promise<Outcome> {
  const { output, f64 } = options;
  const clash = [output, f64].find((name) => name !== undefined && isSameFile(name, file));
  if (clash) return refused(`${clash} is the recipe itself. Choose another name for the output.`);
  if (f64 && isSameFile(output, f64)) return refused('--output and --f64 name the same file. They need two.');
  const result = await readRecipe(file);
  if (!result.ok) return refusedRecipe(displayName(file), result.problems);
  const region = options.region ?? envelopeRegion(result.recipe);
  const surfaces = createFieldCompiler().compileSurface(result.recipe, region);
  const whole = littleEndian(surfaces, 4, (view, at, value) => view.setInt32(at, Math.floor(value), true));
  const outputs = [{ file: output, data: whole }];
  if (f64) {
    const data = littleEndian(surfaces, 8, (view, at, value) => view.setFloat64(at, value, true));
    outputs.push({ file: f64, data });
  }
  await writeWhole(...outputs);
  const facts = { region, columns: surfaces.length, bytes: surfaces.length * 4 };
  const place = `x ${region.x}..${region.x + region.width - 1}, z ${region.z}..${region.z + region.length - 1}`;
  return fine({ ok: true, ...facts }, `${output}: ${surfaces.length} heights, ${place}`);
}

function littleEndian(
  values: Float64Array,
  size: number,
  put: (view: DataView, at: number, value: number) => void,
): Uint8Array {
  const bytes = new Uint8Array(values.length * size);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => {
    put(view, index * size, value);
  });
  return bytes;
}
