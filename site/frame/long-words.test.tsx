import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FittedWords, longWordIn } from './long-words.tsx';

test.each([
  ['Da Nella', undefined],
  ['Elf Buchstabe', undefined],
  ['Blumenhandlung', 14],
  ['The Larder of Kirchheimbolanden', 17],
  ['Haus-und-Hof', undefined],
])('beside the menu’s button on a phone: %s', (words, letters) => {
  expect(longWordIn(words)?.style).toEqual(letters && { '--longest-word': letters });
});

test('a title says how long its longest word is once that could be too wide for half of a page', () => {
  expect(renderToStaticMarkup(<FittedWords words="Sauce tomate" />)).toBe('Sauce tomate');
  expect(renderToStaticMarkup(<FittedWords words="Getrocknete Tagliatelle" />)).toBe(
    '<span class="fitted"><span style="--longest-word:11">Getrocknete Tagliatelle</span></span>',
  );
});
