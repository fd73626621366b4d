import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { cardParts, refundParts } from './spending.ts';

const card = (id: string, balance: number) => ({ id, balanceCents: toCents(balance) });
const part = (id: string, cents: number) => ({ id, cents: toCents(cents) });

test.each([
  [1000, [card('a', 300), card('b', 2000)], [300, 700]],
  [1000, [card('a', 2000), card('b', 2000)], [1000, 0]],
  [1000, [card('a', 0)], [0]],
  [0, [card('a', 500)], [0]],
])('%i over %j', (due, cards, cents) => {
  expect(cardParts(due, cards).map((each) => each.cents)).toEqual(cents);
});

const PAID = { totalCents: toCents(1000), cards: [part('a', 300), part('b', 500)] };

test.each<[number, number, number, [string, number][]]>([
  [0, 100, 100, []],
  [0, 250, 200, [['b', 50]]],
  [
    250,
    500,
    0,
    [
      ['b', 450],
      ['a', 50],
    ],
  ],
  [
    0,
    1000,
    200,
    [
      ['b', 500],
      ['a', 300],
    ],
  ],
  [1000, 100, 0, []],
])('after %i another %i', (before, cents, money, cards) => {
  const parts = refundParts(PAID, toCents(before), toCents(cents));
  expect([parts.moneyCents, parts.cards.map((each) => [each.id, each.cents])]).toEqual([money, cards]);
});

test('any row of refunds gives every source back what it gave, and no more', () => {
  for (const steps of [[1000], [1, 999], [333, 333, 334], Array.from({ length: 10 }, () => 100)]) {
    const sums: Record<string, number> = { money: 0, a: 0, b: 0 };
    let refunded = 0;
    for (const cents of steps) {
      const { moneyCents, cards } = refundParts(PAID, toCents(refunded), toCents(cents));
      sums['money'] = (sums['money'] ?? 0) + moneyCents;
      for (const each of cards) sums[each.id] = (sums[each.id] ?? 0) + each.cents;
      refunded += cents;
    }
    expect(sums).toEqual({ money: 200, a: 300, b: 500 });
  }
});
