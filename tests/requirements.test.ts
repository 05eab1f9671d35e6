import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Row {
  readonly number: string;
  readonly state: string;
  readonly note: string;
}

function readRows(): Row[] {
  const lines = readFileSync(join(root, 'docs/requirements.md'), 'utf8').split('\n');
  return lines
    .filter((line) => /^\| \d{3}-\d{3} \|/.test(line))
    .map((line) => line.split(' | '))
    .map((cells) => ({ number: cells[0].slice(2), state: cells[3], note: cells[4].replace(/ ?\|$/, '') }));
}

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every number that a test's title cites with `covers`. */
function citedNumbers(): Set<string> {
  const texts = [...testFiles('tests'), ...testFiles('e2e')].map((file) => readFileSync(file, 'utf8'));
  const calls = texts.flatMap((text) => [...text.matchAll(/covers\(([^)]*)\)/g)].map((match) => match[1]));
  return new Set(calls.flatMap((call) => call.match(/\d{3}-\d{3}/g) ?? []));
}

const rows = readRows();
const cited = citedNumbers();

test('all requirements are listed, each once, each with a state', () => {
  expect(rows.length).toBeGreaterThan(450);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  for (const { number, state } of rows) expect(['done', 'planned', 'not for us'], number).toContain(state);
});

test('every requirement marked done is cited by a test', () => {
  const uncited = rows
    .filter(({ number, state }) => state === 'done' && !cited.has(number))
    .map(({ number }) => number);
  expect(uncited).toEqual([]);
});

test('tests cite only requirements that there are', () => {
  const known = new Set(rows.map(({ number }) => number));
  expect([...cited].filter((number) => !known.has(number))).toEqual([]);
});

test('what is not for us says why', () => {
  for (const { number, state, note } of rows)
    if (state === 'not for us') expect(note.length, number).toBeGreaterThan(3);
});
