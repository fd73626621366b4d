import { toCents } from '#core/money/currency.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { add } from '#contract/addresses/cart.ts';
import { callCart } from '#browser/shop/cart.ts';
import { aCart, anEntry } from '#core/commerce/cart/testing/a-cart.ts';
import { openCartInPlace } from './cart-links.ts';

let end: (() => void) | undefined;

function show(...answers: (Cart | 'failure')[]) {
  document.body.innerHTML =
    '<a class="site-cart" href="/cart">Cart <span class="site-cart-count" hidden></span></a>';
  const ask = vi.spyOn(window, 'fetch');
  for (const answer of answers)
    ask.mockImplementationOnce(async () =>
      answer === 'failure' ? new Response('{}', { status: 500 }) : new Response(JSON.stringify(answer)),
    );
  end = openCartInPlace(document, []);
  return userEvent.click(page.getByRole('link', { name: 'Cart' }));
}

afterEach(() => {
  end?.();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('the link opens the cart over the page, and Escape closes it', async () => {
  await show(aCart([anEntry({ quantity: 101, totalCents: toCents(101_000) })]));
  const dialog = page.getByRole('dialog', { name: 'Cart' });
  await expect.element(dialog.getByRole('link', { name: 'Jam' })).toHaveAttribute('href', '/shop/jam');
  await expect.element(dialog.getByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(document.querySelector('.mini-cart-total')?.textContent).toBe('Subtotal$1,010.00');
  expect(document.querySelector('.site-cart-count')?.textContent).toBe('100+');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  [100, '100'],
  [101, '100+'],
])('%i things are counted as %s beside the link, without a new page', async (quantity, count) => {
  document.body.innerHTML =
    '<span class="site-cart-count" hidden></span><span class="site-cart-total" hidden></span>';
  const answer = new Response(JSON.stringify(aCart([anEntry({ quantity })])));
  vi.spyOn(window, 'fetch').mockResolvedValue(answer);
  await callCart(add, { body: { variantId: 'v', quantity } });
  expect(document.querySelector('.site-cart-count')?.textContent).toBe(count);
  const total = document.querySelector<HTMLElement>('.site-cart-total');
  expect(total?.hidden).toBe(false);
  expect(total?.textContent).toMatch(/^\$[\d,]+\.\d\d$/);
});

test('things are taken out in place; what fails is said', async () => {
  await show(aCart(), 'failure', aCart([]));
  const dialog = page.getByRole('dialog', { name: 'Cart' });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Jam' }));
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Unable to remove item. Please try again.');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Jam' }));
  await expect.element(dialog.getByText('You have nothing in your shopping cart.')).toBeVisible();
  expect(document.querySelector<HTMLElement>('.site-cart-count')?.hidden).toBe(true);
});
