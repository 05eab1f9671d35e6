import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PRODUCT = ['src', 'kernel', 'workers', 'server', 'cli'];

/** A room of the house: the folder that decides what a file may import. */
type Room = string;

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) && !path.endsWith('.d.ts') ? [path] : [];
  });
}

function roomOf(path: string): Room {
  const [top, second, third] = path.split('/');
  if (top !== 'src') return top;
  if (/^main\.tsx$/.test(second)) return 'main';
  return second === 'ui' && third === 'scene' ? 'ui/scene' : second;
}

interface Import {
  readonly from: string;
  /** A file of the project, or a package's name. */
  readonly to: string;
  readonly isPackage: boolean;
}

function importsOf(path: string): Import[] {
  const text = readFileSync(join(root, path), 'utf8');
  const targets = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  );
  return [...targets].map((match) => {
    const target = (match[1] ?? match[2] ?? match[3]).replace(/\?.*$/, '');
    if (!target.startsWith('.')) return { from: path, to: target, isPackage: true };
    return {
      from: path,
      to: relative(root, resolve(root, dirname(path), target)).replaceAll('\\', '/'),
      isPackage: false,
    };
  });
}

const files = PRODUCT.flatMap(filesBelow);
const imports = files.flatMap(importsOf);

/** What each room may import besides itself. */
const MAY_IMPORT: Record<Room, readonly Room[]> = {
  domain: [],
  state: ['domain'],
  effects: ['domain', 'state'],
  platform: ['domain', 'state', 'workers'],
  kernel: ['domain'],
  workers: ['domain', 'kernel'],
  ui: ['domain', 'state', 'ui/scene'],
  'ui/scene': ['domain', 'state', 'ui'],
  cli: ['domain', 'kernel'],
  server: ['domain'],
  main: ['domain', 'state', 'effects', 'platform', 'ui', 'workers'],
};

const PACKAGES_OF_DOMAIN = ['zod', '@humanwhocodes/momoa', '@noble/hashes'];

test('the house was seen: more than a hundred files', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(imports.length).toBeGreaterThan(files.length);
});

test('imports run one way', () => {
  const wrong = imports
    .filter(({ isPackage, to }) => !isPackage && /\.(tsx?|css)$/.test(to))
    .map(({ from, to }) => ({ from, to, a: roomOf(from), b: roomOf(to) }))
    .filter(({ a, b }) => a !== b && !MAY_IMPORT[a].includes(b))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(wrong).toEqual([]);
});

test('the domain uses only zod, the JSON reader and the hash', () => {
  const wrong = imports
    .filter(({ from, isPackage }) => isPackage && roomOf(from) === 'domain')
    .filter(({ to }) => !PACKAGES_OF_DOMAIN.some((name) => to === name || to.startsWith(`${name}/`)));
  expect(wrong).toEqual([]);
});

test('the domain knows no clock, no chance, no console, no network', () => {
  const wrong = files
    .filter((path) => roomOf(path) === 'domain')
    .filter((path) =>
      /\b(Date\.now|new Date|Math\.random|crypto\.|console\.|performance\.|setTimeout|setInterval|fetch\(|navigator\.|process\.)/.test(
        code(path),
      ),
    );
  expect(wrong).toEqual([]);
});

/** A file without its comments. */
function code(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

test('only the scene imports three', () => {
  const wrong = imports.filter(
    ({ from, to }) => /^(three|@react-three)(\/|$)/.test(to) && roomOf(from) !== 'ui/scene',
  );
  expect(wrong).toEqual([]);
});

test('Node is used by the command line, the server and nothing else', () => {
  const wrong = imports.filter(
    ({ from, to }) => to.startsWith('node:') && !['cli', 'server'].includes(roomOf(from)),
  );
  expect(wrong).toEqual([]);
});

test('no cycles', () => {
  const edges = new Map(
    files.map((path) => [
      path,
      importsOf(path)
        .filter(({ isPackage }) => !isPackage)
        .map(({ to }) => to),
    ]),
  );
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path))
      throw new Error(`cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of files) visit(path, []);
});

test('a file is one idea: none has more than 400 lines', () => {
  const long = files.filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length > 400);
  expect(long).toEqual([]);
});
