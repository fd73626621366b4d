import { expect, test } from 'vitest';
import { findFaults, type BookedOrder, type Books } from './books.ts';

function anOrder(change: Partial<BookedOrder> = {}): BookedOrder {
  return {
    id: 'one',
    cartId: 'cart',
    number: 7,
    state: 'PENDING',
    payWay: 'card',
    isPaid: true,
    totalCents: 900,
    refundedCents: 0,
    cardCents: 0,
    currency: 'GBP',
    isRestocked: false,
    lines: [{ variantId: 'jam', quantity: 2 }],
    ...change,
  };
}

const GOOD: Books = {
  variants: [{ id: 'jam', first: 2, left: 0 }],
  orders: [anOrder(), anOrder({ id: 'failed', cartId: 'other', number: null, state: 'FAILED' })],
  charges: [
    { orderId: 'one', state: 'succeeded', amount: 900, refunded: 0, currency: 'GBP' },
    { orderId: 'failed', state: 'failed', amount: 900, refunded: 0, currency: 'GBP' },
  ],
  ledger: [
    { orderId: 'one', account: 'payments', cents: 900 },
    { orderId: 'one', account: 'sales', cents: -900 },
  ],
  codes: [{ id: 'code', maxUses: 1, used: 1, uses: ['one'] }],
  cards: [],
  acknowledged: ['one'],
};

const faulty = (books: Books) =>
  findFaults(books)
    .filter(({ faults }) => faults.length > 0)
    .map(({ name }) => name);

test('good books have no faults', () => {
  expect(faulty(GOOD)).toEqual([]);
});

const [charge] = GOOD.charges;

/** A bug planted in each of the books, and what has to notice it. */
test.each<[string, Partial<Books>]>([
  ['oversold', { variants: [{ id: 'jam', first: 1, left: 0 }] }],
  ['oversold', { variants: [{ id: 'jam', first: 2, left: -1 }] }],
  ['units lost or found', { variants: [{ id: 'jam', first: 5, left: 2 }] }],
  ['units lost or found', { orders: [anOrder({ isRestocked: true })] }],
  ['duplicate orders', { orders: [anOrder(), anOrder({ id: 'two', number: 8, payWay: 'free', lines: [] })] }],
  ['gaps or doubles in numbers', { orders: [anOrder(), anOrder({ id: 'two', cartId: 'two', number: 9 })] }],
  ['gaps or doubles in numbers', { orders: [anOrder(), anOrder({ id: 'two', cartId: 'two', number: 7 })] }],
  ['duplicate or wrong charges', { charges: [charge, charge].flatMap((each) => each ?? []) }],
  ['duplicate or wrong charges', { charges: [] }],
  ['duplicate or wrong charges', { charges: charge ? [{ ...charge, amount: 899 }] : [] }],
  ['duplicate or wrong charges', { charges: charge ? [{ ...charge, currency: 'USD' }] : [] }],
  ['money taken without an order', { charges: charge ? [charge, { ...charge, orderId: 'failed' }] : [] }],
  ['acknowledged orders lost', { acknowledged: ['one', 'gone'] }],
  ['acknowledged orders lost', { acknowledged: ['failed'] }],
  ['refunds that differ', { charges: charge ? [{ ...charge, refunded: 100 }] : [] }],
  ['ledger out of balance', { ledger: GOOD.ledger.slice(1) }],
  ['ledger out of balance', { ledger: [] }],
  ['gift cards that owe more or less', { cards: [{ id: 'card', issued: 500, balance: 500, moved: 500 }] }],
  ['gift cards that owe more or less', { cards: [{ id: 'card', issued: 500, balance: 0, moved: 500 }] }],
  [
    'gift cards that owe more or less',
    { ledger: [...GOOD.ledger, { orderId: 'card', account: 'giftCards', cents: -5 }] },
  ],
  ['codes used too often', { codes: [{ id: 'code', maxUses: 0, used: 1, uses: ['one'] }] }],
  ['codes used too often', { codes: [{ id: 'code', maxUses: 5, used: 2, uses: ['one'] }] }],
  ['codes used too often', { codes: [{ id: 'code', maxUses: null, used: 1, uses: ['failed'] }] }],
  ['orders that never ended', { orders: [anOrder({ state: 'AWAITING' })] }],
])('%s', (name, bug) => {
  expect(faulty({ ...GOOD, ...bug })).toContain(name);
});
