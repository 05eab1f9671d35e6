import { compileBrush } from '../../src/domain/brush/compile-brush.ts';
import { describeStroke } from '../../src/domain/brush/describe-stroke.ts';
import { parseBrush } from '../../src/domain/brush/parse-brush.ts';
import { parseSnapshot } from '../../src/domain/brush/parse-snapshot.ts';
import { decodeText } from '../../src/domain/recipe/json-text.ts';
import { displayName, readBytes } from '../files.ts';
import { fine, type Outcome, refused } from '../outcome.ts';

/** What a stroke of the relative brush would change in a snapshot of blocks. */
export async function brush(
  specFile: string,
  options: { snapshot: string; budget: number },
): Promise<Outcome> {
  if (specFile === '-' && options.snapshot === '-')
    return refused('Only one of the two can come from standard input.');
  const specText = decodeText(await readBytes(specFile));
  if (!specText.ok) return refused(`${displayName(specFile)}: ${specText.problems[0].message}`);
  const request = parseBrush(specText.text);
  if (!request.ok) return refusedStroke(request);
  const snapshotText = decodeText(await readBytes(options.snapshot));
  if (!snapshotText.ok)
    return refused(`${displayName(options.snapshot)}: ${snapshotText.problems[0].message}`);
  const world = parseSnapshot(snapshotText.text);
  if (!world.ok) return refused(`${displayName(options.snapshot)}: ${world.message}`);
  const plan = compileBrush(request.brush, world.snapshot, options.budget);
  if (!plan.ok) return refusedStroke(plan);
  const report = describeStroke(plan);
  const volume = `${plan.raised_blocks} blocks raised, ${plan.lowered_blocks} lowered`;
  return fine(
    report,
    `${plan.changed_columns} columns change: ${volume}, ${plan.desired.length} blocks written`,
  );
}

function refusedStroke(refusal: Parameters<typeof describeStroke>[0] & { ok: false }): Outcome {
  return { exitCode: 1, json: describeStroke(refusal), errors: refusal.message };
}
