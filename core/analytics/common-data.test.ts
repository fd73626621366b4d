import { expect, test, vi } from 'vitest';
import { buildCommonData, COMMON_FIELDS, isTaken, screenFields, trackingFailed } from './common-data.ts';

test('a field of another type is named and dropped', () => {
  const warn = vi.fn();
  const given = Object.fromEntries(COMMON_FIELDS.map((name) => [name, name]));
  const data = buildCommonData({ ...given, actor: 5 }, warn);
  expect(warn.mock.calls).toEqual([['common field actor was not set or was the incorrect type']]);
  expect(Object.keys(data)).toEqual(COMMON_FIELDS.slice(1));
});

test.each([
  [200, true],
  [202, true],
  [204, false],
  [400, false],
  [500, false],
])('an answer of %i is taken: %j', (status, expected) => {
  expect(isTaken(status)).toBe(expected);
});

test('what went wrong is said with its status', () => {
  expect(trackingFailed(500)).toBe('Error tracking event: HTTP Status 500');
});

test.each([
  ['/config/design', 'design', '', ''],
  ['/config/design/fonts/', 'design', 'fonts', ''],
  ['/config/analytics/pages/x', 'analytics', 'pages', 'x'],
  ['/config/', 'home', '', ''],
])('the screen %s is of the area %s', (path, product_area, product_page, product_section) => {
  expect(screenFields(path)).toEqual({ product_area, product_page, product_section });
});
