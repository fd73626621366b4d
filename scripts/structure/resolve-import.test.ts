import { expect, test } from 'vitest';
import { resolveImport } from './resolve-import.mjs';

test.each([
  ['server/a/b.ts', './c.ts', 'server/a/c.ts'],
  ['server/a/b.ts', '../../scripts/d.mjs', 'scripts/d.mjs'],
  ['server/a/b.ts', '#core/e.ts', 'core/e.ts'],
  ['site/a.ts', './logo.svg?raw', 'site/logo.svg'],
  ['server/a/b.ts', 'pg', undefined],
])('from %s, %s is %s', (from, specifier, expected) => {
  expect(resolveImport(from, specifier)).toBe(expected);
});
