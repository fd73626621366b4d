import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { counted, type Plain } from '../../money/testing/plain.ts';
import { NEW_DISCOUNT } from './discount-fields.ts';
import { discountState, normalCode, refusalOf, type Discount } from './discounts.ts';

const now = new Date('2030-01-02');

const discount: Discount = { ...NEW_DISCOUNT, id: 'd', startsAt: null, endsAt: null, used: 0 };

test.each<[Plain<Partial<Discount>>, string | undefined]>([
  [{}, undefined],
  [{ isActive: false }, 'inactive'],
  [{ startsAt: new Date('2030-02-01') }, 'notYet'],
  [{ endsAt: new Date('2030-01-02') }, 'ended'],
  [{ maxUses: 3, used: 3 }, 'usedUp'],
  [{ maxUses: 3, used: 2 }, undefined],
  [{ maxPerCustomer: 2 }, undefined],
  [{ startsAt: now, endsAt: new Date('2030-01-03') }, undefined],
  [{ productIds: ['b', 'a'] }, undefined],
  [{ maxPerCustomer: 1 }, 'usedByYou'],
  [{ minimumCents: 501 }, 'minimum'],
  [{ minimumCents: 500 }, undefined],
  [{ productIds: ['b'] }, 'noProducts'],
  [{ productIds: ['a'] }, undefined],
])('a discount with %j is refused as %s', (change, refusal) => {
  const situation = { now, subtotalCents: toCents(500), productIds: ['a'], usedByCustomer: 1 };
  expect(refusalOf({ ...discount, ...counted<Partial<Discount>>(change) }, situation)).toBe(refusal);
});

const endless = { isActive: true, startsAt: null, endsAt: null, maxUses: null, used: 3 };
test.each([
  [{}, 'on'],
  [{ isActive: false, endsAt: new Date('2029-01-01') }, 'off'],
  [{ startsAt: new Date('2030-01-03') }, 'notYet'],
  [{ startsAt: now }, 'on'],
  [{ startsAt: new Date('2030-01-01'), endsAt: new Date('2030-01-02') }, 'ended'],
  [{ maxUses: 3 }, 'usedUp'],
  [{ maxUses: 4, endsAt: new Date('2030-01-03') }, 'on'],
])('a discount with %j is %s', (change, state) => {
  expect(discountState({ ...endless, ...change }, now)).toBe(state);
});

test('a code is the same however it is typed', () => {
  expect(normalCode(' spring-10 ')).toBe('SPRING-10');
});
