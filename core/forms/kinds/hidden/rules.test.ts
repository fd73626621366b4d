import { expect, test } from 'vitest';
import { readValues } from '../../values.ts';
import { fieldOf } from '../testing/check-value.ts';

test.each([
  ['utm=abc', 'abc'],
  ['', 'fallback'],
  ['utm=', ''],
  ['other=1', 'fallback'],
])('with ?%s', (query, value) => {
  const field = fieldOf('hidden', { key: 'utm', value: 'fallback' });
  expect(readValues([field], { getAll: () => ['typed'] }, new URLSearchParams(query))).toEqual({ f: value });
});
