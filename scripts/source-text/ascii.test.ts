import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inAscii } from './ascii.ts';

const run = (code: string): unknown => runInNewContext(code);

test.each([
  ['a string', '"It’s 3 € — ok"'],
  ['a template', '`${1}’s – ${"ü"}`'],
  ['a character that is escaped', String.raw`"\’"`],
  ['a backslash before a character', String.raw`"\\’"`],
  ['an escaped character behind a backslash', String.raw`"\\\’"`],
  ['beyond the first plane', '"a😀b".length'],
  ['a separator of lines', '"a\u2028b"'],
  ['an expression', '/[“”]+/.exec("a”“b")[0]'],
  ['an expression with whole characters', '/^[😀-😂]$/u.test("😁")'],
  ['a name', '(() => { const größe = 3; return größe; })()'],
  ['a key', '({ größe: 3 }).größe'],
])('%s means the same in ASCII', (_what, code) => {
  const made = inAscii(code);
  expect(made).toMatch(/^[\0-\x7f]*$/);
  expect(run(made)).toEqual(run(code));
});

test('what is ASCII already stays as it is', () => {
  const code = String.raw`const a = "\\u2019\n", b = /\d\\/;`;
  expect(inAscii(code)).toBe(code);
});
