import { expect, test } from 'vitest';
import { sectionStyle } from '#core/page/fields.ts';
import type { PageBody } from '#core/page/page.ts';
import {
  climb,
  keepExisting,
  neighbour,
  PAGE,
  sectionIdOf,
  selectBlocks,
  toggleBlock,
  type Selection,
} from './selection.ts';

const block = (id: string, row: number) => ({
  id,
  type: 'text',
  place: { base: { column: 1, span: 8, row, rows: 1 } },
  values: {},
  animation: 'none' as const,
});
const body: PageBody = {
  sections: [
    { id: 's1', style: sectionStyle.initial, blocks: [block('b', 2), block('a', 1)] },
    { id: 's2', style: sectionStyle.initial, blocks: [block('c', 1)] },
  ],
};
const section = (id: string): Selection => ({ kind: 'section', id });

test('Escape climbs from block to section to page', () => {
  const once = climb(body, selectBlocks(['c']));
  expect(once).toEqual(section('s2'));
  expect(climb(body, once)).toEqual(PAGE);
});

test.each<[Selection, 1 | -1, string | undefined]>([
  [PAGE, 1, 'a'],
  [selectBlocks(['a']), 1, 'b'],
  [selectBlocks(['b']), 1, 'c'],
  [selectBlocks(['c']), 1, undefined],
  [selectBlocks(['c']), -1, 'b'],
  [section('s2'), 1, 'c'],
  [section('s2'), -1, 'b'],
])('from %o by %i is %s', (selection, step, id) => {
  expect(neighbour(body, selection, step)).toBe(id);
});

test('what is gone is no longer selected', () => {
  expect(keepExisting(body, selectBlocks(['a', 'gone']))).toEqual(selectBlocks(['a']));
  expect(keepExisting(body, section('gone'))).toEqual(PAGE);
  const kept = selectBlocks(['a']);
  expect(keepExisting(body, kept)).toBe(kept);
});

test('a shift click adds and takes away', () => {
  const two = toggleBlock(selectBlocks(['a']), 'b');
  expect(two).toEqual(selectBlocks(['a', 'b']));
  expect(toggleBlock(toggleBlock(two, 'a'), 'b')).toEqual(PAGE);
});

test('the section of a selection', () => {
  expect(sectionIdOf(body, selectBlocks(['b']))).toBe('s1');
  expect(sectionIdOf(body, PAGE)).toBeUndefined();
});
