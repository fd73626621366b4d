import { expect, test } from 'vitest';
import { LISTED_STATES, lineWords, mayBecome, ORDER_STATES, type OrderState } from './orders.ts';

test('every state of an order can be reached, and ended ones stay', () => {
  const reached = new Set<OrderState>(['AWAITING']);
  for (const state of reached) for (const next of ORDER_STATES[state]) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(ORDER_STATES).sort());
  expect(LISTED_STATES.filter((state) => mayBecome('REFUNDED', state))).toEqual([]);
});

test('a line says what was chosen, and what goes with it', () => {
  const line = { title: 'Jam', optionValues: [{ value: 'large' }], addOns: [{ name: 'Wrap' }] };
  expect(lineWords(line)).toBe('Jam, large, + Wrap');
  expect(lineWords({ title: 'Jam', optionValues: [] })).toBe('Jam');
});
