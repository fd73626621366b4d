import { expect, test } from 'vitest';
import { group, text } from '../../fields/index.ts';
import { checkWith } from '../../fields/index.ts';
import { galleriesLimitMessage, MAX_GALLERIES_PER_PAGE } from '../../limits.ts';
import { duplicateBlocks } from '../actions/duplicate-blocks.ts';
import { pageBody } from './fields.ts';
import { insertBlock } from '../actions/insert-block.ts';
import { pasteBlocks } from '../portable/portable.ts';
import { isRefusal } from '../refusal.ts';
import { duplicateSection } from '../actions/sections.ts';
import { aBlock, anId, aPage, aSection, countIds } from '../testing/pages.ts';

const gallery = (name: string) => ({ ...aBlock(name), type: 'gallery' });
const page = (count: number) =>
  aPage(
    aSection(
      's',
      Array.from({ length: count }, (_, index) => gallery(`g${index}`)),
    ),
    aSection('t'),
  );
const body = pageBody(() => group({ words: text({ max: 50 }), by: text({ max: 50 }) }));
const added = gallery('new');

const WAYS = [
  ['inserted', (count: number) => insertBlock(page(count), { sectionId: anId('t'), block: added })],
  ['pasted', (count: number) => pasteBlocks(page(count), { sectionId: anId('t'), blocks: [added] })],
  ['copied', (count: number) => duplicateBlocks(page(count), { ids: [anId('g0')], newId: countIds() })],
] as const;

test.each(WAYS)('the 20th gallery may be %s, the 21st not', (_, change) => {
  expect(isRefusal(change(MAX_GALLERIES_PER_PAGE - 1))).toBe(false);
  expect(change(MAX_GALLERIES_PER_PAGE)).toMatchObject({ refused: galleriesLimitMessage() });
});

test('a section with galleries is copied only where they fit', () => {
  const copy = (count: number) => duplicateSection(page(count), { id: anId('s'), newId: countIds() });
  expect(isRefusal(copy(10))).toBe(false);
  expect(copy(11)).toMatchObject({ refused: galleriesLimitMessage() });
});

test('a page that comes with 21 is refused by a sentence', () => {
  expect(checkWith(body, page(20)).ok).toBe(true);
  expect(checkWith(body, page(21))).toMatchObject({
    ok: false,
    problems: [{ path: 'sections', message: galleriesLimitMessage() }],
  });
});
