import { expect, test } from 'vitest';
import { NO_IMAGE } from '#core/fields/index.ts';
import { sectionStyle } from '#core/page/stored/fields.ts';
import type { Asset } from '#contract/content/assets.ts';
import { picturesOf, withOthers } from './pictures-of.ts';

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

test('a page without pictures borrows those of the site, but no logos and none twice', () => {
  const asset = (name: string, width: number) => ({ ...picture(name), width, blur: '' }) as Asset;
  const newest = [asset('logo', 120), asset('jar', 1200), asset('loaf', 900)];
  const names = (own: ReturnType<typeof picture>[]) =>
    withOthers(own, newest).map(({ src }) => src.split('/').at(-1));
  expect(names([])).toEqual(['jar.jpg', 'loaf.jpg']);
  expect(names([picture('loaf')])).toEqual(['loaf.jpg', 'jar.jpg']);
});
