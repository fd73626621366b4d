import { expect, test } from 'vitest';
import { changeBlocks, changeSection, findBlock, findBlocks, findSection, withSections } from './find.ts';
import { aBlock, anId, aPage, aSection } from './testing/pages.ts';

const page = aPage(aSection('s', [aBlock('a'), aBlock('b')]), aSection('t', [aBlock('c')]));

test('blocks are found with where they stand', () => {
  expect(findBlock(page, anId('c'))).toEqual({
    section: page.sections[1],
    sectionIndex: 1,
    block: page.sections[1]?.blocks[0],
    index: 0,
  });
  expect(findBlock(page, anId('b'))).toMatchObject({ sectionIndex: 0, index: 1 });
  expect(findBlock(page, anId('x'))).toBeUndefined();
  expect([findSection(page, anId('t')), findSection(page, anId('x'))]).toEqual([page.sections[1], undefined]);
});

test('several are found in the order of the page', () => {
  const found = findBlocks(page, [anId('c'), anId('x'), anId('a')]);
  expect(found.map(({ id }) => id)).toEqual([anId('a'), anId('c')]);
});

test('what did not change stays the same object', () => {
  expect(changeBlocks(page, (block) => block)).toBe(page);
  expect(withSections(page, [...page.sections])).toBe(page);
  expect(withSections(page, page.sections.slice(1)).sections).toHaveLength(1);
  const changed = changeBlocks(page, (block) => (block.id === anId('c') ? { ...block, type: 'x' } : block));
  expect(changed.sections[0]).toBe(page.sections[0]);
  expect(changed.sections[1]?.blocks[0]?.type).toBe('x');
});

test('one section is changed by its id', () => {
  const changed = changeSection(page, anId('t'), (section) => ({ ...section, blocks: [] }));
  expect(changed.sections.map(({ blocks }) => blocks.length)).toEqual([2, 0]);
  expect(changeSection(page, anId('x'), (section) => ({ ...section, blocks: [] }))).toBe(page);
});
