import { encode } from 'fast-png';
import { renderPreview } from '../../src/domain/raster/preview.ts';
import { previewReport } from '../../src/domain/raster/preview-report.ts';
import { terrainId } from '../../src/domain/recipe/canonical.ts';
import { displayName, isSameFile, readRecipe, withEnding } from '../files.ts';
import { fine, type Outcome, refused, refusedRecipe } from '../outcome.ts';
import { writeWhole } from '../outputs.ts';

/** The reference's preview as a PNG, and its fields as JSON beside it. */
export async function preview(
  file: string,
  options: { output: string; resolution: number },
): Promise<Outcome> {
  const { output, resolution } = options;
  const beside = withEnding(output, '.json');
  if (isSameFile(output, beside))
    return refused(`${output}: name a picture, such as preview.png; its data goes beside it as .json.`);
  if (isSameFile(output, file) || isSameFile(beside, file)) {
    return refused(
      `${output} or ${beside} would replace the recipe itself. Choose another name for the output.`,
    );
  }
  const result = await readRecipe(file);
  if (!result.ok) return refusedRecipe(displayName(file), result.problems);
  const rendered = renderPreview(result.recipe, resolution);
  if (!rendered.ok) return refused(rendered.message);
  const { width, height, rgb } = rendered.preview;
  const report = previewReport(result.recipe, terrainId(result.recipe), rendered.preview);
  const picture = encode({ width, height, data: rgb, channels: 3, depth: 8 });
  await writeWhole(
    { file: output, data: picture },
    { file: beside, data: `${JSON.stringify(report, null, 2)}\n` },
  );
  return fine({ ok: true, ...report }, `${output}: ${width} x ${height} pixels, and ${beside}`);
}
