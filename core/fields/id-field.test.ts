import { expect, test } from 'vitest';
import { idField } from './id-field.ts';

test.each([
  ['', true],
  ['abcdefghijklmnopqrstuvw1', true],
  ['abcdefghijklmnopqrstuvw', false],
  ['ABCDEFGHIJKLMNOPQRSTUVW1', false],
  ['../../../../../../../../', false],
  [null, false],
])('%j names a document or none: %s', (value, isFine) => {
  const problems: unknown[] = [];
  const checked = idField.check(value, (problem) => problems.push(problem), 'id');
  expect(problems).toHaveLength(isFine ? 0 : 1);
  expect(checked).toBe(isFine ? value : '');
});
