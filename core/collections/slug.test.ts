import { expect, test } from 'vitest';
import { freeSlug, MAX_SLUG_LENGTH, newSlug, slugProblem, urlFormat } from './slug.ts';
import { checkWith } from '../fields/index.ts';

const DAY = { year: 2026, month: 3, day: 7 };

test.each([
  ['a-day-at-sea', true],
  ['2026/3/7/a-day', true],
  ['a'.repeat(MAX_SLUG_LENGTH), true],
  ['a'.repeat(MAX_SLUG_LENGTH + 1), false],
  ['', false],
  ['/a', false],
  ['a/', false],
  ['a//b', false],
  ['A', false],
  ['a b', false],
  ['ä', false],
  ['../etc', false],
  ['tag', false],
  ['tag/salt', false],
  ['older/x', false],
  ['tagged', true],
])('%j as an address: %s', (slug, isGood) => {
  expect(slugProblem(slug) === undefined).toBe(isGood);
});

test.each([
  ['A day at sea', '%y/%m/%d/%t', '2026/3/7/a-day-at-sea'],
  ['A day at sea', '%t', 'a-day-at-sea'],
  ['!!!', '%t', 'untitled'],
  ['', '%y/%t', '2026/untitled'],
  ['Odd', '-%y-/-%t-', '2026/odd'],
  ['Tag', '%t', 'tag-1'],
  ['x'.repeat(300), '%t', 'x'.repeat(MAX_SLUG_LENGTH)],
])('%j in %j becomes %j', (title, format, slug) => {
  const made = newSlug(title, format, DAY);
  expect(made).toBe(slug);
  expect(slugProblem(made)).toBeUndefined();
});

test.each([
  ['a', [], 'a'],
  ['a', ['a'], 'a-2'],
  ['a', ['a', 'a-2'], 'a-3'],
])('%j beside %j is %j', (wanted, taken: string[], free) => {
  expect(freeSlug(wanted, (slug) => taken.includes(slug))).toBe(free);
});

test.each([
  [' %Y / %t ', { ok: true, value: '%y-/-%t' }],
  ['%y/%m', { ok: true, value: '%y/%m' }],
  [' / ', { ok: true, value: '%y/%m/%d/%t' }],
])('the format %j', (format, result) => {
  expect(checkWith(urlFormat(), format)).toEqual(result);
});
