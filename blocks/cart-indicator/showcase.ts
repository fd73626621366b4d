import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
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
    {
      name: 'With the subtotal',
      about: 'Shown once something is in the cart.',
      blocks: below('cart-indicator', { hasTotal: true }),
    },
  ],
};

export default [page];
