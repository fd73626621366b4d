import { describe, expect, test } from 'vitest';
import { MAX_BLOCKS_PER_LAYOUT, TOO_MANY_BLOCKS } from '../page.ts';
import {
  MAX_PORTABLE_LENGTH,
  NOT_PORTABLE,
  NOTHING_TO_PASTE,
  pasteBlocks,
  PORTABLE_TOO_LARGE,
  PORTABLE_TOO_NEW,
  readPortable,
  writePortable,
  type Portable,
} from './portable.ts';
import { aBlock, allowed, anId, aPage, aSection, countIds, layoutOf, noteBlock } from '../testing/pages.ts';

const phone = { column: 2, span: 4, row: 3, rows: 1 };
const section = aSection('s', [aBlock('a', { row: 3 }), aBlock('b', { row: 5, column: 4 }, phone)]);
const write = (content: Portable) => writePortable(content, noteBlock);
const read = (text: string) => readPortable(text, { blockOf: noteBlock, newId: countIds() });

test.each<[Portable]>([
  [{ kind: 'section', section }],
  [{ kind: 'blocks', blocks: section.blocks }],
  [{ kind: 'section', section: aSection('empty') }],
])('writing, reading and writing again gives the same bytes', (content) => {
  const text = write(content);
  expect(write(allowed(read(text)))).toBe(text);
});

test('ids are fresh and not carried along', () => {
  const text = write({ kind: 'section', section });
  expect(text).not.toContain(section.id);
  const first = allowed(read(text));
  if (first.kind !== 'section') throw new Error('It was a section.');
  expect(first.section.blocks.map(({ id }) => id)).toEqual([anId('new2'), anId('new3')]);
  expect(layoutOf(aPage(first.section), 'phone')).toEqual([['new2 flows', 'new3 3/2 4x1']]);
});

describe('what cannot be pasted says why', () => {
  const block = JSON.parse(write({ kind: 'blocks', blocks: [aBlock('a')] })).blocks[0];
  const blocks = (...list: unknown[]) => JSON.stringify({ plinth: 1, kind: 'blocks', blocks: list });

  test.each<[string, string]>([
    ['', NOT_PORTABLE],
    ['Hello', NOT_PORTABLE],
    ['{"plinth":1', NOT_PORTABLE],
    ['[]', NOT_PORTABLE],
    ['null', NOT_PORTABLE],
    ['{"type":"excalidraw/clipboard"}', NOT_PORTABLE],
    ['{"plinth":1,"kind":"site"}', NOT_PORTABLE],
    ['{"plinth":2,"kind":"blocks","blocks":[]}', PORTABLE_TOO_NEW],
    [' '.repeat(MAX_PORTABLE_LENGTH + 1), PORTABLE_TOO_LARGE],
    [blocks(), NOTHING_TO_PASTE],
    ['{"plinth":1,"kind":"blocks","blocks":7}', 'This cannot be pasted: Must be a list.'],
    [blocks({ ...block, type: 'gone' }), 'This cannot be pasted: There is no block called “gone”.'],
    [blocks({ ...block, onclick: 'x' }), 'This cannot be pasted: Is not a known field.'],
    [
      blocks({ ...block, place: {} }),
      'This cannot be pasted: Must lie on the grid of 24 columns and 500 rows.',
    ],
    [blocks(7), 'This cannot be pasted: Must be an object.'],
    [blocks(...Array.from({ length: 61 }, () => block)), `This cannot be pasted: ${TOO_MANY_BLOCKS}`],
  ])('%.60s', (text, refused) => {
    expect(read(text)).toEqual({ refused });
  });
});

describe('pasting blocks', () => {
  const page = aPage(aSection('t', [aBlock('d', { row: 2 })]));
  const sectionId = anId('t');

  test.each([
    [undefined, ['d 2/1 12x1', 'a 3/1 12x1', 'b 5/4 12x1']],
    [1, ['d 2/1 12x1', 'a 1/1 12x1', 'b 3/4 12x1']],
  ])('from row %j, as they stood to each other', (row, layout) => {
    const pasted = allowed(pasteBlocks(page, { sectionId, blocks: section.blocks, row }));
    expect(layoutOf(pasted)).toEqual([layout]);
    expect(layoutOf(pasted, 'phone')[0]?.[2]).toBe('b flows');
  });

  test('not past the limit', () => {
    const blocks = Array.from({ length: MAX_BLOCKS_PER_LAYOUT }, (_, index) => aBlock(`x${index}`));
    expect(pasteBlocks(page, { sectionId, blocks })).toEqual({ refused: TOO_MANY_BLOCKS });
  });
});
