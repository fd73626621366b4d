import { expect, test } from 'vitest';
import { aBlock, anId, aPage, aSection, noteBlock } from '../page/testing/pages.ts';
import type { Block, PageBody } from '../page/page.ts';
import { pairBodies } from './pair-bodies.ts';

/** `a` is a note that says so; `#a` is a picture, which says nothing and differs by its name. */
const pageOf = (names: readonly string[]): PageBody =>
  aPage(
    aSection(
      's',
      names.map((name, index): Block =>
        name.startsWith('#')
          ? { ...aBlock(name.slice(1), { row: index + 1 }), type: 'picture', values: { src: name } }
          : aBlock(name, { row: index + 1 }),
      ),
    ),
  );

const pair = (original: PageBody, names: readonly string[], said = 'de') =>
  pairBodies(original, pageOf(names), {
    blockOf: noteBlock,
    languages: { source: 'en', all: ['en', 'de', 'fr'], said },
    base: 'https://old.example',
    idOf: (kind, index) => anId(`${said}${kind}${index}`),
  });

const nameOf = ({ values }: Block) => String(values.words ?? values.src);
/** What a language is shown, as it says it. */
const shownIn = (body: PageBody, language: string) =>
  body.sections.flatMap(({ blocks }) =>
    blocks.filter(({ languages }) => languages?.includes(language) ?? true).map(nameOf),
  );

test.each<[string[], string[]]>([
  [
    ['a', 'b'],
    ['A', 'B'],
  ],
  [
    ['a', '#p', 'b'],
    ['A', '#p', 'B'],
  ],
  [
    ['a', '#p', 'b'],
    ['A', '#q', 'B'],
  ],
  [['a'], ['A', '#q', 'B']],
  [
    ['a', '#p', 'b', '#r'],
    ['A', '#r'],
  ],
  [[], ['A', '#q']],
  [['a', '#p'], []],
  [
    ['#p', '#q', 'a'],
    ['#q', '#p', 'A'],
  ],
])('%j and %j are one page, and each language is shown its own', (names, translated) => {
  const original = pageOf(names);
  const { body, said } = pair(original, translated);
  expect(shownIn(body, 'en')).toEqual(names);
  expect(shownIn(said, 'de')).toEqual(translated);
  expect(said.sections.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual(
    body.sections.map(({ blocks }) => blocks.map(({ id }) => id)),
  );
});

test('where the shapes are the same the page stays the very same', () => {
  const original = pageOf(['a', '#p']);
  expect(pair(original, ['A', '#p']).body).toBe(original);
});

test('a third language leaves the other two as they are', () => {
  const names = ['a', '#p', 'b'];
  const german = pair(pageOf(names), ['A', '#q', 'B']).body;
  const { body, said } = pair(german, ['α', '#p', '#f'], 'fr');
  expect(shownIn(body, 'en')).toEqual(names);
  expect(shownIn(body, 'de')).toEqual(['a', '#q', 'b']);
  expect(shownIn(said, 'fr')).toEqual(['α', '#p', '#f']);
});

test('the same translation again adds nothing', () => {
  const first = pair(pageOf(['a', '#p']), ['A', '#q']).body;
  expect(pair(first, ['A', '#q']).body.sections[0]?.blocks).toHaveLength(3);
});

test('links of the old site lead to other addresses in other languages, and are one link', () => {
  const link = (href: string): PageBody =>
    aPage(aSection('s', [{ ...aBlock('l'), type: 'link', values: { href } }]));
  const original = link('https://old.example/about');
  const about = {
    blockOf: noteBlock,
    languages: { source: 'en', all: ['en', 'de'], said: 'de' },
    base: 'https://old.example',
    idOf: () => anId('new'),
  };
  expect(pairBodies(original, link('https://old.example/de/ueber'), about).body).toBe(original);
  expect(pairBodies(original, link('https://other.example/about'), about).body).not.toBe(original);
});

test('what is too much for one section goes on in another', () => {
  const many = Array.from({ length: 40 }, (_, index) => `#p${index}`);
  const { body } = pair(pageOf(many), [...many, 'A']);
  expect(body.sections.map(({ blocks }) => blocks.length)).toEqual([40, 1]);
  expect(new Set(body.sections.map(({ id }) => id)).size).toBe(2);
});
