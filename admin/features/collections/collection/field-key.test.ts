import { expect, test } from 'vitest';
import { keyFor } from './field-key.ts';

test.each([
  ['Serves', [], 'serves'],
  ['Cooking time', [], 'cookingTime'],
  ['2 hours', [], 'field2Hours'],
  ['Größe', [], 'grosse'],
  ['', [], 'field'],
  ['Serves', ['serves'], 'serves2'],
  ['Serves', ['serves', 'serves2'], 'serves3'],
])('%j beside %j is called %s', (label, others: string[], key) => {
  expect(
    keyFor(
      label,
      others.map((each) => ({ key: each })),
    ),
  ).toBe(key);
});
