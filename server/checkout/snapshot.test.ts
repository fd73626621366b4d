import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { contactOf, nameOf, snapshotOf } from './snapshot.ts';

const ada = { ...EMPTY_ADDRESS, firstName: 'Ada', lastName: 'Byron' };
const contact = contactOf({ contact: { email: 'ada@example.com', shipping: ada } } as never);
const cart = {
  entries: [{ itemId: 'p', variantId: 'v', quantity: 2, gift: undefined, said: undefined }],
  adjustments: [],
  giftCards: [
    { id: 'used', last: '1234', cents: 500, balanceCents: 900 },
    { id: 'cent', last: '4321', cents: 1, balanceCents: 1 },
    { id: 'unused', last: '5678', cents: 0, balanceCents: 900 },
  ],
  requiresShipping: true,
} as unknown as Cart;
const about = { contact, discounts: [], payLabel: 'Card', language: '', isTest: false };

test('a cart nobody filled in has empty lines, and a name without edges', () => {
  expect(contactOf({ contact: {} } as never)).toEqual({
    email: '',
    shipping: EMPTY_ADDRESS,
    billing: null,
    notes: '',
    mayRemind: false,
  });
  expect([nameOf(contact), nameOf(contactOf({ contact: {} } as never))]).toEqual(['Ada Byron', '']);
});

test('what is bought is kept as it was, and no more of a gift card than was used', () => {
  const kept = snapshotOf(cart, about);
  expect(kept.giftCards).toEqual([
    { id: 'used', last: '1234', cents: 500 },
    { id: 'cent', last: '4321', cents: 1 },
  ]);
  expect(kept.shipping).toEqual(ada);
  expect(kept.shippingOption).toBe('');
  expect(kept.lines[0]).not.toHaveProperty('gift');
  for (const name of ['language', 'isTest', 'periods', 'startsAt']) expect(kept).not.toHaveProperty(name);
});

test('what is not sent has no address, and what is special is said', () => {
  const startsAt = new Date('2030-01-01T00:00:00Z');
  const kept = snapshotOf(
    { ...cart, requiresShipping: false, selectedShippingOption: { name: 'Post' } } as never,
    {
      ...about,
      language: 'de',
      isTest: true,
      periods: 3,
      startsAt,
      discounts: [{ id: 'd', name: 'Spring', code: 'S', extra: 1 } as never],
    },
  );
  expect(kept).toMatchObject({
    shipping: null,
    shippingOption: 'Post',
    language: 'de',
    isTest: true,
    periods: 3,
    startsAt: '2030-01-01T00:00:00.000Z',
    discounts: [{ id: 'd', name: 'Spring', code: 'S' }],
  });
  expect(kept.discounts[0]).not.toHaveProperty('extra');
});
