import { expect, test } from 'vitest';
import type { PageDocument } from '../content/page-document.ts';
import type { Theme } from '../theme/theme.ts';
import { changedSections, comparedIn, pageOfVariant, type Subject } from './subject.ts';

const page = (title: string, sections: Record<string, string>) =>
  ({
    title,
    body: { sections: Object.entries(sections).map(([id, words]) => ({ id, words })) },
  }) as unknown as PageDocument;
const wordsOf = ({ title, body }: PageDocument) => [
  title,
  ...body.sections.map((section) => (section as unknown as { words: string }).words),
];

const live = page('Live', { a: 'a1', b: 'b1' });

test.each<[string, Extract<Subject, { pageId: string }>, PageDocument, string[]]>([
  [
    'a page: all sections, its own title',
    { kind: 'page', pageId: 'p' },
    page('New', { b: 'b2', a: 'a2' }),
    ['Live', 'b2', 'a2'],
  ],
  [
    'a section: that one alone',
    { kind: 'section', pageId: 'p', sectionId: 'a' },
    page('New', { b: 'b2', a: 'a2' }),
    ['Live', 'a2', 'b1'],
  ],
  [
    'a section that the variant lost',
    { kind: 'section', pageId: 'p', sectionId: 'a' },
    page('New', { b: 'b2' }),
    ['Live', 'a1', 'b1'],
  ],
  [
    'a section that is not live',
    { kind: 'section', pageId: 'p', sectionId: 'c' },
    page('New', { c: 'c2' }),
    ['Live', 'a1', 'b1'],
  ],
])('what visitors get of %s', (_, subject, variant, words) => {
  expect(wordsOf(pageOfVariant(subject, live, variant))).toEqual(words);
});

test('what is compared', () => {
  expect(comparedIn({ kind: 'page', pageId: 'p' }, live)).toBe(live.body);
  expect(comparedIn({ kind: 'section', pageId: 'p', sectionId: 'b' }, live)).toEqual({
    id: 'b',
    words: 'b1',
  });
  expect(comparedIn({ kind: 'section', pageId: 'p', sectionId: 'z' }, live)).toBeUndefined();
  const theme = { corners: 'round' } as Theme;
  expect(comparedIn({ kind: 'style' }, theme)).toBe(theme);
});

test('sections that came, went or moved have not changed', () => {
  const draft = page('Live', { c: 'c1', b: 'b2', a: 'a1' });
  expect(changedSections(live, draft).map(({ section, index }) => [section.id, index])).toEqual([['b', 1]]);
});
