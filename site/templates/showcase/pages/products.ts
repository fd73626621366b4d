import type { TemplateProduct } from '../../template.ts';
import { below, type ManualPage } from '../manual.ts';

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

export const cartIndicator: ManualPage = {
  type: 'cart-indicator',
  title: 'Cart',
  kind: 'Shop',
  summary: 'The way to the cart, with how much is in it.',
  lead: 'Wherever it stands, it opens the cart over the page and tells how many things are in it, up to a hundred.',
  picture: 'bowl',
  examples: [
    { name: 'On the left', about: 'Below a text that names a product.', blocks: below('cart-indicator', {}) },
    {
      name: 'In the middle',
      about: 'With words of your own.',
      blocks: below('cart-indicator', { label: 'Your basket', align: 'center' }),
    },
  ],
};

export const products: ManualPage = {
  type: 'products',
  title: 'Products',
  kind: 'Shop',
  summary: 'What the shop sells, with prices as they are now.',
  lead: 'Products come from the catalogue: prices, sales and what is sold out are always those of this moment. Choose how many, and from which category.',
  picture: 'bowl',
  examples: [
    {
      name: 'Grid',
      about: 'For a shelf one looks over.',
      blocks: below('products', { count: 3 }),
    },
    {
      name: 'List',
      about: 'For few things, each with its words.',
      blocks: below('products', { count: 2, layout: 'list' }),
    },
    {
      name: 'In a row',
      about: 'Below an article, to be pushed along by finger.',
      blocks: below('products', { count: 3, layout: 'carousel' }),
    },
  ],
};
