import { describe, expect, test } from 'vitest';
import { readCode } from './read-code.mjs';

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
  ["// import a from './a.ts';\n/* import('./b.ts') */\nconst text = \"import a from 'c'\";", []],
])('%s', (source, expected) => {
  expect(readCode('a.ts', source).imports.map(({ specifier, kind }) => [specifier, kind])).toEqual(expected);
});

describe('functions', () => {
  test.each([
    ['function a(b, c) {\n}', [['a', 2, 2]]],
    ['const a = (b) => b;', [['a', 1, 1]]],
    ['const a = { b() {\n\n} };', [['b', 3, 0]]],
    ['function a(this: Window, b) {}', [['a', 1, 1]]],
    ['a(({ b, c }) => b + c);', [['(unnamed)', 1, 1]]],
  ])('%s', (source, expected) => {
    const { functions } = readCode('a.ts', source);
    expect(functions.map(({ name, lines, parameters }) => [name, lines, parameters])).toEqual(expected);
  });
});

test('casts are counted, and those that ask for no proof at all apart', () => {
  const { casts, unsafeCasts } = readCode('a.ts', 'a as B; c as unknown as D; [1] as const;');
  expect([casts, unsafeCasts]).toEqual([3, 1]);
});
