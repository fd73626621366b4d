import { expect, test } from 'vitest';
import { sectionStyle } from '#core/page/stored/fields.ts';
import type { Block, PageBody, Place } from '#core/page/page.ts';
import { isRefusal, type Refusal } from '#core/page/refusal.ts';
import { closeEmptyRows, dropBlocks } from './drop-blocks.ts';
import { nudgeRows } from './nudge.ts';

const at = (column: number, span: number, row: number, rows = 1): Place => ({ column, span, row, rows });
const block = (id: string, base: Place, phone?: Place): Block => ({
  id,
  type: 'text',
  place: { base, ...(phone && { phone }) },
  values: {},
  animation: 'none',
});
const page = (...sections: Block[][]): PageBody => ({
  sections: sections.map((blocks, index) => ({ id: `s${index}`, style: sectionStyle.initial, blocks })),
});
const places = (body: PageBody | Refusal) =>
  isRefusal(body)
    ? body
    : Object.fromEntries(
        body.sections.flatMap(({ blocks }) => blocks.map(({ id, place }) => [id, place.base])),
      );

const start = page(
  [block('a', at(1, 8, 1)), block('b', at(1, 8, 2)), block('tall', at(9, 8, 1, 2))],
  [block('c', at(1, 24, 1))],
);
const drop = (
  ids: string[],
  landing: { sectionId: string; column: number; row: number; span?: number; opensRows: boolean },
) => places(dropBlocks(start, { ids, breakpoint: 'base', landing }));

test('a free place is taken as it is', () => {
  expect(drop(['a'], { sectionId: 's0', column: 17, row: 1, opensRows: false })).toMatchObject({
    a: at(17, 8, 1),
  });
});

test('room beside others makes a block as wide as it is', () => {
  expect(drop(['c'], { sectionId: 's0', column: 17, row: 1, span: 8, opensRows: false })).toEqual({
    a: at(1, 8, 1),
    b: at(1, 8, 2),
    tall: at(9, 8, 1, 2),
    c: at(17, 8, 1),
  });
});

test('a row opens: what starts there moves down, what stands beside it grows', () => {
  expect(drop(['c'], { sectionId: 's0', column: 1, row: 2, opensRows: true })).toEqual({
    a: at(1, 8, 1),
    b: at(1, 8, 3),
    tall: at(9, 8, 1, 3),
    c: at(1, 24, 2),
  });
});

test('rows that nothing lies in any more are closed', () => {
  const before = page([block('a', at(1, 8, 1)), block('b', at(1, 8, 4))]);
  const moved = page([block('a', at(1, 8, 2)), block('b', at(1, 8, 4))]);
  expect(places(closeEmptyRows(moved, before))).toEqual({ a: at(1, 8, 1), b: at(1, 8, 2) });
  expect(closeEmptyRows(before, before)).toBe(before);
});

test('on phones only blocks with a place of their own make room', () => {
  const body = page([block('a', at(1, 8, 1)), block('b', at(1, 8, 2), at(1, 8, 1))]);
  const landing = { sectionId: 's0', column: 1, row: 1, opensRows: true };
  const dropped = dropBlocks(body, { ids: ['a'], breakpoint: 'phone', landing }) as PageBody;
  expect(dropped.sections[0]?.blocks.map(({ place }) => place.phone)).toEqual([at(1, 8, 1), at(1, 8, 2)]);
});

test.each([
  ['down past another', 'a', 1, { a: at(1, 8, 2), b: at(1, 8, 1) }],
  ['up past another', 'b', -1, { a: at(1, 8, 2), b: at(1, 8, 1) }],
] as const)('a nudge %s', (_, id, step, expected) => {
  const body = page([block('a', at(1, 8, 1)), block('b', at(1, 8, 2))]);
  expect(places(nudgeRows(body, { ids: [id], breakpoint: 'base', step }))).toEqual(expected);
});

test('a nudge into free space is one row', () => {
  const body = page([block('a', at(1, 8, 1)), block('b', at(9, 8, 1, 3))]);
  expect(places(nudgeRows(body, { ids: ['a'], breakpoint: 'base', step: 1 }))).toMatchObject({
    a: at(1, 8, 2),
  });
});
