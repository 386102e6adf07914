import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (file.endsWith('.tsx')) yield file;
  }
}

/** Words between tags, and in the attributes that are read aloud or shown. */
function wordsIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && /^(?:title|alt|placeholder|aria-label|label)$/.test(node.name.getText())) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer) && /\p{L}{2}/u.test(initializer.text))
        found.push(initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('no view speaks words of its own: all texts are in _locales', () => {
  const files = [...sources('components'), ...sources('entrypoints')];
  expect(files.length).toBeGreaterThan(20);
  const isAddress = (words: string): boolean => /^https?:/.test(words);
  const spoken = files.flatMap((file) =>
    wordsIn(file)
      .filter((words) => !isAddress(words))
      .map((words) => `${file}: ${words}`),
  );
  expect(spoken).toEqual([]);
});
