import { expect, test } from 'vitest';
import { checkWith } from '../../fields/index.ts';
import { discountField, isAskedOf, NEW_DISCOUNT, newAmount, type DiscountDraft } from './discount-fields.ts';
import { DISCOUNT_KINDS } from './discounts.ts';

const named = { ...NEW_DISCOUNT, name: 'Summer' };

test('a new discount takes ten percent off, for everybody, until it is switched off', () => {
  expect(checkWith(discountField, named)).toEqual({ ok: true, value: named });
  expect(NEW_DISCOUNT).toMatchObject({
    kind: 'percent',
    amount: 10_000,
    buy: 2,
    get: 1,
    productIds: [],
    isActive: true,
  });
});

test.each<[string, Partial<Record<keyof DiscountDraft, unknown>>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a code with spaces', { code: 'SAVE 10' }, 'code'],
  ['a long code', { code: 'x'.repeat(41) }, 'code'],
  ['a kind there is not', { kind: 'half' }, 'kind'],
  ['an amount below nothing', { amount: -1 }, 'amount'],
  ['a product by its name', { productIds: ['jam'] }, 'productIds'],
  ['a minimum below nothing', { minimumCents: -1 }, 'minimumCents'],
  ['never used', { maxUses: 0 }, 'maxUses'],
  ['a day without a time', { endsAt: '2030-01-01' }, 'endsAt'],
])('%s is refused where it stands', (_, change, path) => {
  const checked = checkWith(discountField, { ...named, ...change });
  expect(checked.ok ? [] : checked.problems.map((problem) => problem.path)).toEqual([path]);
});

test.each<[string, Partial<Record<keyof DiscountDraft, unknown>>]>([
  ['as often as it may be', { maxUses: 1_000_000, maxPerCustomer: 1 }],
  ['for as many products as it may be', { productIds: Array.from({ length: 500 }, () => 'a'.repeat(24)) }],
  ['a code as long as it may be', { code: 'x'.repeat(40) }],
  ['buying and getting none yet', { kind: 'buyXGetY', buy: 0, get: 0 }],
])('%s is fine', (_, change) => {
  expect(checkWith(discountField, { ...named, ...change }).ok).toBe(true);
});

test('a code is taken without the spaces around it', () => {
  const checked = checkWith(discountField, { ...named, code: ' SPRING ' });
  expect(checked.ok && checked.value.code).toBe('SPRING');
});

test('amounts of one kind mean nothing to another', () => {
  expect(DISCOUNT_KINDS.map(newAmount)).toEqual([10_000, 500, 0, 100_000]);
});

test.each(DISCOUNT_KINDS)('what %s begins with is a discount', (kind) => {
  expect(checkWith(discountField, { ...named, kind, amount: newAmount(kind) }).ok).toBe(true);
});

test.each<[string, DiscountDraft['kind'], boolean]>([
  ['buy', 'percent', false],
  ['get', 'percent', false],
  ['get', 'buyXGetY', true],
  ['buy', 'buyXGetY', true],
  ['amount', 'freeShipping', false],
  ['amount', 'fixed', true],
  ['productIds', 'freeShipping', false],
  ['name', 'freeShipping', true],
  ['toString', 'percent', true],
])('%s of %s is asked for: %s', (name, kind, expected) => {
  expect(isAskedOf(name, { ...NEW_DISCOUNT, kind })).toBe(expected);
});
