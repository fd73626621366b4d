import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import account from './block.ts';

test.each([
  [{}, '<a href="/commerce/account">Log in</a>'],
  [{ label: '' }, '>Log in<'],
  [{ look: 'button', label: 'Orders' }, 'class="button is-theme">Orders<'],
])('%j', (values, markup) => {
  expect(draw(account, values)).toContain(markup);
});
