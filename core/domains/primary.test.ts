import { expect, test } from 'vitest';
import { movesToPrimary } from './primary.ts';

const site = { primaryHost: 'www.example.com' };
const visit = { host: 'shop.plinth.test', search: '', isSignedIn: false };

test.each([
  ['a visitor of another host', site, visit, true],
  ['one with a query', site, { ...visit, search: '?a=1' }, true],
  ['no primary domain', { primaryHost: null }, visit, false],
  ['the primary domain itself', site, { ...visit, host: 'www.example.com' }, false],
  ['somebody signed in', site, { ...visit, isSignedIn: true }, false],
  ['somebody who has just logged out', site, { ...visit, search: '?logout=true' }, false],
  ['a link that says so', site, { ...visit, search: '?noredirect' }, false],
  ['a preview', site, { ...visit, search: '?preview' }, false],
])('%s', (_, where, who, expected) => {
  expect(movesToPrimary(where, who)).toBe(expected);
});
