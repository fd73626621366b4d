import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { giftCardState, giftCheckoutPath, giftProblems, NO_GIFT, type Gift } from './gift-card.ts';
import { wordsIn } from '../../words/wording.ts';

const GIFT: Gift = { ...NO_GIFT, recipientName: 'Ada', recipientEmail: 'ada@example.com' };

test.each<[Partial<Gift>, string[]]>([
  [{}, []],
  [{ recipientName: ' ', recipientEmail: 'x' }, ['recipientName', 'recipientEmail']],
  [{ sendOn: '2030-03-31' }, []],
  [{ sendOn: '2030-03-30' }, ['sendOn']],
  [{ sendOn: '2031-03-31' }, []],
  [{ sendOn: '2031-04-01' }, ['sendOn']],
  [{ sendOn: 'soon' }, ['sendOn']],
  [{ recipientEmail: ' ada@example.com ' }, []],
  [{ recipientEmail: `${'a'.repeat(250)}@example.com` }, ['recipientEmail']],
  [{ sendOn: '2030-99-99' }, ['sendOn']],
])('%j', (change, fields) => {
  expect(Object.keys(giftProblems({ ...GIFT, ...change }, '2030-03-31', wordsIn('en').of('gift')))).toEqual(
    fields,
  );
});

const NOW = new Date('2030-01-01T00:00:00Z');
const CARD = { balanceCents: toCents(100), disabledAt: null, expiresAt: null };
test.each([
  [{}, 'active'],
  [{ balanceCents: toCents(0) }, 'used'],
  [{ balanceCents: toCents(1) }, 'active'],
  [{ expiresAt: NOW }, 'expired'],
  [{ expiresAt: new Date('2030-01-01T00:00:01Z') }, 'active'],
  [{ expiresAt: NOW, disabledAt: NOW }, 'disabled'],
])('%j is %s', (change, state) => {
  expect(giftCardState({ ...CARD, ...change }, NOW)).toBe(state);
});

test('the way to the checkout names site, product and, where one is chosen, the amount', () => {
  const card = { websiteId: 'w', productId: 'p' };
  expect(giftCheckoutPath(card)).toBe('/checkout/giftcard?websiteId=w&giftCardProductId=p');
  expect(giftCheckoutPath({ ...card, sku: 'A 1' })).toBe(
    '/checkout/giftcard?websiteId=w&giftCardProductId=p&sku=A+1',
  );
});
