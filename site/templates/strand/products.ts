import type { TemplateProduct } from '../template.ts';

export const categories = [
  { slug: 'tickets', name: 'Tickets' },
  { slug: 'crossing', name: 'Crossing' },
];

const ticket = (product: Omit<TemplateProduct, 'weight'>): TemplateProduct => ({ ...product, weight: 0 });

export const products: readonly TemplateProduct[] = [
  ticket({
    slug: 'all-three-nights',
    title: 'All three nights',
    words:
      'Friday noon to Monday’s first low water, with a place for your tent. The whole of it, including the washing-up if you offer.',
    pictures: ['camp'],
    category: 'tickets',
    priceCents: 14_500,
    stock: 612,
    goesWith: ['the-boat'],
  }),
  ticket({
    slug: 'one-day',
    title: 'One day',
    words: 'From when the road is there until it is not. Choose your tide.',
    pictures: ['causeway'],
    category: 'tickets',
    priceCents: 5_800,
    option: {
      name: 'Day',
      values: [
        { value: 'Friday', priceCents: 5_800, stock: 140 },
        { value: 'Saturday', priceCents: 6_400, stock: 0 },
        { value: 'Sunday', priceCents: 5_200, stock: 88 },
      ],
    },
    goesWith: ['all-three-nights', 'the-boat'],
  }),
  ticket({
    slug: 'the-boat',
    title: 'The boat',
    words:
      'One seat, one way, on the hour, for when your legs or your timing will not do. Life jackets are given out with a look.',
    pictures: ['foghorn'],
    category: 'crossing',
    priceCents: 600,
    stock: 240,
    goesWith: ['one-day'],
  }),
  ticket({
    slug: 'the-kind-ticket',
    title: 'The kind ticket',
    words:
      'Three nights for you, and half of somebody else’s who could not pay for theirs. You will not be told who. They might be next to you.',
    pictures: ['choir'],
    category: 'tickets',
    priceCents: 21_500,
    goesWith: ['all-three-nights'],
  }),
];
