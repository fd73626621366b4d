import { expect, test } from 'vitest';
import { isSettled, PAYMENT_STATES, type PaymentState } from './payment.ts';

const states = Object.keys(PAYMENT_STATES) as PaymentState[];

test('every state can be reached from the first one', () => {
  const reached = new Set<string>(['started']);
  for (const state of reached) for (const next of PAYMENT_STATES[state as PaymentState]) reached.add(next);
  expect([...reached].sort()).toEqual([...states].sort());
});

test('what has been settled has no next state', () => {
  expect(states.filter(isSettled)).toEqual(['succeeded', 'failed', 'cancelled']);
});
