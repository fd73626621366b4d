import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { LONGEST_WAIT, PACES, PER_MINUTE } from './paces.ts';

test('calls are limited the more strictly, the more one of them can do', () => {
  const { heavy, costly, secret, writing, byHand, receipts, reading, file, any, part, flood } = PER_MINUTE;
  expect(heavy).toBeGreaterThan(0);
  const rising = [heavy, costly, secret, byHand, receipts, reading, any, part, flood];
  for (const [index, limit] of rising.slice(1).entries()) expect(limit).toBeGreaterThan(rising[index] ?? 0);
  expect([writing, file]).toEqual([secret, reading]);
});

describe('wrong tries', () => {
  test.each(Object.entries(PACES))('%s: a few are free, then there is a wait that ends', (_, pace) => {
    expect(pace.free).toBeGreaterThanOrEqual(5);
    expect(pace.firstWait).toBeGreaterThanOrEqual(5000);
    expect(pace.longestWait).toBeGreaterThanOrEqual(pace.firstWait);
    expect(pace.longestWait).toBeLessThanOrEqual(LONGEST_WAIT);
  });

  test('one network is stopped long before everybody has to wait', () => {
    const pairs = [
      [PACES.customerFromNetwork, PACES.customer],
      [PACES.lockFromNetwork, PACES.lock],
      [PACES.codesFromNetwork, PACES.codes],
      [PACES.giftCardsFromNetwork, PACES.giftCards],
    ] as const;
    for (const [network, all] of pairs) {
      expect(all.free).toBeGreaterThanOrEqual(10 * network.free);
      expect(network.longestWait).toBe(LONGEST_WAIT);
    }
  });

  test('what many share goes on, slowly', () => {
    for (const { firstWait, longestWait } of [PACES.lock, PACES.codes, PACES.giftCards])
      expect(longestWait).toBe(firstWait);
    expect(PACES.customer.longestWait).toBe(MINUTE_MS);
  });

  test('somebody who is told to wait has a link for a new password that still works', () => {
    expect(LONGEST_WAIT).toBe(15 * MINUTE_MS);
  });
});
