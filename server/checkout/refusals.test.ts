import { NO_CENTS, toCents } from '#core/money/currency.ts';
import { expect, test } from 'vitest';
import { EMPTY_CART, type Cart, type CartEntry, type EntryProblem } from '#core/commerce/cart/cart.ts';
import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import { readSettings, type Settings } from '#core/settings/groups.ts';
import { buyerRefusal, ownerRefusal, waysOf } from './refusals.ts';

const anEntry = (problem: EntryProblem | null = null) =>
  ({ isAvailable: problem === null, problem, totalCents: 1000 }) as CartEntry;
const aCart = (change: Partial<Cart> = {}): Cart => ({
  ...EMPTY_CART,
  entries: [anEntry()],
  subtotalCents: toCents(1000),
  grandTotalCents: toCents(1000),
  dueCents: toCents(1000),
  quote: 'seen',
  ...change,
});
const settings = (store: Partial<Settings['store']> = {}): Settings => {
  const known = readSettings({});
  return { ...known, store: { ...known.store, acceptsCards: true, acceptsManual: false, ...store } };
};
const contact = {
  email: 'ada@example.com',
  shipping: { ...EMPTY_ADDRESS, firstName: 'Ada', lastName: 'Byron' },
  billing: null,
  notes: '',
  mayRemind: false,
};
const asked = {
  cart: aCart(),
  contact,
  settings: settings(),
  quote: 'seen',
  way: 'card' as const,
  hasMethod: true,
  isClosed: false,
};

test.each<[string, Partial<Parameters<typeof buyerRefusal>[0]>, string | undefined, string | undefined]>([
  ['all is right', {}, undefined, undefined],
  ['an empty cart', { cart: aCart({ entries: [] }) }, 'noCart', 'noCart'],
  ['something gone', { cart: aCart({ entries: [anEntry('gone')] }) }, 'cartUnavailable', 'cartUnavailable'],
  ['something sold out', { cart: aCart({ entries: [anEntry('soldOut')] }) }, 'soldOut', 'soldOut'],
  ['too few left', { cart: aCart({ entries: [anEntry('tooFew')] }) }, 'soldOut', 'soldOut'],
  ['a question unanswered', { cart: aCart({ entries: [anEntry('unanswered')] }) }, 'invalid', 'invalid'],
  [
    'less than the least',
    { settings: settings({ minimumSubtotalCents: toCents(1001) }) },
    'subtotalTooLow',
    undefined,
  ],
  [
    'exactly the least',
    { settings: settings({ minimumSubtotalCents: toCents(1000) }) },
    undefined,
    undefined,
  ],
  ['no email', { contact: { ...contact, email: '' } }, 'invalid', 'invalid'],
  ['another quote', { quote: 'older' }, 'cartChanged', 'cartChanged'],
  ['a way the shop does not take', { way: 'manual' }, 'invalid', undefined],
  ['a card without a number', { hasMethod: false }, 'invalid', undefined],
  ['nobody to take cards', { isClosed: true, hasMethod: false }, 'paymentsClosed', undefined],
  [
    'nobody to take nothing',
    { isClosed: true, cart: aCart({ grandTotalCents: NO_CENTS, dueCents: NO_CENTS }) },
    undefined,
    undefined,
  ],
  [
    'nothing to pay',
    { cart: aCart({ grandTotalCents: NO_CENTS, dueCents: NO_CENTS }), way: 'manual', hasMethod: false },
    undefined,
    undefined,
  ],
])('%s', (_, change, toBuyer, toOwner) => {
  const whole = { ...asked, ...change };
  expect([buyerRefusal(whole)?.code, ownerRefusal(whole)?.code]).toEqual([toBuyer, toOwner]);
});

test('what stands first in the way is told first', () => {
  const wrong = {
    contact: { ...contact, email: '' },
    quote: 'older',
    cart: aCart({ entries: [anEntry('gone')] }),
  };
  expect(buyerRefusal({ ...asked, ...wrong })?.code).toBe('cartUnavailable');
  expect(buyerRefusal({ ...asked, ...wrong, cart: aCart() })?.details).toMatchObject({
    errors: { email: expect.any(String) as string },
  });
});

test.each<[Partial<Settings['store']>, string[]]>([
  [{ acceptsManual: true }, ['card', 'manual']],
  [{ acceptsCards: false, acceptsManual: true }, ['manual']],
  [{ acceptsCards: false }, []],
])('ways to pay: %o', (store, ways) => {
  expect(waysOf(settings(store))).toEqual(ways);
});
