import { expect, test } from 'vitest';
import { blockTypesIn, forgiveTypes, keepUnknown, noSuchBlock } from './unknown-blocks.ts';

const base = { column: 1, span: 12, row: 1, rows: 1 };
const stored = { id: 'b', type: 'newer', place: { base, tablet: base }, values: { x: 1 }, extra: [2] };

test('a block of a newer version is kept with all that is not understood', () => {
  expect(keepUnknown(stored, { base })).toEqual({ ...stored, animation: 'none' });
  expect(keepUnknown({ ...stored, animation: 'spin' }, { base })).toMatchObject({ animation: 'spin' });
});

test('a place that it could not stand in is mended', () => {
  const mended = { ...base, column: 3 };
  expect(keepUnknown(stored, { base: mended })?.place).toEqual({ base: mended });
  expect(keepUnknown({ ...stored, place: 'none' }, { base })?.place).toEqual({ base });
});

test.each([
  [{ ...stored, id: 7 }],
  [{ ...stored, type: 7 }],
  [{ ...stored, type: 'Newer' }],
  [{ ...stored, type: `a${'b'.repeat(40)}` }],
])('%j was never a block', (record) => {
  expect(keepUnknown(record, { base })).toBeUndefined();
});

test('values that are none are empty', () => {
  expect(keepUnknown({ ...stored, values: [1] }, { base })?.values).toEqual({});
});

const bodyOf = (...types: unknown[]) => ({ sections: [{ blocks: types.map((type) => ({ type })) }] });

test.each<[unknown, string[]]>([
  [{ body: bodyOf('a', 'b', 'a', 7), footer: bodyOf('c'), itemPage: bodyOf('d') }, ['a', 'b', 'c', 'd']],
  [{ body: { sections: 'none' }, footer: { sections: [7, { blocks: 7 }, { blocks: [7] }] } }, []],
  ['no document', []],
])('the types in %j are %j', (document, types) => {
  expect([...blockTypesIn(document)]).toEqual(types);
});

test('only what is said of these types is forgiven', () => {
  const problems = ['newer', 'other', 'Bad type'].map((type) => ({ path: 'x', message: noSuchBlock(type) }));
  const left = forgiveTypes(problems, new Set(['newer', 'Bad type']));
  expect(left.map(({ message }) => message)).toEqual([noSuchBlock('other'), noSuchBlock('Bad type')]);
});
