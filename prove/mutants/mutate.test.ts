import { expect, test } from 'vitest';
import { mutantsOf, withMutant } from './mutate.ts';

test.each([
  ['a < b', ['a <= b']],
  ['a === b', ['a !== b']],
  ['a - b * c', ['a + b * c', 'a - b / c']],
  ['a && b', ['a || b']],
  ['!a', ['a']],
  ['f(true, 3, 0)', ['f(false, 3, 0)', 'f(true, 0, 0)', 'f(true, 3, 1)']],
  ['a ? b : c', ['true ? b : c', 'false ? b : c']],
  ['if (a) b();', ['if (true) b();', 'if (false) b();']],
  ['list.some(f)', ['list.every(f)']],
  ['Math.min(a, b)', ['Math.max(a, b)']],
  ['sum += a', ['sum -= a']],
  ["const a: 3 | true = 'words';", []],
  ["f('words', a ?? b)", []],
])('in %j these faults can be planted: %j', (source, faults) => {
  expect(mutantsOf('a.ts', source).map((mutant) => withMutant(source, mutant))).toEqual(faults);
});

test('a fault knows its line and what it stands for', () => {
  expect(mutantsOf('a.ts', 'f();\ng(a > b);')).toEqual([
    { file: 'a.ts', line: 2, start: 9, end: 10, text: '>=', was: '>' },
  ]);
});
