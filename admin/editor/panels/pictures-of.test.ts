import { expect, test } from 'vitest';
import { NO_IMAGE } from '#core/fields/index.ts';
import { sectionStyle } from '#core/page/fields.ts';
import { picturesOf } from './pictures-of.ts';

const picture = (name: string) => ({
  ...NO_IMAGE,
  src: `/images/${'a'.repeat(24)}/${name}.jpg`,
  width: 10,
  height: 10,
});
const block = (id: string, values: Record<string, unknown>) => ({
  id,
  type: 'image',
  place: { base: { column: 1, span: 1, row: 1, rows: 1 } },
  values,
  animation: 'none' as const,
});

test('pictures are found in backgrounds, values and lists, each once', () => {
  const body = {
    sections: [
      {
        id: 's',
        style: { ...sectionStyle.initial, background: picture('back') },
        blocks: [
          block('1', { image: picture('jar') }),
          block('2', { entries: [{ picture: picture('jar') }, { picture: picture('loaf') }] }),
          block('3', { image: NO_IMAGE }),
        ],
      },
    ],
  };
  expect(picturesOf(body).map(({ src }) => src.split('/').at(-1))).toEqual([
    'back.jpg',
    'jar.jpg',
    'loaf.jpg',
  ]);
});
