import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import table from './block.ts';
import { MAX_TABLE_ROWS } from './fields.ts';

const data = (rows: number) => ({
  columns: ['Loaf', 'Price'],
  rows: Array.from({ length: rows }, (_, row) => [`Loaf ${row + 1}`, String(row)]),
});
const check = (rows: number) =>
  checkWith(table.fields, { ...(table.fields.initial as object), data: data(rows) }).ok;

test('has up to a thousand rows', () => {
  expect([check(MAX_TABLE_ROWS), check(MAX_TABLE_ROWS + 1)]).toEqual([true, false]);
  const markup = draw(table, { data: data(MAX_TABLE_ROWS), caption: 'All' });
  expect(markup.match(/<th scope="row">/g)).toHaveLength(MAX_TABLE_ROWS);
  expect(markup).toContain('<caption>All</caption>');
});
