import { describe, expect, test } from 'vitest';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { group } from '../fields/index.ts';
import { aBlock, anId, aPage, aSection } from '../page/testing/pages.ts';
import type { Block } from '../page/page.ts';
import { MAX_INDEX_PAGES, PAGE_TWICE, pageIds, stackPages, TOO_MANY_INDEX_PAGES } from './index-page.ts';

const blockOf: BlockRulesOf = (type) => ({
  fields: group({}),
  ...(type === 'heading' && { levelField: 'level' }),
});
const heading = (name: string, level: number): Block => ({
  ...aBlock(name),
  type: 'heading',
  values: { text: name, level },
});
const text = (name: string, level: number): Block => ({
  ...aBlock(name),
  type: 'text',
  values: {
    text: { type: 'doc', content: [{ type: 'heading', attrs: { level, textAlign: 'left' }, content: [] }] },
  },
});
const named = (name: string, blocks: Block[] = []) => {
  const section = aSection(name, blocks);
  return { ...section, style: { ...section.style, name } };
};
const page = (path: string, body = aPage()) => ({ id: anId(path), path, title: path, body });
const levels = (body: ReturnType<typeof aPage>) =>
  body.sections.flatMap(({ blocks }) =>
    blocks.map(({ values }) => JSON.stringify(values).match(/"level":(\d)/)?.[1] ?? ''),
  );

describe('the pages of an index', () => {
  test.each<[string, unknown, string[]]>([
    ['none', [], []],
    ['two', [anId('a'), anId('b')], []],
    ['one twice', [anId('a'), anId('a')], [PAGE_TWICE]],
    [
      'too many',
      Array.from({ length: MAX_INDEX_PAGES + 1 }, (_, index) => anId(index)),
      [TOO_MANY_INDEX_PAGES],
    ],
    ['no ids', ['/about'], ['Must be a list of pages.']],
    ['no list', 'a', ['Must be a list of pages.']],
  ])('%s', (_, value, expected) => {
    const messages: string[] = [];
    pageIds().check(value, ({ message }) => messages.push(message), 'children');
    expect(messages).toEqual(expected);
  });

  test('what is stored is read as far as it can be', () => {
    expect(pageIds().read([anId('a'), 7, anId('a'), anId('b')])).toEqual([anId('a'), anId('b')]);
    expect(pageIds().read(undefined)).toEqual([]);
  });
});

test.each<[string[], string[]]>([
  [
    ['/house', '/rooms/garden'],
    ['house', 'garden'],
  ],
  [['/'], ['home']],
  [
    ['/a/garden', '/b/garden', '/opening'],
    ['garden', 'garden-2', 'opening-2'],
  ],
  // The id of the part of every page that holds its content.
  [['/content'], ['content-2']],
])('pages at %j begin at the anchors %j', (paths, expected) => {
  const own = aPage(named('Opening'));
  expect(
    stackPages(
      own,
      paths.map((path) => page(path)),
      blockOf,
    ).map(({ anchor }) => anchor),
  ).toEqual(expected);
});

test('an anchor is there once, and a page gives way to the ones before it', () => {
  const body = aPage(named('Garden'), named('Words'));
  const [, second] = stackPages(aPage(), [page('/garden', body), page('/house', body)], blockOf);
  expect(second?.body.sections.map(({ style }) => style.name)).toEqual(['', '']);
});

test.each<[string, Block[], string[]]>([
  ['a page with a first heading is lowered', [heading('a', 1), text('b', 2)], ['2', '3']],
  ['the lowest level stays', [text('a', 1), heading('b', 4)], ['2', '4']],
  ['a page without one stays as it is', [heading('a', 2), text('b', 3)], ['2', '3']],
])('%s', (_, blocks, expected) => {
  const [part] = stackPages(aPage(), [page('/a', aPage(aSection('s', blocks)))], blockOf);
  expect(part && levels(part.body)).toEqual(expected);
});
