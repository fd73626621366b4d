import { expect, test } from 'vitest';
import { checkFunctions } from './functions.mjs';
import { readCode } from './read-code.mjs';

const ofLines = (count: number) => `export function long() {\n${'  step();\n'.repeat(count - 2)}}\n`;
const faultsOf = (path: string, source: string) =>
  checkFunctions(path, readCode(path, source)).map(({ fault }) => fault);

test.each([
  ['server/a.ts', ofLines(150), []],
  ['server/a.ts', ofLines(151), ['long has 151 lines, more than 150']],
  ['site/templates/shop/pages.ts', ofLines(400), []],
  ['core/a.ts', 'export const sum = (a: 1, b: 2, c: 3, d: 4) => a;', []],
  [
    'core/a.ts',
    'export const sum = (a: 1, b: 2, c: 3, d: 4, e: 5) => a;',
    ['sum takes 5 arguments, more than 4'],
  ],
])('%s', (path, source, faults) => {
  expect(faultsOf(path, source)).toEqual(faults);
});
