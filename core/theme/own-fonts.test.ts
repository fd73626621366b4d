import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { fontName, ownFonts, tidyFontName } from './own-fonts.ts';

test.each([
  ['Inter', true],
  ['Fira Sans_2-b', true],
  ['Źródło', true],
  ['3270', true],
  ['', false],
  [' Inter', false],
  ['-Inter', false],
  ['Inter; color: red', false],
  ['Inter"', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  [7, false],
])('%j is a family name: %s', (name, isOne) => {
  const problems: unknown[] = [];
  fontName('Georgia', {}).check(name, (problem) => problems.push(problem), 'name');
  expect(problems).toHaveLength(isOne ? 0 : 1);
  expect(fontName('Georgia', {}).read(name)).toBe(isOne ? name : 'Georgia');
});

test.each([
  ['/s/ab12.woff2', true],
  ['', true],
  ['/s/ab12.woff', false],
  ['/s/../secret.woff2', false],
  ['/s/.woff2', false],
  ['https://example.com/s/a.woff2', false],
  ['/s/a.woff2);}', false],
])('%j is a file of the site: %s', (file, isOne) => {
  const result = checkWith(ownFonts, [{ name: 'Mine', file }]);
  expect('problems' in result && result.problems.length > 0).toBe(!isOne);
});

test.each([
  ['Fira  Sans', 'Fira Sans'],
  ['  -_Fira', 'Fira'],
  ['Fira"; } body { x', 'Fira body x'],
  ['"\'{}', 'Own font'],
  ['', 'Own font'],
  [`${'a'.repeat(59)} bc`, 'a'.repeat(59)],
])('%j of a file becomes %j', (said, name) => {
  expect(tidyFontName(said)).toBe(name);
  expect(fontName('', {}).read(tidyFontName(said))).toBe(name);
});
