import { countingMembers, findMember, findNode, type JsonText, textOf } from './json-text.ts';
import type { PathSegment } from './problem.ts';

/** Where a value stands; for a missing one, the object that it is missing in. */
export function locate(source: JsonText, path: readonly PathSegment[]): { line: number; column: number } {
  const { start } = nearest(source, path).loc;
  return { line: start.line, column: start.column };
}

/** Where the name of a field stands. */
export function locateName(source: JsonText, path: readonly PathSegment[]): { line: number; column: number } {
  const owner = findNode(source.root, path.slice(0, -1));
  const member = owner && findMember(owner, path.at(-1) ?? '');
  if (!member) return locate(source, path);
  const { line, column } = member.loc.start;
  return { line, column };
}

function nearest(source: JsonText, path: readonly PathSegment[]) {
  for (let length = path.length; length > 0; length--) {
    const node = findNode(source.root, path.slice(0, length));
    if (node) return node;
  }
  return source.root;
}

/** Every number that counts (a repeated key counts once) with its path and its text. */
export function numbersOf(source: JsonText): { path: PathSegment[]; text: string }[] {
  const found: { path: PathSegment[]; text: string }[] = [];
  const visit = (node: JsonText['root'], path: PathSegment[]): void => {
    if (node.type === 'Number') found.push({ path, text: textOf(source, node) });
    else if (node.type === 'Array')
      for (const [index, element] of node.elements.entries()) visit(element.value, [...path, index]);
    else if (node.type === 'Object') {
      for (const [name, member] of countingMembers(node)) visit(member.value, [...path, name]);
    }
  };
  visit(source.root, []);
  return found;
}
