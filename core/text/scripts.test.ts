import { expect, test } from 'vitest';
import { keepsLetterSpacing, scriptOf } from './scripts.ts';

test.each([
  ['en', 'Latn', false],
  ['pt-BR', 'Latn', false],
  ['el', 'Grek', false],
  ['he', 'Hebr', false],
  ['ar', 'Arab', true],
  ['fa', 'Arab', true],
  ['ja', 'Jpan', true],
  ['ko', 'Kore', true],
  ['zh', 'Hans', true],
  ['zh-TW', 'Hant', true],
])('%s is written in %s', (language, script, keeps) => {
  expect([scriptOf(language), keepsLetterSpacing(language)]).toEqual([script, keeps]);
});
