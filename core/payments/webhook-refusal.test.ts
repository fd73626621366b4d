import { expect, test } from 'vitest';
import { isWebhookRefusal, mismatchOf, refusalWords } from './webhook-refusal.ts';

const booked = { reference: 'site:payment', providerId: 'pi_1', amount: 1000, currency: 'USD' };
const told = { id: 'pi_1', reference: 'site:payment', amount: 1000, currency: 'USD' };

test.each([
  [{}, {}, undefined],
  [{}, { providerId: null }, undefined],
  [{ id: 'pi_2' }, { providerId: null }, undefined],
  [{ reference: 'other:payment' }, {}, 'unknownPayment'],
  [{ reference: '' }, {}, 'unknownPayment'],
  [{ id: 'pi_2' }, {}, 'otherPayment'],
  [{ currency: 'EUR' }, {}, 'currency'],
  [{ amount: 999 }, {}, 'amount'],
  [{ amount: 1 }, { providerId: null }, 'amount'],
] as const)('told %j, booked %j: %s', (change, ours, expected) => {
  expect(mismatchOf({ ...told, ...change }, { ...booked, ...ours })).toBe(expected);
});

test('owners read what was refused, and why', () => {
  expect(refusalWords('Stripe', 'amount')).toBe('A webhook from Stripe was refused: amount does not match.');
});

test('only these are reasons', () => {
  expect([isWebhookRefusal('amount'), isWebhookRefusal('toString')]).toEqual([true, false]);
});
