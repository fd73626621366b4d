import { describe, expect, test } from 'vitest';
import { readCode } from './read-code.mjs';
import { checkReached, findUnreachable } from './reachability.mjs';

const unreachableIn = (tree: Record<string, string>) =>
  findUnreachable(
    new Map(Object.entries(tree).map(([path, source]) => [path, readCode(path, source)] as const)),
  ).map(({ path, name }) => `${path} ${name}`);

/** What the server starts with, and a file that it may or may not use. */
const started = (main: string, other: string) =>
  unreachableIn({ 'server/main.ts': main, 'core/a.ts': other });

describe('reached', () => {
  test.each([
    ["import { a } from '#core/a.ts';\na();", 'export function a() {}'],
    ["import { a as b } from '#core/a.ts';\nb();", 'export const a = () => 1;'],
    ["import * as all from '#core/a.ts';\nall.a();", 'export const a = () => 1;'],
    ["import first from '#core/a.ts';\nfirst();", 'export default () => 1;'],
    ["import type { A } from '#core/a.ts';\nexport const a: A = 1;", 'export type A = number;'],
    ["const { a } = await import('#core/a.ts');", 'export const a = 1;'],
    ["import { a } from '#core/a.ts';\na();", 'export const b = 1;\nexport const a = () => b;'],
    ["import '#core/a.ts';", 'export const a = 1;\nconsole.log(a);'],
    ["import { a } from '#core/a.ts';\na;", 'export const { a } = { a: 1 };'],
  ])('%s reaches all of %s', (main, other) => {
    expect(started(main, other)).toEqual([]);
  });

  test('through files that pass it on', () => {
    const tree = {
      'server/main.ts': "import { a, b } from '#core/index.ts';\na(b);",
      'core/index.ts': "export { a } from './a.ts';\nexport * from './b.ts';",
      'core/a.ts': 'export const a = (b: number) => b;',
      'core/b.ts': 'export const b = 1;',
    };
    expect(unreachableIn(tree)).toEqual([]);
  });
});

describe('not reached', () => {
  test.each([
    ["import { a } from '#core/a.ts';\na;", 'export const a = 1;\nexport const b = 2;', ['core/a.ts b']],
    ['', 'export const a = 1;', ['core/a.ts a']],
    ['', 'export const a = () => b();\nexport const b = () => a();', ['core/a.ts a', 'core/a.ts b']],
  ])('%s leaves something of %s', (main, other, expected) => {
    expect(started(main, other)).toEqual(expected);
  });

  test('a name that is passed on, and that nobody takes', () => {
    const tree = {
      'server/main.ts': "import { a } from '#core/a.ts';\na;",
      'core/a.ts': 'export const a = 1;',
      'core/index.ts': "export { a } from './a.ts';",
    };
    expect(unreachableIn(tree)).toEqual(['core/index.ts a']);
  });
});

test('only what is in the product has to be reached', () => {
  const files = new Map(
    ['core/a.ts', 'bench/a.ts'].map((path) => [path, readCode(path, 'export const a = 1;')] as const),
  );
  expect(checkReached(files)).toEqual([
    expect.objectContaining({ path: 'core/a.ts', fault: 'nothing in the product reaches a' }),
  ]);
});
