import { describe, expect, test } from 'vitest';
import { checkAdminSentences } from './admin-sentences.mjs';
import { readCode } from './read-code.mjs';

const textsIn = (source: string, path = 'admin/kit/a.tsx') =>
  checkAdminSentences(path, readCode(path, source).writes).map(({ fault }) =>
    fault.replace(/^says “|” in its.*$/g, ''),
  );

describe('is found', () => {
  test.each([
    ['<p>Delete page</p>', 'Delete page'],
    ['<p>{count} pages</p>', 'pages'],
    ['<p>{isNew ? "New" : say("old")}</p>', 'New'],
    ['<Button label="save" />', 'save'],
    ['<Button aria-label={`Move ${name} up`} />', 'Move up'],
    ['<img alt="A cat" />', 'A cat'],
    ['[{ label: "Pages", to: "/pages" }]', 'Pages'],
    ['notifications.show({ message: "Saved" })', 'Saved'],
    ['tellUndoable("deleted", undo)', 'deleted'],
    ['const WORDS = { live: "Live" }', 'Live'],
    ['"Nothing to see here"', 'Nothing to see here'],
  ])('%s', (source, text) => {
    expect(textsIn(`f(${source.startsWith('const') ? 'x);' + source : source + ');'}`)).toEqual([text]);
  });
});

test.each([
  '<p>{say("deletePage")}</p>',
  '<p className="quiet small">{count} × 3 · PDF</p>',
  'if (event.key === "Enter") go("/pages/new");',
  'throw new Error("The document is not open.");',
  'frame.querySelector("input, button");',
  'import { a } from "The place";',
  'type A = "Live" | "Draft";',
])('%s says nothing', (source) => {
  expect(textsIn(/^[<]/.test(source) ? `f(${source})` : source)).toEqual([]);
});

test('catalogues, tests and other floors are left alone', () => {
  const source = 'f("Delete page");';
  expect(
    ['admin/kit/words.ts', 'admin/kit/a.test.tsx', 'site/a.tsx'].flatMap((path) => textsIn(source, path)),
  ).toEqual([]);
});
