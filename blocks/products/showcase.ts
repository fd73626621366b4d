import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
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

export default [page];
