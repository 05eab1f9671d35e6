import { readFileSync, writeFileSync } from 'node:fs';
import type { Result } from './report.ts';

const FILE = 'docs/performance.md';
const START = '<!-- made by npm run bench -- --update-docs -->';
const END = '<!-- end -->';

/** Puts a table of what was measured into `docs/performance.md`, in place of the one before. */
export function updateDocs(machine: string, results: readonly Result[]): void {
  const text = readFileSync(FILE, 'utf8');
  const [before, rest] = split(text, START);
  const [, after] = split(rest, END);
  const rows = results.map((result) => {
    const [first, second] = 'p50' in result ? [result.p50, result.p95] : [result.median, result.min];
    return `| \`${result.id}\` | ${readable(first)} | ${'p50' in result ? 'p95' : 'best'} ${readable(second)} | ${result.unit} |`;
  });
  const table = [`${machine}:`, '', '| id | median | | unit |', '| --- | ---: | ---: | --- |', ...rows];
  writeFileSync(FILE, `${before}${START}\n\n${table.join('\n')}\n\n${END}${after}`);
}

function split(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`${FILE} has lost its mark ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function readable(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);
}
