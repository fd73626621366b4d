import { describe, expect, test } from 'vitest';
import { duplicateBlocks } from './duplicate-blocks.ts';
import { insertBlock } from './insert-block.ts';
import { insertRows } from './make-room.ts';
import { orderBlock } from './order-blocks.ts';
import { MAX_BLOCKS_PER_LAYOUT, MAX_SECTIONS, TOO_MANY_BLOCKS } from '../page.ts';
import { differsOnPhone, phonePlaces, resetPhone } from '../phone-place.ts';
import { removeBlocks } from './remove-blocks.ts';
import { resizeBlock, type EdgeMoves } from './resize-block.ts';
import {
  bringBackSection,
  duplicateSection,
  insertSection,
  moveSection,
  removeSection,
  setSectionStyle,
  TOO_MANY_SECTIONS,
} from './sections.ts';
import { setAnimation, setValue, setValues } from './set-values.ts';
import { aBlock, allowed, anId, aPage, aSection, countIds, layoutOf } from '../testing/pages.ts';

const place = { column: 2, span: 4, row: 1, rows: 2 };
const page = aPage(
  aSection('s', [aBlock('a', { rows: 2 }, place), aBlock('b', { column: 13 }), aBlock('c', { row: 4 })]),
  aSection('t', [aBlock('d')]),
);
const names = (body: typeof page) => body.sections.map(({ id }) => id.replace(/^0+/, ''));
const blocks = (count: number) => Array.from({ length: count }, (_, index) => aBlock(`x${index}`));

describe('inserting a block', () => {
  const { place: _, ...block } = aBlock('n');

  test.each([
    [undefined, 'n 5/1 24x1'],
    [{ column: 20, span: 10, row: 2, rows: 1 }, 'n 2/15 10x1'],
  ])('at %j', (at, layout) => {
    const result = allowed(insertBlock(page, { sectionId: anId('s'), block, place: at }));
    expect(layoutOf(result)[0]?.[3]).toBe(layout);
    expect(result.sections[1]).toBe(page.sections[1]);
  });

  test.each([
    [MAX_BLOCKS_PER_LAYOUT - 1, undefined],
    [MAX_BLOCKS_PER_LAYOUT, TOO_MANY_BLOCKS],
    [70, TOO_MANY_BLOCKS],
  ])('after %i', (count, refused) => {
    const full = aPage(aSection('s', blocks(count)));
    const result = insertBlock(full, { sectionId: anId('s'), block });
    expect('refused' in result ? result.refused : undefined).toBe(refused);
  });
});

describe('resizing', () => {
  test.each<[EdgeMoves, string]>([
    [{ right: 3 }, 'a 1/1 15x2'],
    [{ right: 99 }, 'a 1/1 24x2'],
    [{ right: -99 }, 'a 1/1 1x2'],
    [{ left: 4 }, 'a 1/5 8x2'],
    [{ left: 99 }, 'a 1/12 1x2'],
    [{ left: -4 }, 'a 1/1 12x2'],
    [{ top: 1 }, 'a 2/1 12x1'],
    [{ top: 9 }, 'a 2/1 12x1'],
    [{ bottom: 2 }, 'a 1/1 12x4'],
    [{ bottom: -9 }, 'a 1/1 12x1'],
    [{ top: 1, left: 2, right: 1, bottom: 1 }, 'a 2/3 11x2'],
  ])('%j', (by, layout) => {
    const resized = resizeBlock(page, { id: anId('a'), breakpoint: 'base', by });
    expect(layoutOf(resized)[0]?.[0]).toBe(layout);
  });

  test('on phones alone', () => {
    const resized = resizeBlock(page, { id: anId('a'), breakpoint: 'phone', by: { right: 9 } });
    expect(layoutOf(resized, 'phone')[0]?.[0]).toBe('a 1/2 7x2');
    expect(layoutOf(resized)).toEqual(layoutOf(page));
  });

  test.each(['a', 'gone'])('%s by nothing is no change', (name) => {
    expect(resizeBlock(page, { id: anId(name), breakpoint: 'base', by: {} })).toBe(page);
  });
});

test('removing', () => {
  const left = removeBlocks(page, { ids: [anId('a'), anId('gone')] });
  expect(layoutOf(left)[0]).toEqual(['b 1/13 12x1', 'c 4/1 12x1']);
  expect(left.sections[1]).toBe(page.sections[1]);
  expect(removeBlocks(page, { ids: [] })).toBe(page);
});

describe('duplicating', () => {
  const duplicate = (ids: string) =>
    duplicateBlocks(page, { ids: ids.split('').map(anId), newId: countIds() });

  test('right below, on both layouts; what is in the way moves down', () => {
    const copied = allowed(duplicate('a'));
    expect(layoutOf(copied)[0]?.slice(2)).toEqual(['c 6/1 12x1', 'new1 3/1 12x2']);
    expect(layoutOf(copied, 'phone')[0]?.[3]).toBe('new1 3/2 4x2');
    expect(copied.sections[1]).toBe(page.sections[1]);
  });

  test('nothing moves when there is room', () => {
    expect(layoutOf(allowed(duplicate('b')))[0]).toEqual([
      'a 1/1 12x2',
      'b 1/13 12x1',
      'c 4/1 12x1',
      'new1 2/13 12x1',
    ]);
  });

  test('several, each section by itself', () => {
    expect(layoutOf(allowed(duplicate('bd')))[1]).toEqual(['d 1/1 12x1', 'new2 2/1 12x1']);
  });

  test('not past the limit', () => {
    const full = aPage(aSection('s', blocks(MAX_BLOCKS_PER_LAYOUT)));
    const result = duplicateBlocks(full, { ids: [anId('x1')], newId: countIds() });
    expect(result).toEqual({ refused: TOO_MANY_BLOCKS });
  });
});

describe('values', () => {
  const id = anId('a');

  test('some of them', () => {
    const set = setValues(page, { id, values: { words: 'new' } });
    expect(set.sections[0]?.blocks[0]?.values).toEqual({ words: 'new', by: '' });
    expect(set.sections[0]?.blocks[1]).toBe(page.sections[0]?.blocks[1]);
    expect(setValues(page, { id, values: { words: 'a' } })).toBe(page);
  });

  const nested = setValues(page, { id, values: { items: [{ title: 'x' }, { title: 'y' }] } });

  test('one inside of others', () => {
    const set = setValue(nested, { id, path: ['items', 1, 'title'], value: 'z' });
    expect(set.sections[0]?.blocks[0]?.values.items).toEqual([{ title: 'x' }, { title: 'z' }]);
  });

  test.each([
    [['items', 7, 'title']],
    [['items', 'length']],
    [['gone', 'title']],
    [['words', 'length']],
    [[]],
    [['__proto__', 'polluted']],
  ])('%j leads nowhere', (path) => {
    expect(setValue(nested, { id, path, value: 'z' })).toBe(nested);
  });

  test('animation', () => {
    const set = setAnimation(page, { ids: [id], animation: 'fade' });
    expect(set.sections[0]?.blocks[0]?.animation).toBe('fade');
    expect(setAnimation(set, { ids: [id], animation: 'fade' })).toBe(set);
  });
});

describe('sections', () => {
  test.each<[string, string[], string, string[]]>([
    ['one that changed, where it stands now', ['c', 'b', 'a'], 'b', ['c', 'b', 'a']],
    ['a lost one behind those it followed', ['a', 'c'], 'b', ['a', 'b', 'c']],
    ['the first one first', ['b', 'c'], 'a', ['a', 'b', 'c']],
    ['one the earlier version does not have', ['a'], 'x', ['a']],
  ])('bring back %s', (_, now, id, order) => {
    const earlier = aPage(...['a', 'b', 'c'].map((name) => aSection(name, [aBlock(`old-${name}`)])));
    const body = aPage(...now.map((name) => aSection(name)));
    const result = allowed(bringBackSection(body, { id: anId(id), earlier }));
    expect(names(result)).toEqual(order);
    const found = result.sections.find((section) => section.id === anId(id));
    expect(found).toBe(earlier.sections.find((section) => section.id === anId(id)));
  });

  test.each([
    [0, ['n', 's', 't']],
    [1, ['s', 'n', 't']],
    [9, ['s', 't', 'n']],
    [-1, ['n', 's', 't']],
  ])('one more at %i', (index, order) => {
    expect(names(allowed(insertSection(page, { section: aSection('n'), index })))).toEqual(order);
  });

  test.each([
    ['s', 1, ['t', 's']],
    ['t', 0, ['t', 's']],
    ['t', 9, ['s', 't']],
    ['gone', 0, ['s', 't']],
  ])('%s to %i', (name, index, order) => {
    const moved = moveSection(page, { id: anId(name), index });
    expect(names(moved)).toEqual(order);
    expect(moved === page).toBe(order[0] === 's');
  });

  test('a copy has ids of its own and shares nothing that could be changed', () => {
    const copied = allowed(duplicateSection(page, { id: anId('s'), newId: countIds() }));
    expect(names(copied)).toEqual(['s', 'new1', 't']);
    expect(layoutOf(copied)[1]?.map((line) => line.split(' ')[0])).toEqual(['new2', 'new3', 'new4']);
    expect(copied.sections[0]).toBe(page.sections[0]);
  });

  test('one fewer', () => {
    expect(names(removeSection(page, { id: anId('s') }))).toEqual(['t']);
    expect(removeSection(page, { id: anId('gone') })).toBe(page);
  });

  test('style', () => {
    const hidden = setSectionStyle(page, { id: anId('s'), style: { hidden: true, tone: 'ink' } });
    expect(hidden.sections[0]?.style).toMatchObject({ hidden: true, tone: 'ink', height: 'content' });
    expect(hidden.sections[0]?.blocks).toBe(page.sections[0]?.blocks);
    expect(setSectionStyle(hidden, { id: anId('s'), style: { tone: 'ink' } })).toBe(hidden);
  });

  test('not past the limit', () => {
    const full = aPage(...Array.from({ length: MAX_SECTIONS }, (_, index) => aSection(`s${index}`)));
    expect(insertSection(full, { section: aSection('n'), index: 0 })).toEqual({ refused: TOO_MANY_SECTIONS });
    expect(duplicateSection(full, { id: anId('s1'), newId: countIds() })).toEqual({
      refused: TOO_MANY_SECTIONS,
    });
  });
});

describe('phones', () => {
  test('blocks flow around those with a place of their own', () => {
    const own = { column: 1, span: 8, row: 2, rows: 2 };
    const flow = phonePlaces([aBlock('c', { row: 3 }), aBlock('b', { row: 2 }, own), aBlock('a')]);
    expect([...flow].map(([id, { row, span }]) => [id.slice(-1), row, span])).toEqual([
      ['a', 1, 8],
      ['b', 2, 8],
      ['c', 4, 8],
    ]);
  });

  test('a place of its own is given up', () => {
    expect(page.sections[0]?.blocks.map(differsOnPhone)).toEqual([true, false, false]);
    const flowing = resetPhone(page, { ids: [anId('a')] });
    expect(flowing.sections[0]?.blocks.map(differsOnPhone)).toEqual([false, false, false]);
    expect(resetPhone(page, { ids: [anId('b')] })).toBe(page);
  });
});

test('empty rows push down what is below', () => {
  const roomy = insertRows(page, { sectionId: anId('s'), breakpoint: 'base', row: 2, rows: 3 });
  expect(layoutOf(roomy)[0]).toEqual(['a 1/1 12x2', 'b 1/13 12x1', 'c 7/1 12x1']);
});

describe('order', () => {
  const order = (id: string, sectionId: string, beforeId?: string) =>
    layoutOf(
      allowed(
        orderBlock(page, {
          id: anId(id),
          sectionId: anId(sectionId),
          beforeId: beforeId === undefined ? undefined : anId(beforeId),
        }),
      ),
    );

  test.each<[string, string, string | undefined, string[][]]>([
    ['c', 's', 'a', [['a 2/1 12x2', 'b 2/13 12x1', 'c 1/1 12x1'], ['d 1/1 12x1']]],
    ['b', 's', undefined, [['a 1/1 12x2', 'b 5/13 12x1', 'c 4/1 12x1'], ['d 1/1 12x1']]],
    [
      'c',
      't',
      'd',
      [
        ['a 1/1 12x2', 'b 1/13 12x1'],
        ['d 2/1 12x1', 'c 1/1 12x1'],
      ],
    ],
    [
      'c',
      't',
      undefined,
      [
        ['a 1/1 12x2', 'b 1/13 12x1'],
        ['d 1/1 12x1', 'c 2/1 12x1'],
      ],
    ],
    ['c', 's', 'c', layoutOf(page)],
    ['gone', 's', 'c', layoutOf(page)],
  ])('%s in %s before %s', (id, section, before, layout) => {
    expect(order(id, section, before)).toEqual(layout);
  });
});
