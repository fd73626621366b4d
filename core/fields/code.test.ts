import { expect, test } from 'vitest';
import { checkWith } from './index.ts';
import { code } from './code.ts';

const css = code({ max: 20, language: 'css', label: 'Styles' });

test.each([
  ['p {\n\tcolor: red;\n}', true],
  ['x'.repeat(20), true],
  ['x'.repeat(21), false],
  [7, false],
])('%j is allowed: %s', (value, ok) => {
  expect(checkWith(css, value).ok).toBe(ok);
});

test('says which language it is in', () => {
  expect(css.control).toEqual({ kind: 'code', label: 'Styles', options: { max: 20, language: 'css' } });
});
