import { expect, test } from 'vitest';
import { fromCsv, toCsv } from '../../text/csv.ts';
import { BadFile, type ExchangeFile } from './file.ts';
import { fromTable, toTable } from './table.ts';

const file = (texts: readonly [string, string][]): ExchangeFile => ({
  siteId: 's'.repeat(24),
  sourceLanguage: 'en',
  language: 'de',
  documents: [{ of: 'page.home', title: 'Home' }],
  texts: texts.map(([source, target], index) => ({
    of: 'page.home',
    key: `text${index}`,
    label: 'Heading',
    state: 'abc',
    source: [{ text: source }],
    target: target === '' ? [] : [{ text: target }],
  })),
});

test.each([
  ['Bread', 'Brot'],
  ['A, "b"\nand c', ''],
  ['=SUM(A1)', '-1'],
  ["'tis", "'s ist"],
  ["'=x", '@home'],
  ["''-", "' +1"],
  ['a {brace}', '{1}'],
])('%j and %j come back as they went', (source, target) => {
  const went = file([[source, target]]);
  const back = fromTable(toTable(went));
  const words = (tokens: readonly object[]) =>
    tokens.map((token) => ('text' in token ? token.text : token)).join('');
  expect(words(back.texts[0]?.source ?? [])).toBe(source);
  expect(words(back.texts[0]?.target ?? [])).toBe(target);
  expect(back).toMatchObject({ siteId: went.siteId, sourceLanguage: 'en', language: 'de' });
  expect(back.texts[0]).toMatchObject({
    of: 'page.home',
    key: 'text0',
    state: 'abc',
    label: 'Home: Heading',
  });
});

test('a spreadsheet may put its mark before the first column, and take one that only explains', () => {
  const rows = fromCsv(toTable(file([['Bread', 'Brot']])));
  const where = rows[0]?.indexOf('where') ?? -1;
  const without = toCsv(rows.map((row) => row.filter((_, index) => index !== where)));
  expect(fromTable(`\uFEFF${without}`).texts).toEqual([{ ...file([['Bread', 'Brot']]).texts[0], label: '' }]);
});

test.each(['site', 'key', 'translation'])('without the column %s it is no such file', (name) => {
  const rows = fromCsv(toTable(file([['Bread', 'Brot']])));
  const at = rows[0]?.indexOf(name) ?? -1;
  const without = toCsv(rows.map((row) => row.filter((_, index) => index !== at)));
  expect(() => fromTable(without)).toThrow(BadFile);
  expect(() => fromTable('')).toThrow(BadFile);
});

test.each(['site', 'from', 'to'])('lines of two kinds of %s are refused', (name) => {
  const rows = fromCsv(
    toTable(
      file([
        ['Bread', 'Brot'],
        ['Salt', 'Salz'],
      ]),
    ),
  );
  const at = rows[0]?.indexOf(name) ?? -1;
  const mixed = rows.map((row, line) => row.map((cell, index) => (line === 2 && index === at ? 'fr' : cell)));
  expect(() => fromTable(toCsv(mixed))).toThrow('different sites or languages');
});
