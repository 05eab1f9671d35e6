import {
  type AnyNode,
  type DocumentNode,
  type ObjectNode,
  parse,
  type ValueNode,
} from '@humanwhocodes/momoa';
import { TEXT_LIMITS } from './limits.ts';
import type { ErrorCode, PathSegment, RecipeError } from './problem.ts';

/** A JSON text with its parts: the values, and where each of them stands. */
export interface JsonText {
  readonly text: string;
  readonly root: ValueNode;
  /** The text began with a byte order mark, which was left out. */
  readonly byteOrderMark: boolean;
}

type Member = ObjectNode['members'][number];

export type JsonTextResult = { ok: true; source: JsonText } | { ok: false; problems: RecipeError[] };

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Bytes to text. UTF-8, and UTF-16 of either order when its byte order mark says so.
 * Anything else is refused: a guess at an encoding could change a name without a word.
 */
export function decodeText(
  bytes: Uint8Array,
): { ok: true; text: string } | { ok: false; problems: RecipeError[] } {
  if (bytes.length > 2 * TEXT_LIMITS.bytes + 2) return refuse('too_large', tooLargeMessage());
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return refuse('not_text', 'This file is not UTF-8 text. It must be a JSON text; is this the right file?');
  }
}

/**
 * Reads a JSON text (RFC 8259) and keeps where everything stands. Size, depth and the number of values are capped
 * before a parser sees the text, so that a hostile one costs nothing.
 */
export function readJsonText(input: string): JsonTextResult {
  const byteOrderMark = input.startsWith(BYTE_ORDER_MARK);
  const text = byteOrderMark ? input.slice(1) : input;
  if (text.length > TEXT_LIMITS.bytes || new TextEncoder().encode(text).length > TEXT_LIMITS.bytes) {
    return refuse('too_large', tooLargeMessage());
  }
  const fault = scanStructure(text);
  if (fault) return { ok: false, problems: [fault] };
  try {
    const document: DocumentNode = parse(text, { mode: 'json', ranges: true });
    // momoa lets raw control characters through; the platform's parser is the judge of what JSON is.
    JSON.parse(text);
    return { ok: true, source: { text, root: document.body, byteOrderMark } };
  } catch (error) {
    return { ok: false, problems: [syntaxProblem(text, error)] };
  }
}

/** One pass over the text that counts brackets and commas outside of strings. */
function scanStructure(text: string): RecipeError | null {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      depth++;
      if (depth > TEXT_LIMITS.depth) {
        const message = `Objects and arrays stand more than ${TEXT_LIMITS.depth} deep in each other here. None of the files that Scarp reads needs more than 5.`;
        return problemAt(text, i, 'too_deep', message);
      }
    } else if (char === '}' || char === ']') depth--;
    else if (char === ',') {
      values++;
      if (values > TEXT_LIMITS.values) {
        return problemAt(
          text,
          i,
          'too_large',
          `The text holds more than ${TEXT_LIMITS.values} values. No recipe needs as many.`,
        );
      }
    }
  }
  if (inString)
    return problemAt(text, text.length, 'not_json', 'The text ends within a string: a closing " is missing.');
  if (depth > 0)
    return problemAt(text, text.length, 'not_json', 'The text ends too early: a closing } or ] is missing.');
  return null;
}

function syntaxProblem(text: string, error: unknown): RecipeError {
  const { line, column, offset } = (error ?? {}) as { line?: number; column?: number; offset?: number };
  if (line === undefined || column === undefined || offset === undefined) {
    const at = text.search(CONTROL_CHARACTER);
    return problemAt(
      text,
      Math.max(at, 0),
      'not_json',
      'A line break or control character stands within a string. Write it as an escape such as \\n.',
    );
  }
  if (text.trim() === '')
    return problemAt(text, 0, 'not_json', 'The text is empty. A recipe is one JSON object.');
  const rest = text.slice(offset);
  if (rest === '') return problemAt(text, offset, 'not_json', 'The text ends too early.');
  if (rest.startsWith('/')) return { ...at(line, column), ...syntax('Comments are not allowed in JSON.') };
  if (/^[}\]]/.test(rest) && /,\s*$/.test(text.slice(0, offset))) {
    return { ...at(line, column), ...syntax('A comma before a closing bracket is not allowed in JSON.') };
  }
  return {
    ...at(line, column),
    ...syntax(`${JSON.stringify(rest[0])} is not expected here. This is not JSON.`),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|"[^"\n]*\n/;

const at = (line: number, column: number) => ({ line, column });
const syntax = (message: string) => ({ severity: 'error', code: 'not_json', path: '', message }) as const;

function tooLargeMessage(): string {
  return 'The text is larger than 1 MiB. The largest legal recipe has less than a fifth of that.';
}

function refuse(code: ErrorCode, message: string): { ok: false; problems: RecipeError[] } {
  return { ok: false, problems: [{ severity: 'error', code, path: '', line: null, column: null, message }] };
}

function problemAt(text: string, offset: number, code: ErrorCode, message: string): RecipeError {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return {
    severity: 'error',
    code,
    path: '',
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message,
  };
}

/**
 * The plain value of a node. A repeated key counts once, the last one; a key such as `__proto__` is a key like any
 * other. `null` in an object becomes undefined, which the schema calls missing.
 */
export function toValue(node: ValueNode): unknown {
  switch (node.type) {
    case 'Object': {
      const value: Record<string, unknown> = Object.create(null);
      for (const member of node.members) {
        value[memberName(member)] = member.value.type === 'Null' ? undefined : toValue(member.value);
      }
      return value;
    }
    case 'Array':
      return node.elements.map((element) => toValue(element.value));
    case 'String':
    case 'Number':
    case 'Boolean':
      return node.value;
    default:
      return null;
  }
}

/** The name of a member, with or without quotes. */
export function memberName(member: Member): string {
  return member.name.type === 'String' ? member.name.value : member.name.name;
}

/** The members of an object that count: of a repeated key the last one. */
export function countingMembers(node: ObjectNode): Map<string, Member> {
  return new Map(node.members.map((member) => [memberName(member), member]));
}

/** The member that counts under a name. */
export function findMember(node: AnyNode, name: PathSegment): Member | undefined {
  if (node.type !== 'Object') return undefined;
  return node.members.findLast((member) => memberName(member) === name);
}

/** The node at a path, or undefined where nothing was written. */
export function findNode(root: ValueNode, path: readonly PathSegment[]): ValueNode | undefined {
  let node: ValueNode | undefined = root;
  for (const segment of path) {
    if (node === undefined) return undefined;
    node = node.type === 'Array' ? node.elements[Number(segment)]?.value : findMember(node, segment)?.value;
  }
  return node;
}

/** The text of a node as it was written. */
export function textOf(source: JsonText, node: AnyNode): string {
  return source.text.slice(node.loc.start.offset, node.loc.end.offset);
}
