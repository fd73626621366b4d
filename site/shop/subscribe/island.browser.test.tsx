import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import { aCart, anEntry } from '#core/commerce/cart/testing/a-cart.ts';
import { subscriptionPlanField, type BillingPeriod } from '#core/commerce/catalogue/subscription-plan.ts';
import { toCents } from '#core/money/currency.ts';
import SubscribeCheckout from './island.tsx';

const props = {
  currency: 'USD',
  locale: 'en-US',
  countries: [{ code: 'US', name: 'United States' }],
  country: 'US',
  consent: '',
  problem: '',
  known: null,
  logInUrl: '',
  cartToken: 'token',
} as const;
const contact = { email: '', shipping: EMPTY_ADDRESS, billing: null, notes: '', mayRemind: false };

afterEach(() => vi.restoreAllMocks());

test.each<[number, BillingPeriod['unit'], number, string]>([
  [1, 'week', 0, '$10.00 every week'],
  [1, 'month', 0, '$10.00 every month'],
  [1, 'year', 0, '$10.00 every year'],
  [3, 'month', 0, '$10.00 every 3 months'],
  [2, 'week', 6, '$10.00 every 2 weeks for 12 weeks'],
])('%i %s, %i times, is agreed to as %j', async (value, unit, numBillingCycles, sentence) => {
  const entry = anEntry({ quantity: 2, unitPriceCents: toCents(500), totalCents: toCents(1000) });
  const begun = {
    cart: aCart([entry]),
    contact,
    choices: [],
    payment: null,
    plan: { ...subscriptionPlanField.initial, billingPeriod: { value, unit }, numBillingCycles },
    firstPaymentAt: null,
    startDays: null,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(JSON.stringify(begun)));
  await render(<SubscribeCheckout {...props} />);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});
