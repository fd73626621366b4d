import type { TemplateProduct } from '../template.ts';

export const larderCategories = [
  { slug: 'kitchen', name: 'From our kitchen' },
  { slug: 'cellar', name: 'From the cellar' },
];

/** What one can take home. */
export const larder: readonly TemplateProduct[] = [
  {
    slug: 'tomato-sauce',
    title: 'Our own tomato sauce',
    words: 'San Marzano, salt, a leaf of basil. Boiled in August, good until the next one.',
    pictures: ['tomatoes'],
    category: 'kitchen',
    priceCents: 650,
    weight: 0.6,
    option: {
      name: 'Size',
      values: [
        { value: 'Jar for two', priceCents: 650, stock: 24 },
        { value: 'Jar for the family', priceCents: 1100, stock: 12 },
      ],
    },
    goesWith: ['dried-tagliatelle', 'house-red'],
  },
  {
    slug: 'dried-tagliatelle',
    title: 'Dried tagliatelle',
    words: 'Rolled at ten, dried by three. Four minutes in salted water, not five.',
    pictures: ['tagliatelle'],
    category: 'kitchen',
    priceCents: 520,
    weight: 0.5,
    stock: 40,
    goesWith: ['tomato-sauce'],
  },
  {
    slug: 'house-red',
    title: 'The house red',
    words: 'What Enzo pours without asking. It gets on with everything on the menu.',
    pictures: ['wine'],
    category: 'cellar',
    priceCents: 1450,
    weight: 1.3,
    stock: 60,
    goesWith: ['tomato-sauce'],
  },
];
