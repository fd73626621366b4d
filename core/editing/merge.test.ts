import { describe, expect, test } from 'vitest';
import { group, image, text } from '../fields/index.ts';
import { pageBody } from '../page/stored/fields.ts';
import { insertBlock } from '../page/actions/insert-block.ts';
import { moveBlocks, placeBlock } from '../page/actions/move-blocks.ts';
import { MAX_BLOCKS_PER_LAYOUT, MAX_SECTIONS, type PageBody } from '../page/page.ts';
import { removeBlocks } from '../page/actions/remove-blocks.ts';
import { insertSection, moveSection, removeSection, setSectionStyle } from '../page/actions/sections.ts';
import { setAnimation, setValues } from '../page/actions/set-values.ts';
import { aBlock, allowed, anId, aPage, aSection, layoutOf, noteBlock } from '../page/testing/pages.ts';
import type { ThreeWays } from './merge-value.ts';
import { mergeDocument } from './merge.ts';

const base = aPage(
  aSection('s', [aBlock('a', { row: 1 }), aBlock('b', { row: 2 })]),
  aSection('t', [aBlock('c')]),
  aSection('u'),
);
const place = (row: number) => ({ column: 1, span: 12, row, rows: 1 });
const into = (name: string, section: string) => (body: PageBody) =>
  allowed(
    moveBlocks(body, {
      ids: [anId(name)],
      breakpoint: 'base',
      by: { columns: 0, rows: 0 },
      sectionId: anId(section),
    }),
  );
const put = (name: string, row: number) => (body: PageBody) =>
  placeBlock(body, { id: anId(name), breakpoint: 'base', place: place(row) });
const write = (name: string, values: object) => (body: PageBody) =>
  setValues(body, { id: anId(name), values: { ...values } });
const drop = (name: string) => (body: PageBody) => removeBlocks(body, { ids: [anId(name)] });
const dropSection = (name: string) => (body: PageBody) => removeSection(body, { id: anId(name) });
const shift = (name: string, index: number) => (body: PageBody) =>
  moveSection(body, { id: anId(name), index });
const style = (name: string, values: object) => (body: PageBody) =>
  setSectionStyle(body, { id: anId(name), style: values });
const add = (name: string, section: string) => (body: PageBody) => {
  const { place: _, ...block } = aBlock(name);
  return allowed(insertBlock(body, { sectionId: anId(section), block }));
};
const addSection = (name: string, index: number) => (body: PageBody) =>
  allowed(insertSection(body, { section: aSection(name), index }));
const phone = (name: string) => (body: PageBody) =>
  placeBlock(body, { id: anId(name), breakpoint: 'phone', place: { ...place(3), span: 4 } });
const animate = (name: string) => (body: PageBody) =>
  setAnimation(body, { ids: [anId(name)], animation: 'rise' });

type Change = (body: PageBody) => PageBody;
const mergeBody = (ways: ThreeWays<PageBody>) => mergeDocument(ways, pageBody(noteBlock).control);
const merge = (mine: Change, theirs: Change) => mergeBody({ base, mine: mine(base), theirs: theirs(base) });

describe('different things go together', () => {
  test.each<[string, Change, Change]>([
    ['values of two blocks', write('a', { words: 'x' }), write('b', { words: 'y' })],
    ['two values of a block', write('a', { words: 'x' }), write('a', { by: 'y' })],
    ['a place and a value', put('a', 5), write('a', { words: 'x' })],
    ['both layouts of a block', put('a', 5), phone('a')],
    ['a movement and a place', animate('a'), put('a', 5)],
    ['another section and a value', into('a', 't'), write('a', { words: 'x' })],
    ['two styles of a section', style('s', { tone: 'ink' }), style('s', { hidden: true })],
    ['the order and what is in a section', shift('u', 0), write('a', { words: 'x' })],
    ['removing one and changing another', drop('a'), put('b', 7)],
    ['removing a section and adding one', dropSection('u'), addSection('n', 1)],
    ['the same change twice', put('a', 5), put('a', 5)],
    ['removing the same', drop('a'), drop('a')],
  ])('%s', (_, mine, theirs) => {
    expect(merge(mine, theirs)).toEqual({ ok: true, merged: theirs(mine(base)) });
  });

  test('the same section that both have got', () => {
    const mine = write('a', { words: 'x' })(addSection('n', 1)(base));
    expect(mergeBody({ base, mine, theirs: addSection('n', 1)(base) })).toEqual({ ok: true, merged: mine });
  });

  test('sections that both add at one spot', () => {
    const result = merge(addSection('n2', 1), addSection('n1', 1));
    expect(result.ok && result.merged.sections.map(({ id }) => id.slice(-2))).toEqual([
      '0s',
      'n1',
      'n2',
      '0t',
      '0u',
    ]);
  });

  test('blocks that both add at the end stand below each other', () => {
    const result = merge(add('n2', 't'), add('n1', 't'));
    expect(result.ok && layoutOf(result.merged)[1]).toEqual(['c 1/1 12x1', 'n1 2/1 24x1', 'n2 3/1 24x1']);
  });

  test('sections they did not touch stay the same objects', () => {
    const mine = write('a', { words: 'x' })(base);
    const result = mergeBody({ base, mine, theirs: structuredClone(put('c', 3)(base)) });
    expect(result.ok && result.merged.sections[0]).toBe(mine.sections[0]);
  });
});

describe('what only one changed stays the same object', () => {
  const changed = put('a', 5)(base);
  test.each<[string, ThreeWays<PageBody>, PageBody]>([
    ['mine', { base, mine: changed, theirs: structuredClone(base) }, changed],
    ['theirs', { base, mine: structuredClone(base), theirs: changed }, changed],
    ['both alike', { base, mine: structuredClone(changed), theirs: changed }, changed],
  ])('%s', (_, ways, expected) => {
    const result = mergeBody(ways);
    expect(result.ok && result.merged).toBe(expected);
  });
});

describe('what both changed differently is named', () => {
  test.each<[string, Change, Change, string[]]>([
    ['a value', write('a', { words: 'x' }), write('a', { words: 'y' }), ['block a values.words']],
    ['a place', put('a', 5), put('a', 6), ['block a place.base']],
    ['the section of a block', into('a', 't'), into('a', 'u'), ['block a section']],
    ['a style', style('s', { tone: 'ink' }), style('s', { tone: 'tint' }), ['section s style.tone']],
    ['the order', shift('u', 0), shift('s', 1), ['page  order']],
    ['removed and changed', drop('a'), write('a', { words: 'x' }), ['block a existence']],
    ['a block into a removed section', dropSection('u'), into('a', 'u'), ['section u existence']],
    ['a removed section restyled', dropSection('u'), style('u', { tone: 'ink' }), ['section u existence']],
    [
      'added twice, and not alike',
      (body) => style('n', { tone: 'ink' })(addSection('n', 1)(body)),
      addSection('n', 1),
      ['section n existence'],
    ],
    [
      'several at once',
      (body) => put('a', 5)(write('b', { words: 'x' })(body)),
      (body) => put('a', 6)(write('b', { words: 'y' })(body)),
      ['block a place.base', 'block b values.words'],
    ],
  ])('%s', (_, mine, theirs, expected) => {
    const result = merge(mine, theirs);
    const names = result.ok
      ? []
      : result.conflicts.map(({ where, id, field }) => `${where} ${id.replace(/^0+/, '')} ${field}`);
    expect(names).toEqual(expected);
  });

  test('with both versions', () => {
    expect(merge(put('a', 5), put('a', 6))).toMatchObject({
      conflicts: [{ mine: place(5), theirs: place(6) }],
    });
  });

  test('with the section that one of them still has', () => {
    const theirs = into('a', 'u')(base);
    const result = mergeBody({ base, mine: dropSection('u')(base), theirs });
    expect(result).toMatchObject({ conflicts: [{ mine: undefined, theirs: theirs.sections[2] }] });
  });

  describe('too many sections', () => {
    const sections = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => aSection(`x${from + index}`));
    const [own, other] = [aSection('own'), aSection('other')];
    test.each<[string, number, number, string[]]>([
      ['one more than there may be', MAX_SECTIONS - 1, 0, ['sections']],
      ['as many as there may be', MAX_SECTIONS - 2, 0, []],
      ['fewer than one of them had before', MAX_SECTIONS + 3, 2, []],
    ])('%s', (_, count, removed, expected) => {
      const result = mergeBody({
        base: aPage(...sections(0, count)),
        mine: aPage(...sections(removed, count), ...(removed > 0 ? [] : [own])),
        theirs: aPage(...sections(0, count), other),
      });
      expect(result.ok ? [] : result.conflicts.map(({ field }) => field)).toEqual(expected);
    });
  });

  test('a layout that would be too full', () => {
    const full = aPage(
      aSection(
        's',
        Array.from({ length: MAX_BLOCKS_PER_LAYOUT - 1 }, (_, index) => aBlock(`x${index}`)),
      ),
    );
    const result = mergeBody({ base: full, mine: add('m', 's')(full), theirs: add('n', 's')(full) });
    expect(result).toMatchObject({ ok: false, conflicts: [{ where: 'section', field: 'blocks' }] });
  });
});

describe('whole documents', () => {
  const fields = group({
    title: text({ max: 9 }),
    seo: group({ title: text({ max: 9 }), words: text({ max: 9 }) }),
    picture: image(),
    body: pageBody(noteBlock),
  });
  const document = { ...fields.initial, body: base };
  const mergeWith = (mine: object, theirs: object) =>
    mergeDocument(
      { base: document, mine: { ...document, ...mine }, theirs: { ...document, ...theirs } },
      fields.control,
    );

  test('field by field, also in groups', () => {
    const mine = { title: 'x', seo: { title: 'x', words: '' }, body: put('a', 5)(base) };
    const theirs = { seo: { title: '', words: 'y' }, body: put('b', 6)(base) };
    expect(mergeWith(mine, theirs)).toEqual({
      ok: true,
      merged: {
        ...document,
        title: 'x',
        seo: { title: 'x', words: 'y' },
        body: put('b', 6)(put('a', 5)(base)),
      },
    });
  });

  test('a field in a group has the name of both', () => {
    const result = mergeWith({ seo: { title: 'x', words: '' } }, { seo: { title: 'y', words: '' } });
    expect(result).toMatchObject({ conflicts: [{ where: 'page', id: '', field: 'seo.title' }] });
  });

  test.each<[string, object, object, object]>([
    ['before', {}, { seo: { title: 'x', words: '' } }, {}],
    ['in mine', document, {}, { seo: { title: 'x', words: '' } }],
    ['in theirs', document, { seo: { title: 'x', words: '' } }, {}],
  ])('a group that was not there %s is taken as a whole', (_, before, mine, theirs) => {
    const result = mergeDocument<object>({ base: before, mine, theirs }, fields.control);
    const names = result.ok ? [] : result.conflicts.map(({ field }) => field);
    expect(names.filter((name) => name.startsWith('seo.'))).toEqual([]);
  });

  test('a picture as a whole: its words belong to it', () => {
    const { picture } = document;
    const result = mergeWith(
      { picture: { ...picture, src: '/a.jpg' } },
      { picture: { ...picture, alt: 'A' } },
    );
    expect(result).toMatchObject({ conflicts: [{ where: 'page', id: '', field: 'picture' }] });
  });
});
