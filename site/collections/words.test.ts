import { expect, test } from 'vitest';
import { wordsIn } from '#core/words/wording.ts';
import type { ListView } from './view.ts';
import { filterWords, listTitle } from './words.ts';

const site = { language: 'en', region: 'GB', timezone: 'UTC' };
const view = (change: Partial<ListView>) => ({ filter: null, calendar: null, ...change }) as ListView;
const calendar = { month: '2026-11' } as NonNullable<ListView['calendar']>;

test.each<[Partial<ListView>, string]>([
  [{}, 'Journal'],
  [{ filter: { kind: 'tag', name: 'Winter' } }, 'Winter'],
  [{ filter: { kind: 'archive', name: '2026-10' } }, 'October 2026'],
  [{ calendar, filter: { kind: 'tag', name: 'Winter' } }, 'November 2026'],
])('%j is headed %s', (change, title) => {
  expect(listTitle({ title: 'Journal' }, view(change), site)).toBe(title);
});

test('a part of a list is said in words, the whole is not', () => {
  const say = wordsIn('en').of('content');
  expect(filterWords(view({}), say)).toBe('');
  const kinds = ['tag', 'category', 'author', 'archive'] as const;
  const words = kinds.map((kind) => filterWords(view({ filter: { kind, name: 'x' } }), say));
  expect(new Set(words).size).toBe(kinds.length);
});
