import { expect, test } from 'vitest';
import type { PageBody } from '#core/page/page.ts';
import { aPage, aSection } from '#core/page/testing/pages.ts';
import { bodiesOn } from './bodies.ts';
import type { PageInput } from './page-input.ts';

type Content = PageInput['content'];
const [own, part, around, left] = ['own', 'part', 'around', 'left'].map((name) => aPage(aSection(name))) as [
  PageBody,
  PageBody,
  PageBody,
  PageBody,
];

test.each<[string, unknown, PageBody[]]>([
  ['a page', { kind: 'document', document: { body: own } }, [own]],
  ['an index', { kind: 'document', document: { body: own }, parts: [{ body: part }] }, [own, part]],
  ['a list', { kind: 'collection', body: own }, [own]],
  ['an item', { kind: 'item', item: { body: own }, itemPage: around }, [around, own]],
  ['a page of the product', { kind: 'special', special: { name: 'search' } }, []],
])('on %s', (_, content, expected) => {
  expect(bodiesOn(content as Content)).toEqual(expected);
});

test('around an item stands what is left of its page', () => {
  const item = { kind: 'item', item: { body: own }, itemPage: around } as Content;
  expect(bodiesOn(item, { arranged: left })).toEqual([left, own]);
  expect(bodiesOn(item, { arranged: undefined })).toEqual([own]);
});
