import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/', '/about', '/about?x=1&y=%2F%2Fa', '/caf%C3%A9', '/search?q=100%', `/${'a'.repeat(1999)}`])(
  '%s is kept',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'about',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252Fevil.example',
  '%2F%2Fevil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/ /evil.example',
  '/%09/evil.example',
  '/100%',
  `/${'a'.repeat(2000)}`,
])('%j leads to the front page', (path) => {
  expect(returnPath(path)).toBe('/');
});
