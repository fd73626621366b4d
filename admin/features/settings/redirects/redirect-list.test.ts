import { expect, test } from 'vitest';
import { findRows, NEW_REDIRECT, readRules } from './redirect-list.ts';

test.each([
  [undefined, []],
  ['rules', []],
  [[{ from: '/a', to: 'htt', status: 302 }], [{ from: '/a', to: 'htt', status: 302 }]],
  [
    [{ from: 1 }, null],
    [NEW_REDIRECT, NEW_REDIRECT],
  ],
])('%j is read as %j', (stored, rules) => {
  expect(readRules(stored)).toEqual(rules);
});

const rules = [
  { from: '/old', to: '/new', status: 301 as const },
  { from: '/blog', to: '/journal', status: 301 as const },
  NEW_REDIRECT,
];

test.each([
  ['', {}, [0, 1, 2]],
  ['JOURNAL', {}, [1, 2]],
  ['journal', { 'rules.0.to': 'Wrong.' }, [0, 1, 2]],
  ['journal', { rules: 'Too many.' }, [1, 2]],
])('looking for %j with the problems %j', (search, errors, found) => {
  expect(findRows(rules, search, errors as Record<string, string>).map(({ index }) => index)).toEqual(found);
});
