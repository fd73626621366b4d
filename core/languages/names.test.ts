import { expect, test } from 'vitest';
import { documentName, isTranslatable, translationKey } from './names.ts';

test.each([
  ['page', null, true],
  ['form', null, true],
  ['settings', 'site', true],
  ['settings', 'store', true],
  ['settings', 'shipping', true],
  ['settings', 'comments', false],
  ['theme', null, false],
] as const)('%s %s is translated: %s', (kind, key, expected) => {
  expect(isTranslatable({ kind, key })).toBe(expected);
});

test('what a site has one of is found by its key, on a copy of the site too', () => {
  expect(documentName({ id: 'abc', kind: 'page', key: null })).toBe('abc');
  expect(translationKey(documentName({ id: 'abc', kind: 'settings', key: 'site' }), 'fr')).toBe(
    'settings.site@fr',
  );
});
