import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import button from './block.ts';

test.each([
  [
    { label: 'Buy', to: { href: '/shop' } },
    '<p class="button-line" data-align="left"><a href="/shop" class="button is-theme is-medium">Buy</a></p>',
  ],
  [
    { label: 'Buy', to: { href: '/shop', newWindow: true }, look: 'outline', size: 'large', align: 'right' },
    '<p class="button-line" data-align="right"><a href="/shop" class="button is-outline is-large" target="_blank" rel="noopener">Buy</a></p>',
  ],
  [
    { label: 'Buy', to: { href: '/shop' }, look: 'solid', width: 'full' },
    '<p class="button-line" data-align="left" data-width="full"><a href="/shop" class="button is-solid is-medium">Buy</a></p>',
  ],
  [
    { label: 'Buy', to: { href: 'javascript:alert(1)' } },
    '<p class="button-line" data-align="left"><span class="button is-theme is-medium">Buy</span></p>',
  ],
])('%j', (values, markup) => {
  expect(draw(button, values)).toBe(markup);
});
