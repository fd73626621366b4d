import { expect, test } from 'vitest';
import { LISTED_STATES, mayBecome, ORDER_STATES, type OrderState } from './orders.ts';

test('every state of an order can be reached, and ended ones stay', () => {
  const reached = new Set<OrderState>(['AWAITING']);
  for (const state of reached) for (const next of ORDER_STATES[state]) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(ORDER_STATES).sort());
  expect(LISTED_STATES.filter((state) => mayBecome('REFUNDED', state))).toEqual([]);
});
