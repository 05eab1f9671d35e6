import type { Problem } from '../src/domain/recipe/problem.ts';
import { referenceMessage } from '../src/domain/recipe/reference-message.ts';

/** 0 fine, 1 refused with the reasons, 2 wrong usage, 3 interrupted and resumable. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The command was called in a way that has no meaning. */
export class UsageProblem extends Error {}

/** What a command has to say: one document for `--json`, or a text. */
export interface Outcome {
  readonly exitCode: ExitCode;
  readonly json: unknown;
  /** For standard output; without a line break at the end. */
  readonly text?: string;
  /** For standard error. */
  readonly errors?: string;
}

/** A command that did what it was asked. @param notes for standard error */
export function fine(json: unknown, text: string, notes?: string): Outcome {
  return { exitCode: 0, json, text, ...(notes ? { errors: notes } : {}) };
}

/** A refusal for one reason. */
export function refused(message: string, details: object = {}): Outcome {
  return { exitCode: 1, json: { ok: false, message, ...details }, errors: message };
}

/** A refusal of a recipe, with all that is wrong with it. `message` is the reference compiler's. */
export function refusedRecipe(file: string, problems: readonly Problem[]): Outcome {
  const json = { ok: false, message: referenceMessage(problems), problems };
  return { exitCode: 1, json, errors: describeProblems(file, problems) };
}

/** One line a problem, in the form that editors and terminals turn into links: `file:line:column: …`. */
export function describeProblems(file: string, problems: readonly Problem[]): string {
  return problems
    .map(({ line, column, severity, path, message }) => {
      const place = line === null ? file : `${file}:${line}:${column}`;
      return `${place}: ${severity}: ${path === '' ? '' : `${path}: `}${message}`;
    })
    .join('\n');
}
