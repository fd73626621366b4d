import { expect, test } from 'vitest';
import { askingFor, hasNoLanguage, isInEveryLanguage } from './own-address.ts';

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

test.each([
  ['/cart', true],
  ['/checkout/donate', true],
  ['/commerce/account', true],
  ['/search', false],
  ['/', false],
  ['/about', false],
  ['/cartography', false],
  ['/about/cart', false],
])('%s is the same in all languages: %s', (path, expected) => {
  expect(hasNoLanguage(path)).toBe(expected);
});

test.each([
  ['/cart', '', '/cart'],
  ['/cart', 'de', '/cart?language=de'],
  ['/checkout?token=a', 'pt-BR', '/checkout?token=a&language=pt-BR'],
])('%s for somebody who reads “%s” is %s', (url, language, asked) => {
  expect(askingFor(url, language)).toBe(asked);
});
