import { expect, test } from 'vitest';
import { gridRules, readingOrder, tabletSpan } from './layout.ts';
import type { Block, Place } from './page.ts';

const block = (id: string, base: Partial<Place>, phone?: Place): Block => ({
  id,
  type: 'text',
  place: { base: { column: 1, span: 24, row: 1, rows: 1, ...base }, ...(phone && { phone }) },
  values: {},
  animation: 'none',
});

test('blocks are read by row, then from left to right', () => {
  const blocks = [
    block('c', { row: 2, column: 1 }),
    block('b', { row: 1, column: 13 }),
    block('d', { row: 2, column: 9 }),
    block('a', { row: 1, column: 1 }),
  ];
  expect(readingOrder(blocks).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(blocks[0]?.id).toBe('c');
});

test.each([
  [24, 24, 24],
  [13, 24, 24],
  [12, 12, 12],
  [8, 8, 12],
  [7, 8, 12],
  [6, 12, 12],
  [1, 12, 12],
])('%i columns are %i on a tablet where three stand in a row, %i elsewhere', (span, threeUp, other) => {
  expect([true, false].map((isThreeUp) => tabletSpan(span, { isThreeUp }))).toEqual([threeUp, other]);
});

test.each([
  ['three of a third stay beside each other', [1, 1, 1], 8],
  ['so do five, the last two in a row of their own', [1, 1, 1, 2, 2], 8],
  ['two fill the row', [1, 1], 12],
  ['one below the other is not cramped', [1, 2], 12],
])('on a tablet %s', (_, rows, span) => {
  const blocks = rows.map((row, index) => block(`${index}`, { span: 8, column: 1 + index, row }));
  expect(gridRules(blocks).tablet).toBe(blocks.map(({ id }) => `#b${id}{grid-column:span ${span}}`).join(''));
});

test.each([
  ['four columns of two rows stay beside each other', [1, 7, 13, 19], [1, 2], 6],
  ['four of one row stand two and two', [1, 7, 13, 19], [1], 12],
  ['so do two of two rows', [1, 7], [1, 2], 12],
])('on a tablet %s', (_, columns, rows, span) => {
  const blocks = rows.flatMap((row) =>
    columns.map((column) => block(`${row}-${column}`, { column, row, span: 5 })),
  );
  expect(gridRules(blocks).tablet).toBe(blocks.map(({ id }) => `#b${id}{grid-column:span ${span}}`).join(''));
});

test('each width gets its own rules', () => {
  const rules = gridRules([
    block('a', { column: 3, span: 20, row: 2, rows: 3 }),
    block('b', { span: 8 }, { column: 2, span: 4, row: 1, rows: 2 }),
  ]);
  expect(rules).toEqual({
    wide: ':where(.grid:has(>#ba)){grid-template-rows:repeat(3,auto) 1fr}#ba{grid-area:2/3/span 3/span 20}#bb{grid-area:1/1/span 1/span 8}',
    tablet: '#bb{grid-column:span 12}',
    phone: '#bb{grid-area:1/2/span 2/span 4}',
  });
});

test('what is left of the height of a tall block comes after the words beside it', () => {
  const words = [1, 2, 3].map((row) => block(`w${row}`, { column: 13, span: 12, row }));
  const tall = (id: string, row: number) => block(id, { span: 12, row, rows: 3 });
  expect(gridRules([tall('a', 1), ...words]).wide).toContain(
    ':where(.grid:has(>#ba)){grid-template-rows:repeat(2,auto) 1fr}',
  );
  // Shares for two that end apart would be made equally high.
  expect(gridRules([tall('a', 1), ...words, tall('b', 4)]).wide).toContain(
    '{grid-template-rows:minmax(min-content,0) minmax(min-content,0) auto minmax(min-content,0) minmax(min-content,0) auto}',
  );
  expect(gridRules(words).wide).not.toContain('1fr');
});
