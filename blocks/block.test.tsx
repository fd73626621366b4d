import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { isIdOf } from '#core/enumerations/name-of.ts';
import type { Control } from '#core/fields/field.ts';
import { checkWith, choice, group, text } from '#core/fields/index.ts';
import { locationField } from '#core/maps/location-field.ts';
import { BLOCK_CATEGORIES, defineBlock, type BlockDefinition } from './kit/block.tsx';
import type { ShowcasePage } from './kit/showcase.ts';
import { draw } from './kit/testing/draw.tsx';
import { BLOCKS, blockOf, blockOfNumber, numbersOf } from './index.ts';
import { BLOCK_TYPES } from './types.ts';

/** Values with nothing in them: no words, no pictures, no entries. */
function emptied({ fields = {} }: Control): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]): [string, unknown][] => {
      if (kind === 'text' || kind === 'code') return [[name, '']];
      if (kind === 'richText') return [[name, { type: 'doc', content: [] }]];
      return kind === 'list' ? [[name, []]] : [];
    }),
  );
}

const each = BLOCKS.map((block) => [block.type, block] as const);
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

/** Numbers up to this one are kept for blocks that are known by name. */
const LAST_NAMED = Math.max(...Object.values(BlockType));

describe('the catalogue', () => {
  test('has a line for every folder, and a folder for every line', () => {
    expect(BLOCKS.map(({ type }) => type)).toEqual([...BLOCK_TYPES]);
    expect([...BLOCK_TYPES].sort()).toEqual(folders.sort());
  });

  test('gives no number to two blocks', () => {
    const numbers = BLOCKS.flatMap(numbersOf);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers)
      expect(numbersOf(blockOfNumber(number) as BlockDefinition)).toContain(number);
    expect(blockOfNumber(999)).toBeUndefined();
  });

  test('gives no name to two blocks', () => {
    const names = BLOCKS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(['', 'toString', '__proto__', 'constructor'])('knows no block called %j', (type) => {
    expect(blockOf(type)).toBeUndefined();
  });
});

describe.each(each)('%s', (type, block) => {
  test('says everything about itself', async () => {
    expect(block.name).toMatch(/^[A-Z]/);
    expect(block.summary).toMatch(/\.$/);
    expect(BLOCK_CATEGORIES).toContain(block.category);
    for (const number of numbersOf(block))
      expect(isIdOf(BlockType, number) || number > LAST_NAMED).toBe(true);
    expect(numbersOf(block)).toContain(block.number);
    const { default: icon } = (await import(`./${type}/icon.ts`)) as { default: object };
    expect(icon).toBeDefined();
  });

  test('takes its own defaults', () => {
    const { fields } = block;
    expect(checkWith(fields, structuredClone(fields.initial))).toEqual({ ok: true, value: fields.initial });
  });

  test('draws whatever is stored', () => {
    for (const values of [{}, { text: 7, items: 'x', entries: [null], image: [], height: { base: 'tall' } }])
      for (const isEditing of [false, true]) expect(typeof draw(block, values, { isEditing })).toBe('string');
  });

  test('answers for its first values, and for the kinds of number it has', () => {
    const values = block.fields.read({});
    if (block.numbers) expect(block.numbers.all).toContain(block.numbers.of(values));
    if (block.slice) expect(isIdOf(SliceType, block.slice(values))).toBe(true);
    if (block.placeField !== undefined)
      expect(values[block.placeField]).toMatchObject(locationField({}).initial);
    if (block.levelField !== undefined) expect(Object.keys(values)).toContain(block.levelField);
    for (const name of block.panel?.(values).flatMap(({ fields }) => fields) ?? [])
      expect(Object.keys(values)).toContain(name);
    expect(() => [block.needs?.(values), block.thirdParty?.(values), block.check?.(values)]).not.toThrow();
  });

  test('is nothing to visitors while it is empty, and says in the editor what it needs', () => {
    const values = emptied(block.fields.control);
    const inEditor = draw(block, values, { isEditing: true });
    expect(inEditor).not.toBe('');
    if (!block.isEmpty(block.fields.read(values))) return;
    expect(draw(block, values)).toBe('');
    expect(inEditor).toContain(block.hint === undefined ? 'data-edit' : 'class="placeholder"');
  });

  test('has a page in the manual, and stands on it', async () => {
    const { default: pages } = (await import(`./${type}/showcase.ts`)) as {
      default: readonly ShowcasePage[];
    };
    const [first] = pages;
    expect(first?.type).toBe(type);
    expect(first?.path).toBeUndefined();
    for (const page of pages)
      expect(page.examples.flatMap(({ blocks }) => blocks.map((draft) => draft.type))).toContain(type);
    for (const draft of (first?.examples ?? []).flatMap(({ blocks }) => blocks))
      expect(blockOf(draft.type)).toBeDefined();
  });
});

describe('migrations', () => {
  const label = defineBlock({
    type: 'label',
    number: BlockType.html,
    name: 'Label',
    summary: 'For this test.',
    category: 'text',
    isEmpty: () => false,
    fields: group({ words: text({ max: 20 }), size: choice(['small', 'large'], 'small') }),
    View: ({ values }) => <b className={values.size}>{values.words}</b>,
    migrations: [
      { name: 'caption becomes words', up: ({ caption, ...rest }) => ({ words: caption, ...rest }) },
      {
        name: 'sizes in pixels become names',
        up: ({ size, ...rest }) => ({
          ...rest,
          size: typeof size === 'number' ? (size > 20 ? 'large' : 'small') : size,
        }),
      },
    ],
  });

  test.each([
    [
      { caption: 'Old', size: 24 },
      { words: 'Old', size: 'large' },
    ],
    [
      { caption: 'Old', size: 12 },
      { words: 'Old', size: 'small' },
    ],
    [
      { words: 'New', size: 'large' },
      { words: 'New', size: 'large' },
    ],
    [{}, { words: '', size: 'small' }],
    [null, { words: '', size: 'small' }],
    ['broken', { words: '', size: 'small' }],
  ])('reading %j runs them in order', (stored, values) => {
    expect(label.fields.read(stored)).toEqual(values);
  });

  test('what comes in must have the present form', () => {
    expect(checkWith(label.fields, { caption: 'Old', size: 24 })).toEqual({
      ok: false,
      problems: [
        { path: 'caption', message: 'Is not a known field.' },
        { path: 'size', message: '24 is not one of the expected options' },
      ],
    });
  });
});
