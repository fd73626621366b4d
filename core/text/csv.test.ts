import { expect, test } from 'vitest';
import { fromCsv, readCsvTable, toCsv } from './csv.ts';

test.each([
  ['＝1+1', `"'＝1+1"`],
  ['=1+1', `"'=1+1"`],
  ['=cmd()|x', `"'=cmd()|x"`],
  ['+1 555', `"'+1 555"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['-2+3', `"'-2+3"`],
  ['\t=1', `"'\t=1"`],
  ['-5', '"-5"'],
  ['say "hi", you', '"say ""hi"", you"'],
  ['<img onerror=x>', '"<img onerror=x>"'],
])('%j', (text, cell) => expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`));

test('lines end as spreadsheets expect', () => {
  expect(
    toCsv([
      ['A', 'B'],
      ['1', 'two\nlines'],
    ]),
  ).toBe('\uFEFF"A","B"\r\n"1","two\nlines"\r\n');
});

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\uFEFF"a ""x""",b\r\n"c\nd",e\r\n',
    [
      ['a "x"', 'b'],
      ['c\nd', 'e'],
    ],
  ],
  ['a@b.co;Ada\n\n', [['a@b.co', 'Ada']]],
  ['only', [['only']]],
  ['', []],
])('reads %j', (text, rows) => expect(fromCsv(text)).toEqual(rows));

test('a table is read by the names of its columns', () => {
  expect(readCsvTable('A;B\r\n"one\ntwo";"say ""x"""\r\n')).toEqual([{ a: 'one\ntwo', b: 'say "x"' }]);
});
