import { expect, test } from 'vitest';
import { isSettled, mayBecome, PAYMENT_STATES, type PaymentState } from './payment.ts';

const states = Object.keys(PAYMENT_STATES) as PaymentState[];

test('every state can be reached from the first one', () => {
  const reached = new Set<string>(['started']);
  for (const state of reached) for (const next of PAYMENT_STATES[state as PaymentState]) reached.add(next);
  expect([...reached].sort()).toEqual([...states].sort());
});

test('what is settled stays so', () => {
  expect(states.filter(isSettled)).toEqual(['succeeded', 'failed', 'cancelled']);
  for (const from of states.filter(isSettled))
    for (const to of states) expect([from, to, mayBecome(from, to)]).toEqual([from, to, false]);
});

test.each<[PaymentState, PaymentState, boolean]>([
  ['started', 'succeeded', true],
  ['needsConfirmation', 'failed', true],
  ['processing', 'cancelled', false],
  ['processing', 'needsConfirmation', false],
])('%s may become %s: %s', (from, to, expected) => {
  expect(mayBecome(from, to)).toBe(expected);
});
