import { expect, test, vi } from 'vitest';
import { MAX_COUPONS } from '#core/commerce/cart/cart.ts';
import { readSettings } from '#core/settings/groups.ts';
import { fail, Failure } from '#contract/errors.ts';
import { makeCartDetails } from './details.ts';

const GIFT = 'ABCD-EFGH-JKLM-NPQR';
const place = { site: { id: 's' } } as never;

function setUp({ row = {}, offered = [] as string[], refusal = undefined as Failure | undefined } = {}) {
  const cart = { coupons: [] as string[], giftCards: [] as string[], contact: {}, ...row };
  const changed: object[] = [];
  const change = async (
    _place: unknown,
    _about: unknown,
    edit: (...given: unknown[]) => object | Failure,
  ) => {
    const result = edit(
      cart,
      { offers: { found: offered.map((code) => ({ code })) } },
      { settings: readSettings({}) },
    );
    if (!(result instanceof Failure)) changed.push(result);
    return result;
  };
  const tries = { begin: vi.fn(async () => refusal), forgive: vi.fn(async () => {}) };
  const giftCards = { find: vi.fn(async () => ({ id: 'card' })) };
  return { details: makeCartDetails({ change, tries, giftCards } as never), changed, tries, giftCards };
}

test('a code that was given out counts and is no guess; one that was not stays a try', async () => {
  const { details, changed, tries } = setUp({ offered: ['SPRING'] });
  await details.addCode(place, ' spring ', '10.0.0.1');
  expect(changed).toEqual([{ coupons: ['SPRING'] }]);
  expect(tries.forgive).toHaveBeenCalledOnce();
  const guessing = setUp();
  await guessing.details.addCode(place, 'SUMMER', '10.0.0.1');
  expect(guessing.tries.forgive).not.toHaveBeenCalled();
});

test('whoever guesses too often hears so before anything is looked up', async () => {
  const { details, changed, giftCards } = setUp({ refusal: fail('tooMany') });
  expect(await details.addCode(place, GIFT, '10.0.0.1')).toBeInstanceOf(Failure);
  expect(changed).toEqual([]);
  expect(giftCards.find).not.toHaveBeenCalled();
});

test('as many codes as a cart holds, the newest of them, each once', async () => {
  const row = { coupons: Array.from({ length: MAX_COUPONS }, (_, index) => `C${index}`) };
  const { details, changed } = setUp({ row, offered: ['NEW', 'C1'] });
  await details.addCode(place, 'NEW', '');
  await details.addCode(place, 'C1', '');
  const [added, again] = changed as { coupons: string[] }[];
  expect(added?.coupons).toHaveLength(MAX_COUPONS);
  expect(added?.coupons.at(-1)).toBe('NEW');
  expect(again?.coupons).toEqual(row.coupons);
});

test('codes and cards are taken off by their names', async () => {
  const { details, changed } = setUp({ row: { coupons: ['A', 'B'], giftCards: ['one', 'two'] } });
  await details.removeCoupon(place, ' a ');
  await details.removeGiftCard(place, 'two');
  await details.choose(place, 'post');
  expect(changed).toEqual([{ coupons: ['B'] }, { giftCards: ['one'] }, { shippingOption: 'post' }]);
});

test('a place that is none is refused, and another keeps what was typed', async () => {
  const { details, changed } = setUp({
    row: { contact: { email: 'a@example.com', shipping: { firstName: 'Ada' } } },
  });
  expect(await details.estimate(place, { country: '', region: '', postcode: '' })).toBeInstanceOf(Failure);
  await details.estimate(place, { country: 'DE', region: '', postcode: '20457' });
  expect(changed).toMatchObject([
    { contact: { email: 'a@example.com', shipping: { firstName: 'Ada', country: 'DE', postcode: '20457' } } },
  ]);
});
