import { describe, expect, test } from 'vitest';
import { BlockType } from '#core/enumerations/block-types.ts';
import { checkWith, choice, group, text } from '#core/fields/index.ts';
import { defineBlock } from './kit/block.ts';
import { draw } from './kit/testing/draw.tsx';
import { BLOCKS, blockFields, blockOf } from './index.ts';

describe('the catalogue', () => {
  test('names each block once and finds it', () => {
    const types = BLOCKS.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    expect(types).toEqual(expect.arrayContaining(['quote', 'line', 'spacer', 'code', 'embed', 'accordion']));
    for (const type of types) expect(blockFields(type)).toBe(blockOf(type)?.fields);
  });

  test.each(['', 'toString', '__proto__', 'constructor'])('knows no block called %j', (type) => {
    expect(blockOf(type)).toBeUndefined();
  });

  test.each(BLOCKS.map((block) => [block.type, block] as const))('%s takes its own defaults', (_, block) => {
    expect(checkWith(block.fields, structuredClone(block.fields.initial))).toEqual({
      ok: true,
      value: block.fields.initial,
    });
  });

  test.each(BLOCKS.map((block) => [block.type, block] as const))(
    '%s draws whatever is stored',
    (_, block) => {
      for (const values of [
        {},
        { text: 7, items: 'x', entries: [null], image: [], height: { base: 'tall' } },
      ])
        for (const isEditing of [false, true])
          expect(typeof draw(block, values, { isEditing })).toBe('string');
    },
  );
});

describe('migrations', () => {
  const label = defineBlock({
    type: 'label',
    number: BlockType.html,
    name: 'Label',
    summary: 'For this test.',
    category: 'text',
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
