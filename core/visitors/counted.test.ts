import { expect, test } from 'vitest';
import { isCounted, shouldTrack } from './counted.ts';

test.each([
  ['/config/x', [10], true],
  ['/config/x', [1], false],
  ['/config/x', [], false],
  ['/site/config', [], false],
  ['/configurator', [], true],
  ['/search', [], false],
  ['/search', [10], false],
  ['/about', [], true],
])('%s with roles %j is tracked: %j', (path, roles, expected) => {
  expect(shouldTrack({ path, roles })).toBe(expected);
});

test.each([
  ['a stranger', { account: null }, true],
  ['somebody who may only look', { account: { roles: [10] } }, true],
  ['an owner', { account: { roles: [1] } }, false],
  ['an editor who may also look', { account: { roles: [4, 10] } }, false],
  ['an account without a role here', { account: { roles: [] } }, false],
  ['nobody finds the page', { account: null, pageType: 100 }, false],
  ['the site is locked', { account: null, pageType: 103 }, false],
  ['access is denied', { account: null, pageType: 106 }, false],
  ['an item', { account: null, pageType: 50 }, true],
])('%s: counted %j', (_, view, expected) => {
  expect(isCounted({ path: '/about', ...view })).toBe(expected);
});
