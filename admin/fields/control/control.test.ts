import { expect, test } from 'vitest';
import { inWords, labelOf } from './control.ts';

test.each([
  ['light', 'Light'],
  ['displayFont', 'Display font'],
  ['noIndex', 'No index'],
])('%s reads as %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

test('a label of its own wins', () => {
  expect(labelOf('noIndex', { kind: 'toggle', options: null, label: 'Hide from search engines' })).toBe(
    'Hide from search engines',
  );
});
