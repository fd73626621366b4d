import { expect, test } from 'vitest';
import { isInEveryLanguage } from './own-address.ts';

const site = { pages: [{ path: '/' }, { path: '/about' }], collections: [{ path: '/journal' }] };

test.each([
  ['/', true],
  ['/about', true],
  ['/nowhere', false],
  ['/search', true],
  ['/shop', true],
  ['/shop/bowl', true],
  ['/cart', false],
  ['/checkout/donate', false],
  ['/api/billing', false],
  ['/journal/a-walk', true],
  ['/journal/tag/winter', true],
  ['/journal/feed.xml', true],
  ['/journal/a-walk/calendar.ics', true],
  ['/about/team', false],
])('%s is there in every language: %s', (path, expected) => {
  expect(isInEveryLanguage(site, path)).toBe(expected);
});

test('a page of the owner does not take the place of what is there once', () => {
  expect(isInEveryLanguage({ pages: [{ path: '/cart' }], collections: [] }, '/cart')).toBe(false);
});
