import { expect, test } from 'vitest';
import { hasLoggedOut, pathAfterLogout, withoutLoggedOut } from './log-out.ts';

const site = { identifier: 'demo', appDomain: 'app.example', baseUrl: 'https://demo.app.example' };
const moved = { ...site, baseUrl: 'https://www.shop.example' };

test.each([
  ['a public page', 'https://demo.app.example/about?p=1', site, '/?logout=true'],
  ['the site’s own domain', 'https://www.shop.example/about', moved, '/?logout=true'],
  ['another domain of the site', 'https://shop.example/about', moved, '/?logout=true'],
  ['a preview', 'https://demo.app.example/about?preview', site, '/about?preview&logout=true'],
  ['the host behind a domain', 'https://demo.app.example/a?p=1', moved, '/a?p=1&logout=true'],
  ['the same without a query', 'https://demo.app.example/a', moved, '/a?logout=true'],
  ['the same, logged out before', 'https://demo.app.example/a?logout=true', moved, '/a?logout=true'],
])('from %s', (_, page, context, expected) => {
  expect(pathAfterLogout(new URL(page), context)).toBe(expected);
});

test.each([
  ['?logout=true', true, ''],
  ['?a=1&logout=true&b', true, '?a=1&b'],
  ['', false, ''],
  ['?logout=1', false, '?logout=1'],
  ['?xlogout=true', false, '?xlogout=true'],
])('%j is after a log-out: %s', (search, expected, rest) => {
  expect([hasLoggedOut(search), withoutLoggedOut(search)]).toEqual([expected, rest]);
});
