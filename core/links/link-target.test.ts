import { expect, test } from 'vitest';
import { canRunScript, recognizeLink } from './links.ts';
import { completeLink, readTarget, writeTarget } from './link-target.ts';

test.each([
  ['', 'page', '', ''],
  ['/', 'page', '/', ''],
  ['/about', 'page', '/about', ''],
  ['/s/menu.pdf', 'file', '/s/menu.pdf', ''],
  ['#hours', 'anchor', 'hours', ''],
  ['https://example.com/a?b=1', 'web', 'https://example.com/a?b=1', ''],
  ['//example.com', 'web', '//example.com', ''],
  ['tel:+41445550111', 'phone', '+41445550111', ''],
  ['mailto:a@example.com', 'email', 'a@example.com', ''],
  ['mailto:a@example.com?subject=A%20table%20%26%20chairs', 'email', 'a@example.com', 'A table & chairs'],
  ['sms:+41445550111', 'web', 'sms:+41445550111', ''],
] as const)('%j is taken apart and put together again', (href, kind, value, subject) => {
  expect(readTarget(href)).toEqual({ kind, value, subject });
  expect(writeTarget(readTarget(href))).toBe(href);
});

test.each([
  ['phone', ' +41 (44) 555.01 11', 'tel:+41445550111'],
  ['web', 'www.example.com/a', 'https://www.example.com/a'],
  ['web', 'example.com:8080', 'https://example.com:8080'],
  ['anchor', '#Opening hours', '#Opening-hours'],
  ['page', 'about', '/about'],
  ['file', 'menu.pdf', '/s/menu.pdf'],
  ['file', 'a menu.pdf', '/s/a%20menu.pdf'],
  ['email', '  ', ''],
] as const)('%s %j becomes %j', (kind, value, href) => {
  expect(writeTarget({ kind, value, subject: '' })).toBe(href);
  if (href !== '') expect(recognizeLink(href)).toBeDefined();
});

test('what could run script stays recognisable as such', () => {
  expect(canRunScript(writeTarget({ kind: 'web', value: 'javascript:alert(1)', subject: '' }))).toBe(true);
});

test.each([
  [' www.example.com ', 'https://www.example.com'],
  ['WWW.example.com/a?b#c', 'https://WWW.example.com/a?b#c'],
  ['www.', 'www.'],
  ['www', 'www'],
  ['/www.example.com', '/www.example.com'],
  ['https://www.example.com', 'https://www.example.com'],
  ['menu.pdf', 'menu.pdf'],
  ['', ''],
])('%j is followed as %j', (typed, href) => {
  expect(completeLink(typed)).toBe(href);
});
