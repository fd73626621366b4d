import { expect, test } from 'vitest';
import { aBlock, anId, aPage, aSection } from '#core/page/testing/pages.ts';
import { blocksToMark, comparisonOf, isPageBody, pathIn } from './comparison.ts';

const heading = (text: string) => ({ ...aBlock('a'), type: 'heading', values: { text, level: 2 } });
const page = (text: string, more: object = {}) => ({
  title: 'Home',
  path: '/',
  body: aPage(aSection('s', [heading(text)])),
  ...more,
});
const kind = { kind: 'page', key: null } as const;

test('what differs is named; a field an older version did not have is no difference', () => {
  expect(comparisonOf(kind, { before: page('One'), after: page('Two') }).differences).not.toEqual([]);
  expect(
    comparisonOf(kind, { before: page('One'), after: page('One', { noIndex: false }) }).differences,
  ).toEqual([]);
  expect(
    comparisonOf({ kind: 'nothing' as never, key: null }, { before: page('One'), after: page('Two') })
      .differences,
  ).toEqual([]);
});

test('a block is outlined by itself or with its section', () => {
  const body = {
    body: aPage(aSection('s', [aBlock('a'), aBlock('b')])),
    footer: aPage(aSection('t', [aBlock('c')])),
  };
  const marked = (...names: string[]) => blocksToMark(body, new Set(names.map(anId))).map((id) => id.at(-1));
  expect([marked('a'), marked('s'), marked('t', 'b'), marked('x')]).toEqual([
    ['a'],
    ['a', 'b'],
    ['b', 'c'],
    [],
  ]);
  expect(blocksToMark(null, new Set())).toEqual([]);
});

test.each([
  [aPage(), true],
  [{ sections: 'x' }, false],
  [null, false],
])('%j is a page: %s', (value, isOne) => {
  expect(isPageBody(value)).toBe(isOne);
});

test('only a page has a path', () => {
  expect([pathIn(page('x')), pathIn({ path: 7 }), pathIn(null)]).toEqual(['/', undefined, undefined]);
});
