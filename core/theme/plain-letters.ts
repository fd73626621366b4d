import { LATIN_RANGE } from './font-cuts.ts';

/** Letters of plain English: without accents, with the signs that stand among them. */
export const PLAIN_RANGE =
  'U+0000-007E,U+00A0,U+00A3,U+00A9,U+00AE,U+00B0,U+00B7,U+00BC-00BE,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC';

/** The codes of all letters of a range, in their order. */
const codesOf = (range: string): number[] =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

export const lettersOf = (range: string): string => String.fromCodePoint(...codesOf(range));

const hex = (code: number) => code.toString(16).toUpperCase();

function rangeOf(codes: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

const plain = new Set(codesOf(PLAIN_RANGE));
const others = codesOf(LATIN_RANGE).filter((code) => !plain.has(code));
const isOther = new Set(others);

/** Latin letters that are not plain. */
export const OTHER_RANGE = rangeOf(others);

/** Nearly nothing of a page, and looked for in a tenth of the time. */
const BEYOND_ASCII = /[^\0-~]/g;

/** Whether no Latin letter is other than plain: with one of them a page would need both files. */
export const isPlain = (text: string): boolean =>
  !(text.match(BEYOND_ASCII) ?? []).some((letter) => isOther.has(letter.charCodeAt(0)));
