import { toCents } from '#core/money/currency.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { aCart, anEntry } from '#core/commerce/cart/testing/a-cart.ts';
import { PAYMENTS_CLOSED, TEST_MODE } from '#core/messages/cart.ts';
import Checkout from './island.tsx';

const props = {
  currency: 'USD',
  locale: 'en-US',
  countries: [
    { code: 'US', name: 'United States' },
    { code: 'DE', name: 'Germany' },
  ],
  country: 'US',
  consent: 'Our terms apply.',
  problem: '',
  known: null,
  logInUrl: '',
} as const;
const contact = { email: '', shipping: EMPTY_ADDRESS, billing: null, notes: '', mayRemind: false };
const ADDRESS = {
  ...EMPTY_ADDRESS,
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Road',
  city: 'Town',
  region: 'NY',
  country: 'US',
};
const CARD = {
  way: 'card',
  provider: 'test',
  label: 'Card',
  isTest: true,
  entry: { kind: 'testCards', cards: [] },
};
const REFUSED = { error: 'Your bank declined the payment.', errorKey: 'paymentFailed' };

/** The checkout of a cart; it may be paid by card, and every card is declined. */
function serve(cart: Cart, known: object = {}, choices: readonly object[] = [CARD]) {
  const begun = {
    cart,
    contact: { ...contact, ...known },
    choices,
    payment: null,
  };
  return vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if ((url as string).includes('checkout/place'))
      return new Response(JSON.stringify(REFUSED), { status: 402 });
    return new Response(JSON.stringify((url as string).endsWith('/checkout') ? begun : cart));
  });
}

const steps = () =>
  [...document.querySelectorAll<HTMLElement>('.checkout-step')].map((step) => [
    step.querySelector('h2')?.textContent,
    step.dataset['state'],
  ]);
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const write = (label: string, words: string) => userEvent.fill(page.getByLabelText(label), words);

afterEach(() => vi.restoreAllMocks());

test.each([
  ['says so in test mode', [CARD], TEST_MODE, true],
  ['says nothing of tests where money moves', [{ ...CARD, isTest: false }], 'Card number', true],
  ['says where it cannot be paid', [], PAYMENTS_CLOSED, false],
])('the checkout %s', async (_, choices, words, canPay) => {
  serve(aCart([anEntry()]), { email: 'ada@example.com', shipping: ADDRESS }, choices);
  await render(<Checkout {...props} />);
  await press('Continue');
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByText(TEST_MODE).query() !== null).toBe(words === TEST_MODE);
  expect(page.getByRole('button', { name: /^Pay/ }).query() !== null).toBe(canPay);
});

test('what is missing is said at once, above the button; a ZIP has five digits', async () => {
  const wrapped = anEntry({ addOns: [{ id: 'wrap', name: 'Gift wrap', priceCents: toCents(250) }] });
  const ask = serve(aCart([wrapped], { requiresShipping: true }), {
    shipping: { ...ADDRESS, postcode: '10001-1234' },
  });
  await render(<Checkout {...props} />);
  await expect.element(page.getByText('2 × Jam, + Gift wrap')).toBeVisible();
  await press('Continue');
  await expect.element(page.getByText('Update the missing or invalid information above.')).toBeVisible();
  await expect.element(page.getByText('Please enter a valid ZIP code.')).toBeVisible();
  await expect.element(page.getByText('Please enter a valid email.')).toBeVisible();
  expect(ask.mock.calls.length).toBe(1);
  await write('Email', 'ada@example.com');
  await write('ZIP code', '10001');
  await press('Continue');
  await expect.element(page.getByRole('heading', { name: '2. Delivery' })).toHaveFocus();
  expect(steps()).toEqual([
    ['1. Contact and address', 'done'],
    ['2. Delivery', 'open'],
    ['3. Payment', 'waiting'],
  ]);
  await press('Change 1. Contact and address');
  await expect.element(page.getByLabelText('ZIP code')).toHaveValue('10001');
});

test('what needs no parcel asks for no address and no delivery; a declined card leaves everything as it was', async () => {
  serve(aCart([anEntry({ productType: 'SERVICE' })]));
  await render(<Checkout {...props} />);
  await write('Email', 'ada@example.com');
  await write('First name', 'Ada');
  await write('Last name', 'Byron');
  await expect.element(page.getByLabelText('Country')).not.toBeInTheDocument();
  await press('Continue');
  await expect.element(page.getByRole('heading', { name: '2. Payment' })).toHaveFocus();
  expect(steps()).toEqual([
    ['1. Contact and address', 'done'],
    ['2. Payment', 'open'],
  ]);
  await expect.element(page.getByText('Our terms apply.')).toBeVisible();
  await press('Pay $20.00');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your bank declined the payment.');
  await expect.element(page.getByText('2 × Jam')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pay $20.00' })).toBeEnabled();
});

test('asks for an address the way people write it there, and guesses the country', async () => {
  serve(aCart([anEntry()], { requiresShipping: true }));
  await render(<Checkout {...props} country="DE" />);
  const fields = () =>
    [...document.querySelectorAll('.checkout-field label')].map((label) => label.textContent);
  await expect.element(page.getByLabelText('Country')).toHaveValue('DE');
  expect(fields().slice(4, 8)).toEqual([
    'Street and number',
    'Floor, building, care of (optional)',
    'Postcode',
    'Town',
  ]);
  expect(fields()).not.toContain('State or province');
  await userEvent.selectOptions(page.getByLabelText('Country'), 'US');
  await vi.waitFor(() => expect(fields().slice(6, 9)).toEqual(['Town', 'State or province', 'ZIP code']));
});
