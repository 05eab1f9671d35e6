import { compileBrush } from '../../src/domain/brush/compile-brush.ts';
import { describeStroke } from '../../src/domain/brush/describe-stroke.ts';
import { parseBrush } from '../../src/domain/brush/parse-brush.ts';
import { parseSnapshot } from '../../src/domain/brush/parse-snapshot.ts';
import { decodeText } from '../../src/domain/recipe/json-text.ts';
import { displayName, FileProblem, readBytes } from '../files.ts';
import { fine, type Outcome, UsageProblem } from '../outcome.ts';

/** What a stroke of the relative brush would change in a snapshot of blocks. */
export async function brush(
  specFile: string,
  options: { snapshot: string; budget: number },
): Promise<Outcome> {
  if (specFile === '-' && options.snapshot === '-')
    throw new UsageProblem('Only one of the two can come from standard input.');
  const specText = await readText(specFile);
  if (!specText.ok) return refusedFile('parse', specText.message);
  const request = parseBrush(specText.text);
  if (!request.ok) return refusedStroke(request);
  const snapshotText = await readText(options.snapshot);
  if (!snapshotText.ok) return refusedFile('snapshot', snapshotText.message);
  const world = parseSnapshot(snapshotText.text);
  if (!world.ok) return refusedFile('snapshot', `${displayName(options.snapshot)}: ${world.message}`);
  const plan = compileBrush(request.brush, world.snapshot, options.budget);
  if (!plan.ok) return refusedStroke(plan);
  const report = describeStroke(plan);
  const volume = `${plan.raised_blocks} blocks raised, ${plan.lowered_blocks} lowered`;
  return fine(
    report,
    `${plan.changed_columns} columns change: ${volume}, ${plan.desired.length} blocks written`,
  );
}

type TextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

async function readText(file: string): Promise<TextResult> {
  try {
    const text = decodeText(await readBytes(file));
    if (text.ok) return text;
    return { ok: false, message: `${displayName(file)}: ${text.problems[0].message}` };
  } catch (error) {
    if (error instanceof FileProblem) return { ok: false, message: error.message };
    throw error;
  }
}

/** A refusal of what a stroke is made of, before there is one. */
function refusedFile(stage: 'parse' | 'snapshot', message: string): Outcome {
  return { exitCode: 1, json: { ok: false, stage, message }, errors: message };
}

function refusedStroke(refusal: Parameters<typeof describeStroke>[0] & { ok: false }): Outcome {
  return { exitCode: 1, json: describeStroke(refusal), errors: refusal.message };
}
