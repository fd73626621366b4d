import type { Hex } from '../colour.ts';
import type { Point } from '../geometry.ts';
import { number, type Svg } from '../svg.ts';
import { LETTERS } from './letters.ts';

/** In thousandths of the size. */
const SPACE = 240;
const TIGHT = -14;

function letterOf(letter: string): readonly [wide: number, outline: string] {
  const { [letter]: known = letter === ' ' ? ([SPACE, ''] as const) : undefined } = LETTERS;
  if (!known) throw new Error(`Nobody has an outline of "${letter}" yet.`);
  return [known[0] + TIGHT, known[1]];
}

export const widthOf = (words: string, size: number): number =>
  (Array.from(words).reduce((sum, letter) => sum + letterOf(letter)[0], 0) / 1000) * size;

/** Words as outlines, so that they look the same on every machine; `at` is where their line begins. */
export function written(words: string, at: Point, size: number, tone: Hex): Svg {
  let x = 0;
  const letters = Array.from(words, (letter) => {
    const [wide, outline] = letterOf(letter);
    const drawn = outline && `<path d="${outline}" transform="translate(${number(x)})"/>`;
    x += wide;
    return drawn;
  });
  const scale = size / 1000;
  return `<g fill="${tone}" transform="translate(${number(at[0])} ${number(at[1])}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

/** As many lines of words as there is room for; a word that is too wide is left out. */
export function linesOf(words: string, room: Point, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer, size) <= room[0]) lines[lines.length - 1] = longer;
    else if (widthOf(word, size) <= room[0]) lines.push(word);
  }
  return lines.slice(0, Math.max(1, Math.floor(room[1] / (size * 1.2))));
}
