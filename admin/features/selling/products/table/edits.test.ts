import { expect, test } from 'vitest';
import { toCents } from '#core/money/currency.ts';
import type { TableProduct } from '#contract/shop/product-table.ts';
import { cellOf, readAmount, rowsOf, textOf, type Column, type Reckoning } from './columns.ts';
import {
  changesIn,
  faultsIn,
  faultsOf,
  NO_PAST,
  redo,
  stepped,
  stillEdits,
  undo,
  withTexts,
} from './edits.ts';
import { boxOf, cleared, nextEditable, pasted, readSheet, writeSheet } from './grid-moves.ts';
import { readNames } from './names.ts';

const by: Reckoning = {
  digits: 2,
  mayCount: true,
  categories: [
    { id: 'bread', name: 'Bread' },
    { id: 'salt', name: 'Salt, oil and vinegar' },
  ],
  tags: ['sweet'],
};

const aVariant = (id: string, name = '') => ({
  id,
  name,
  sku: `SKU-${id}`,
  price: toCents(1000),
  salePrice: toCents(0),
  onSale: false,
  unlimited: false,
  qtyInStock: 10,
});
const aProduct = (id: string, variants = [aVariant(`${id}-v`)]): TableProduct => ({
  id,
  updatedAt: '2026-01-01T00:00:00.000Z',
  title: `Product ${id}`,
  type: 'PHYSICAL',
  workflow: 'published',
  publishAt: null,
  categories: ['bread'],
  tags: ['sweet'],
  image: '',
  variants,
});
const products = [aProduct('a'), aProduct('b', [aVariant('b1', 'S'), aVariant('b2', 'L')]), aProduct('c')];
const rows = rowsOf(products);

const typed = (key: string, column: Column, text: string) => {
  const row = rows.find((each) => each.key === key);
  if (!row) throw new Error(`No row ${key}.`);
  return { row, column, text };
};

test('a product with several variants has a row of its own and one for each of them', () => {
  expect(rows.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'a whole',
    'b product',
    'b1 variant',
    'b2 variant',
    'c whole',
  ]);
  expect(rows.slice(1, 3).map((row) => [textOf(row, 'title', by), textOf(row, 'price', by)])).toEqual([
    ['Product b', ''],
    ['S', '10.00'],
  ]);
});

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['£1,234.50', 123450],
  ['1.234,50 €', 123450],
  ['1,234', 123400],
  ['1 234.00', 123400],
  ['USD 3', 300],
  ['0', 0],
  ['1.234', undefined],
  ['-3', undefined],
  ['12.505', undefined],
  ['twelve', undefined],
  ['', undefined],
])('the price %s', (text, cents) => expect(readAmount(text, 2)).toBe(cents));

test('money without parts is whole', () => {
  expect([readAmount('1,200', 0), readAmount('12.5', 0)]).toEqual([1200, undefined]);
});

test('names hold commas where they are known', () => {
  expect(readNames('bread, Salt, oil and vinegar,new ,', ['Bread', 'Salt, oil and vinegar'])).toEqual([
    'Bread',
    'Salt, oil and vinegar',
    'new',
  ]);
});

test.each<[string, Column, string, object]>([
  ['a', 'title', ' Plum  jam ', { title: 'Plum jam' }],
  ['a', 'workflow', 'hidden', { workflow: 'draft' }],
  ['a', 'categories', 'salt, oil and vinegar', { categories: ['salt'] }],
  ['a', 'tags', 'sweet, new', { tags: ['sweet', 'new'] }],
  ['b', 'tags', '', { tags: [] }],
  ['b1', 'price', '9,5', { variants: [{ id: 'b1', price: 950 }] }],
  ['b1', 'sale', '8', { variants: [{ id: 'b1', onSale: true, salePrice: 800 }] }],
  ['a', 'stock', '12', { variants: [{ id: 'a-v', delta: 2 }] }],
  ['a', 'stock', '1,000', { variants: [{ id: 'a-v', delta: 990 }] }],
  ['a', 'stock', '∞', { variants: [{ id: 'a-v', unlimited: true }] }],
  ['a', 'sku', 'X', { variants: [{ id: 'a-v', sku: 'X' }] }],
])('in row %s, column %s, %j means', (key, column, text, change) => {
  const edits = withTexts({}, [typed(key, column, text)], by);
  const [sent, ...others] = changesIn(products, edits, by);
  expect(others).toEqual([]);
  expect(sent).toEqual({ id: key[0], base: '2026-01-01T00:00:00.000Z', ...change });
  expect(faultsIn(products, edits, by)).toEqual({});
});

test.each<[Column, string]>([
  ['title', ''],
  ['price', 'dear'],
  ['sale', '1.2.3'],
  ['stock', '-1'],
  ['stock', '1.5'],
  ['workflow', 'Scheduled'],
  ['workflow', 'gone'],
  ['categories', 'Bread, Cheese'],
])('in column %s %j is kept and said to be wrong', (column, text) => {
  const edits = withTexts({}, [typed('a', column, text)], by);
  const [row] = rows;
  const cell = row ? cellOf(row, column) : '';
  expect(edits).toEqual({ [cell]: text });
  expect(Object.keys(faultsIn(products, edits, by))).toEqual([cell]);
});

test('what says the same is no edit, and cells that are closed take none', () => {
  const none = {};
  expect(
    withTexts(none, [typed('a', 'price', '10'), typed('b', 'price', '5'), typed('b1', 'title', 'M')], by),
  ).toBe(none);
});

test('what others have set meanwhile is no edit any more; what is gone is not sent', () => {
  const edits = withTexts({}, [typed('a', 'title', 'Jam'), typed('c', 'title', 'Tea')], by);
  const later = [{ ...aProduct('a'), title: 'Jam' }, aProduct('b')];
  expect(stillEdits(later, edits, by)).toEqual({});
});

test('steps are undone and done again, until something else is done', () => {
  const one = stepped(NO_PAST, { a: '1' });
  const two = stepped(one, { a: '2' });
  expect(undo(two).now).toEqual({ a: '1' });
  expect(redo(undo(two)).now).toEqual({ a: '2' });
  expect(stepped(undo(two), { b: '1' }).undone).toEqual([]);
  expect(undo(NO_PAST)).toBe(NO_PAST);
});

test('what the server says is shown at its cell, or at its product', () => {
  const sent = changesIn(
    products,
    withTexts({}, [typed('a', 'title', 'X'), typed('b2', 'sku', 'Y'), typed('b2', 'sale', '3')], by),
    by,
  );
  expect(
    faultsOf(
      {
        'changes.0.title': '1',
        'changes.1.variants.0.salePrice': '2',
        'changes.1.variants.0.sku': '3',
        'changes.1': '4',
      },
      sent,
    ),
  ).toEqual({ 'a:title': '1', 'b2:sale': '2', 'b2:sku': '3', b: '4' });
});

test.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['one', [['one']]],
  ['1\r\n2\r\n', [['1'], ['2']]],
  ['"two\nlines"\t"a ""b"""', [['two\nlines', 'a "b"']]],
  ['\n5', [[''], ['5']]],
])('a sheet %j', (text, lines) => expect(readSheet(text)).toEqual(lines));

test('a copied block is pasted as it was', () => {
  const lines = [
    ['a', 'b'],
    ['c', ''],
  ];
  expect(readSheet(writeSheet(lines))).toEqual(lines);
});

test('a pasted column goes past rows that have no such cell, and says what was left over', () => {
  const box = boxOf({ anchor: { row: 0, column: 1 }, active: { row: 0, column: 1 } });
  const { typed: cells, leftOver } = pasted([['1'], ['2'], ['3'], ['4'], ['5']], box, { rows, by });
  expect(cells.map(({ row, column, text }) => `${row.key} ${column} ${text}`)).toEqual([
    'a price 1',
    'b1 price 2',
    'b2 price 3',
    'c price 4',
  ]);
  expect(leftOver).toBe(1);
});

test('one pasted value fills all that is selected, and what must not be empty is not cleared', () => {
  const box = boxOf({ anchor: { row: 4, column: 3 }, active: { row: 2, column: 1 } });
  expect(pasted([['7']], box, { rows, by }).typed).toHaveLength(9);
  expect(cleared(box, rows).map(({ column }) => column)).toEqual(['sale', 'sale', 'sale']);
});

test('Tab goes to the next cell that can be edited, and out behind the last one', () => {
  const world = { rows, by };
  expect(nextEditable({ row: 1, column: 0 }, 1, world)).toEqual({ row: 1, column: 5 });
  expect(nextEditable({ row: 4, column: 7 }, 1, world)).toBeUndefined();
  expect(nextEditable({ row: 0, column: 0 }, -1, world)).toBeUndefined();
});
