import { locate, numbersOf } from './json-places.ts';
import { type JsonText, memberName } from './json-text.ts';
import { type PathSegment, type RecipeHint, toPointer } from './problem.ts';

/** What a valid text says in another way than Scarp would write it. Nothing here changes the terrain. */
export function findTextHints(source: JsonText): RecipeHint[] {
  const hints = [...findRepeatedKeys(source), ...findUnusualNumbers(source)];
  if (source.byteOrderMark) {
    const message =
      'The text begins with a byte order mark. It was left out, and an export will not have it.';
    hints.push({ severity: 'hint', code: 'byte_order_mark', path: '', line: 1, column: 1, message });
  }
  return hints;
}

function findUnusualNumbers(source: JsonText): RecipeHint[] {
  return numbersOf(source).flatMap(({ path, text }) => {
    const normal = JSON.stringify(Number(text));
    if (normal === text) return [];
    const message = `${text} is read as ${normal} and will be written so. A client that keeps number texts gives this file another terrain id.`;
    return [
      {
        severity: 'hint',
        code: 'number_text',
        path: toPointer(path),
        ...locate(source, path),
        message,
        found: text,
      },
    ];
  });
}

function findRepeatedKeys(source: JsonText): RecipeHint[] {
  const hints: RecipeHint[] = [];
  const visit = (node: JsonText['root'], path: PathSegment[]): void => {
    if (node.type === 'Array')
      for (const [index, element] of node.elements.entries()) visit(element.value, [...path, index]);
    if (node.type !== 'Object') return;
    const seen = new Set<string>();
    for (const member of node.members) {
      const name = memberName(member);
      if (seen.has(name)) {
        const { line, column } = member.loc.start;
        const message = `${JSON.stringify(name)} stands here more than once. The last one counts.`;
        hints.push({
          severity: 'hint',
          code: 'repeated_key',
          path: toPointer([...path, name]),
          line,
          column,
          message,
        });
      }
      seen.add(name);
      visit(member.value, [...path, name]);
    }
  };
  visit(source.root, []);
  return hints;
}
