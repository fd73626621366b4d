import { expect, test } from 'vitest';
import { EMPTY_RICH_TEXT } from '../../rich-text/document.ts';
import { asSaid, textsOfProduct, type WordedProduct } from './product-texts.ts';

const picture = (alt: string) => ({
  ...({} as NonNullable<WordedProduct['images'][number]>),
  src: '/a.jpg',
  alt,
});
const product = {
  title: 'Shirt',
  description: EMPTY_RICH_TEXT,
  options: ['Size', 'Colour'],
  variants: [
    { optionValues: ['Small', 'Red'], image: picture('Red one') },
    { optionValues: ['Large', 'Red'], image: null },
  ],
  addOns: [{ id: 'wrap', name: 'Wrap', priceCents: 5 }],
  images: [picture('Front')],
  seoTitle: '',
  seoDescription: '',
} as unknown as WordedProduct;

test('the values of an option are texts once, however many variants have them', () => {
  expect(textsOfProduct(product).options).toEqual([
    { name: 'Size', values: ['Small', 'Large'] },
    { name: 'Colour', values: ['Red'] },
  ]);
});

const said = {
  ...textsOfProduct(product),
  title: 'Hemd',
  options: [
    { name: 'Größe', values: ['Klein', 'Groß'] },
    { name: 'Farbe', values: [''] },
  ],
  addOns: [{ name: 'Einpacken' }],
};

test('a product is shown in other words, and is sold as it is', () => {
  const shown = asSaid(product, said);
  expect([shown.title, shown.options, shown.addOns[0]]).toEqual([
    'Hemd',
    ['Größe', 'Farbe'],
    { ...product.addOns[0], name: 'Einpacken' },
  ]);
  expect(shown.variants.map(({ optionValues }) => optionValues)).toEqual([
    ['Klein', 'Red'],
    ['Groß', 'Red'],
  ]);
});

test.each([
  ['that would read the same', [{ name: 'Größe', values: ['Groß', 'Groß'] }]],
  ['of which one is missing', [{ name: 'Größe', values: ['Klein'] }]],
  ['that nobody translated', []],
])('values %s stay as they are written', (_, options) => {
  const shown = asSaid(product, { ...said, options });
  expect(shown.variants.map(({ optionValues }) => optionValues[0])).toEqual(['Small', 'Large']);
});

test('what was added since the translation keeps its own words', () => {
  const shown = asSaid(product, { ...said, addOns: [], images: [], variantImages: [] });
  expect([shown.addOns[0]?.name, shown.images, shown.variants[0]?.image]).toEqual([
    'Wrap',
    product.images,
    product.variants[0]?.image,
  ]);
});
