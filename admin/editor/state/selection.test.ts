import { expect, test } from 'vitest';
import { sectionStyle } from '#core/page/stored/fields.ts';
import type { PageBody } from '#core/page/page.ts';
import {
  afterRemoval,
  afterStep,
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

test.each<[string, Selection, Selection]>([
  ['the block that follows', selectBlocks(['a']), selectBlocks(['b'])],
  ['the one before the last', selectBlocks(['b']), selectBlocks(['a'])],
  ['the section that is left empty', selectBlocks(['a', 'b']), section('s1')],
  ['the next section', section('s1'), section('s2')],
  ['the section before the last', section('s2'), section('s1')],
  ['nothing', PAGE, PAGE],
])('after deleting, %s', (_, selection, expected) => {
  expect(afterRemoval(body, selection)).toEqual(expected);
});

const without = (...ids: string[]): PageBody => ({
  sections: body.sections
    .filter(({ id }) => !ids.includes(id))
    .map((one) => ({ ...one, blocks: one.blocks.filter(({ id }) => !ids.includes(id)) })),
});

test.each<[string, { before: PageBody; after: PageBody; selection: Selection }, Selection]>([
  [
    'the block that came back',
    { before: without('b'), after: body, selection: selectBlocks(['a']) },
    selectBlocks(['b']),
  ],
  ['the section that came back', { before: without('s2'), after: body, selection: PAGE }, section('s2')],
  [
    'what is next to a block that went',
    { before: body, after: without('b'), selection: selectBlocks(['b']) },
    selectBlocks(['a']),
  ],
  [
    'the same where nothing came or went',
    { before: body, after: body, selection: section('s1') },
    section('s1'),
  ],
  ['nothing where all went', { before: body, after: { sections: [] }, selection: section('s1') }, PAGE],
])('after a step in the history, %s', (_, step, expected) => {
  expect(afterStep(step)).toEqual(expected);
});
