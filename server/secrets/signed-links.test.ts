import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { REVIEW_LINK_DAYS } from '#core/reviews/review.ts';
import { donationIdOf, makeDonationLinks } from '../donations/links.ts';
import { KEY_LIFETIME_MS, makeSubmissionKeys } from '../forms/submission-key.ts';
import { makeReviewLinks } from '../reviews/links.ts';

/** Each site and purpose has a secret of its own. */
const secrets = { of: async (siteId: string, purpose: string) => `${siteId}:${purpose}` };
const tokenIn = (path: string) => new URL(path, 'https://salt.test').searchParams.get('token') ?? '';
const order = 'a'.repeat(24);

function clock() {
  let at = Date.UTC(2030, 0, 1);
  return { now: () => new Date(at), pass: (ms: number) => (at += ms) };
}

describe('keys of submissions', () => {
  test('hold for an hour, on the site that issued them', async () => {
    const { now, pass } = clock();
    const keys = makeSubmissionKeys({ secrets, now });
    const key = await keys.issue('one');
    expect(await keys.isValid('one', key)).toBe(true);
    expect(await keys.isValid('two', key)).toBe(false);
    pass(KEY_LIFETIME_MS);
    expect(await keys.isValid('one', key)).toBe(true);
    pass(1);
    expect(await keys.isValid('one', key)).toBe(false);
  });

  test('are no longer theirs once a letter of them changed', async () => {
    const keys = makeSubmissionKeys({ secrets, now: clock().now });
    const key = await keys.issue('one');
    const [ends = '', random = '', signature = ''] = key.split('.');
    const later = (Number.parseInt(ends, 36) + 1000).toString(36);
    for (const wrong of [
      `${later}.${random}.${signature}`,
      `${ends}.${random.slice(1)}A.${signature}`,
      '',
      'a.b.c',
      7,
      null,
    ])
      expect(await keys.isValid('one', wrong)).toBe(false);
    expect(await keys.issue('one')).not.toBe(key);
  });
});

describe('links to review an order', () => {
  test('end by the day they name, and cannot be made longer', async () => {
    const { now, pass } = clock();
    const links = makeReviewLinks({ secrets, now });
    const token = tokenIn(await links.pathOf('one', order));
    expect(await links.open('one', token)).toEqual({ orderId: order, hasExpired: false });
    expect(await links.open('two', token)).toBeUndefined();
    expect(
      await links.open(
        'one',
        token.replace(/-(\d+)-/, (_, until: string) => `-${Number(until) + 1}-`),
      ),
    ).toBeUndefined();
    expect(await links.open('one', token.replace(order, 'b'.repeat(24)))).toBeUndefined();
    pass(REVIEW_LINK_DAYS * DAY_MS - 1);
    expect(await links.open('one', token)).toMatchObject({ hasExpired: false });
    pass(1);
    expect(await links.open('one', token)).toMatchObject({ hasExpired: true });
  });

  test.each(['', 'x', `${'a'.repeat(24)}--`, `short-1-x`])('%j opens nothing', async (token) => {
    expect(await makeReviewLinks({ secrets, now: clock().now }).open('one', token)).toBeUndefined();
  });
});

describe('links of a donation', () => {
  const links = makeDonationLinks({ secrets });
  test('let its holder read it, and nobody else', async () => {
    const token = tokenIn(await links.pathOf('one', order));
    expect(await links.mayRead('one', order, token)).toBe(true);
    expect(await links.mayRead('two', order, token)).toBe(false);
    expect(await links.mayRead('one', 'b'.repeat(24), token)).toBe(false);
    expect(await links.mayRead('one', order, '')).toBe(false);
    expect(tokenIn(await links.returnPathOf('one', order))).toBe(token);
  });

  test('the same key on the same page is the same donation', () => {
    expect(donationIdOf('page', 'key')).toBe(donationIdOf('page', 'key'));
    expect(donationIdOf('page', 'key')).not.toBe(donationIdOf('page', 'kez'));
    expect(donationIdOf('other', 'key')).not.toBe(donationIdOf('page', 'key'));
    expect(donationIdOf('page', 'key')).toMatch(/^[0-9a-f]{24}$/);
  });
});
