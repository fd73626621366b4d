import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { toCents } from '#core/money/currency.ts';
import CartPage from './island.tsx';
import { aCart, anEntry } from '#core/commerce/cart/testing/a-cart.ts';

const props = { currency: 'USD', locale: 'en-US', countries: [] } as const;
type Answer = { status: number; body: unknown } | 'offline';

/** Answers the first call with the cart and the others as told. */
function serve(cart: Cart, next: Answer) {
  let calls = 0;
  return vi.spyOn(window, 'fetch').mockImplementation(async () => {
    calls += 1;
    if (calls === 1) return new Response(JSON.stringify(cart));
    if (next === 'offline') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(next.body), { status: next.status });
  });
}

afterEach(() => vi.restoreAllMocks());

// As the server words it: what is said to the visitor is ours all the same.
const SERVER = { status: 500, body: { error: 'Something went wrong on our side.', errorKey: 'x' } };
const asked = aCart([anEntry({ formId: 'engraving' })]);
const TROUBLES: [string, Cart, Answer, () => Promise<void>, string, string][] = [
  ['a quantity', aCart(), SERVER, changeQuantity, 'Unable to update quantity', 'Please try again.'],
  [
    'a quantity offline',
    aCart(),
    'offline',
    changeQuantity,
    'Unable to update quantity',
    'Please check your internet connection.',
  ],
  ['a removal', aCart(), SERVER, () => press('Remove Jam'), 'Unable to remove item', 'Please try again.'],
  [
    'a form',
    asked,
    SERVER,
    () => press('Answer questions about Jam'),
    'Unable to open form',
    'Please try again.',
  ],
];

async function press(name: string) {
  await userEvent.click(page.getByRole('button', { name }));
}

const question = () => document.querySelector('[role=alertdialog] p')?.textContent;

async function changeQuantity() {
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Quantity of Jam' }), '5');
  await userEvent.keyboard('{Enter}');
}

test('a line says what it is, how many and what they cost; the sums stand beside it', async () => {
  const entry = anEntry({
    image: '/images/abcdefghijklmnopqrstuvwx/jam.jpg',
    optionValues: [{ optionName: 'Size', value: 'Large' }],
  });
  const adjustments = [
    { kind: 'discount', reason: 'A tenth off', cents: toCents(-200) },
    { kind: 'shipping', reason: 'Post', cents: toCents(500) },
  ] as const;
  serve(aCart([entry], { adjustments: [...adjustments], grandTotalCents: toCents(2300) }), SERVER);
  await render(<CartPage {...props} />);
  const line = page.getByRole('listitem').first();
  await expect.element(line.getByRole('link', { name: 'Jam' })).toHaveAttribute('href', '/shop/jam');
  for (const words of ['Size: Large', '$10.00 each, SKU SQ0000001', '$20.00'])
    await expect.element(line.getByText(words, { exact: true })).toBeVisible();
  await expect.element(line.getByRole('spinbutton', { name: 'Quantity of Jam' })).toHaveValue(2);
  expect(document.querySelector('.cart-picture')?.getAttribute('src')).toContain('jam.jpg');
  const sums = [...document.querySelectorAll('.cart-sums dl > div')].map((row) => row.textContent);
  expect(sums).toEqual(['Subtotal$20.00', 'A tenth off-$2.00', 'Post$5.00', 'Total$23.00']);
});

test.each(TROUBLES)('%s that fails says so', async (_name, cart, answer, act, title, advice) => {
  serve(cart, answer);
  await render(<CartPage {...props} />);
  await act();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${title}${advice}`);
});

test('answers that could not be kept are told, and the rest stays', async () => {
  const form = { fields: [{ id: 'words', type: 'text', title: 'Words', required: true }], values: {} };
  const ask = serve(asked, SERVER);
  ask.mockImplementationOnce(async () => new Response(JSON.stringify(asked)));
  ask.mockImplementationOnce(async () => new Response(JSON.stringify(form)));
  await render(<CartPage {...props} />);
  await press('Answer questions about Jam');
  await press('Save');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Update the missing or invalid information above.');
  await userEvent.fill(page.getByRole('textbox', { name: /^Words/ }), 'For Ada');
  ask.mockImplementation(async () => new Response('{}', { status: 500 }));
  await press('Save');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Unable to update formPlease try again.');
});

test('a quantity of 0 asks before it removes, and says what was removed', async () => {
  serve(aCart(), { status: 200, body: aCart([]) });
  await render(<CartPage {...props} />);
  const box = page.getByRole('spinbutton', { name: 'Quantity of Jam' });
  const setToZero = async () => {
    await userEvent.fill(box, '0');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(question)
      .toBe(
        "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
      );
  };
  await setToZero();
  await press('Cancel');
  await expect.element(box).toHaveValue(2);
  await expect.poll(question).toBeUndefined();
  await setToZero();
  await press('Remove item');
  await expect.element(page.getByText('You have nothing in your shopping cart.')).toBeVisible();
  await expect.element(page.getByText('Jam removed')).toBeVisible();
});

test('a cart below the minimum cannot be checked out, and says what is missing', async () => {
  serve(aCart([anEntry()], { minimumSubtotalCents: toCents(5000) }), SERVER);
  await render(<CartPage {...props} />);
  await expect
    .element(page.getByText('To check out, your order subtotal must be $50.00 or more.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('without the cookies of the cart an alert says why there is no checkout', async () => {
  serve(aCart(), SERVER);
  await render(<CartPage {...props} />);
  await press('Checkout');
  await expect
    .poll(question)
    .toBe('Your session has expired or cookies are disabled. Please enable cookies and try again.');
  await press('Okay');
  await expect.poll(question).toBeUndefined();
});
