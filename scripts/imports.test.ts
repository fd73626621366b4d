import { expect, test } from 'vitest';
import { readImports, resolveImport } from './imports.mjs';

test.each([
  ["import a from './a.ts';", [['./a.ts', 'value']]],
  ["import './a.css';", [['./a.css', 'value']]],
  ["import * as a from 'a';", [['a', 'value']]],
  ["import {\n  a,\n  b,\n} from './a.ts';", [['./a.ts', 'value']]],
  ["import type { A } from './a.ts';", [['./a.ts', 'type']]],
  ["import { type A } from './a.ts';", [['./a.ts', 'value']]],
  ["export * from './a.ts';", [['./a.ts', 'value']]],
  ["export type { A } from './a.ts';", [['./a.ts', 'type']]],
  ["const a = await import('./a.ts');", [['./a.ts', 'dynamic']]],
  ["type A = typeof import('./a.ts');", [['./a.ts', 'type']]],
  ["export type A = 'b';\nexport const from = 'c';", []],
  ["// import a from './a.ts';\n * import('./b.ts')\nconst text = \"import a from 'c'\";", []],
])('%s', (source, expected) => {
  expect(readImports(source).map(({ specifier, kind }) => [specifier, kind])).toEqual(expected);
});

test.each([
  ['server/a/b.ts', './c.ts', 'server/a/c.ts'],
  ['server/a/b.ts', '../../scripts/d.mjs', 'scripts/d.mjs'],
  ['server/a/b.ts', '#core/e.ts', 'core/e.ts'],
  ['site/a.ts', './logo.svg?raw', 'site/logo.svg'],
  ['server/a/b.ts', 'pg', undefined],
])('from %s, %s is %s', (from, specifier, expected) => {
  expect(resolveImport(from, specifier)).toBe(expected);
});
