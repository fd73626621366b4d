import type { TemplateProduct } from '../template.ts';

/** A small shelf, so that the block has something to show: with kinds, on sale, and sold out. */
export const showcaseProducts: readonly TemplateProduct[] = [
  {
    slug: 'stoneware-bowl',
    title: 'Stoneware bowl',
    words: 'Thrown by hand, glazed twice.',
    pictures: ['bowl'],
    category: 'table',
    priceCents: 3800,
    weight: 0.7,
    stock: 12,
    option: {
      name: 'Glaze',
      values: [
        { value: 'Ash', priceCents: 3800, stock: 12 },
        { value: 'Salt', priceCents: 4200, stock: 3 },
      ],
    },
    goesWith: ['evening-vase'],
  },
  {
    slug: 'evening-vase',
    title: 'Evening vase',
    words: 'For one branch and a lot of light.',
    pictures: ['window'],
    category: 'table',
    priceCents: 6400,
    salePriceCents: 5200,
    weight: 1.4,
    stock: 5,
    goesWith: [],
  },
  {
    slug: 'first-firing',
    title: 'First firing',
    words: 'One of twenty, all gone.',
    pictures: ['bowl'],
    category: 'table',
    priceCents: 9800,
    weight: 0.9,
    stock: 0,
    goesWith: [],
  },
];
