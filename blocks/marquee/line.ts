import { isBlank } from '../kit/blank.ts';
import type { MarqueeValues } from './fields.ts';

const SEPARATORS: Readonly<Record<MarqueeValues['separator'], string>> = {
  none: '',
  dot: '·',
  slash: '/',
  star: '✦',
};

/** Pixels in a second at speed 1. */
export const BASE_SPEED = 60;
/** No text is narrower than this, so that even one letter moves. */
export const MIN_WIDTH = 50;
/** Letters that fill a wide screen, whatever they are. */
const FULL = 160;
const MAX_REPEATS = 80;
/** About the width of a letter at the size most marquees have, to begin with. */
const LETTER = 22;

export function wordsOf({ items, separator }: Pick<MarqueeValues, 'items' | 'separator'>): string[] {
  const mark = SEPARATORS[separator];
  return items
    .map(({ text }) => text.trim())
    .filter((text) => !isBlank(text))
    .flatMap((text) => (mark === '' ? [text] : [text, mark]));
}

/** The words once, as they are read: no mark behind the last, and none at the beginning of a line. */
export function sentenceOf(words: readonly string[]): string {
  const marks: readonly string[] = Object.values(SEPARATORS);
  return words
    .filter((word, at) => at < words.length - 1 || !marks.includes(word))
    .map((word, at) => (at === 0 ? '' : marks.includes(word) ? '\u00a0' : ' ') + word)
    .join('');
}

/** How often the words stand in one half of the line: two halves of it never leave a gap. */
export function repeatsOf(words: readonly string[]): number {
  const letters = words.join(' ').length + 1;
  return Math.min(MAX_REPEATS, Math.max(1, Math.ceil(FULL / letters)));
}

export const secondsFor = (width: number, speed: number): number =>
  Math.max(MIN_WIDTH, width) / (BASE_SPEED * speed);

/** Before anybody has measured it. */
export const guessedWidth = (words: readonly string[]): number =>
  (words.join(' ').length + words.length) * LETTER * repeatsOf(words);
