import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import cartIndicator from './block.ts';

test.each([
  [{}, '<a class="site-cart" href="/cart">Cart <span class="site-cart-count" hidden=""></span></a>'],
  [{ label: 'Bag', align: 'right' }, 'data-align="right"><a class="site-cart" href="/cart">Bag '],
  [{ label: '' }, '>Cart '],
  [{ hasTotal: true }, '<span class="site-cart-total" hidden=""></span></a>'],
])('%j', (values, markup) => {
  expect(draw(cartIndicator, values)).toContain(markup);
});
