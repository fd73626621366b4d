/** Short words have too many neighbours to guess at. */
const SHORTEST = 4;

/** How many slips a word of this length may have. */
const allowedSlips = (length: number) => (length < SHORTEST ? 0 : length < 8 ? 1 : 2);

/** Words that may have two are looked for by their first half, with one of them in it. */
export const mayHaveTwoSlips = (typed: string) => allowedSlips(typed.length) === 2;

/** Words in which a slip is forgiven. */
export const mayHaveSlips = (typed: string) => allowedSlips(typed.length) > 0;

/** From none to all but the last of its letters. */
export function beginningsOf(typed: string): string[] {
  const letters = Array.from(typed);
  return letters.map((_, count) => letters.slice(0, count).join(''));
}

/**
 * What may have been meant where one letter is too many, is missing, is another or has changed places with the next.
 * `lettersAfter` says which letters any word has there, so that every alphabet is known.
 */
export function withOneSlip(typed: string, lettersAfter: (start: string) => readonly string[]): string[] {
  return beginningsOf(typed).flatMap((start) => {
    const [letter = '', next = '', ...rest] = Array.from(typed.slice(start.length));
    const after = next + rest.join('');
    return [
      start + after,
      start + next + letter + rest.join(''),
      ...lettersAfter(start).flatMap((other) => [start + other + after, start + other + letter + after]),
    ];
  });
}

/**
 * How many letters must be added, left out, changed or swapped with their neighbour until `typed` is the beginning of
 * `word`. Letters still to be typed do not count. Whatever is more than `most` is only said to be more.
 */
export function slipsBetween(typed: string, word: string, most = Infinity): number {
  const [from, to] = [Array.from(typed), Array.from(word).slice(0, typed.length + 2)];
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const isSwapped = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          isSwapped ? (before[j - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
    // A swap goes on from the row before the last.
    if (Math.min(...row) > most && Math.min(...before) >= most) return most + 1;
  }
  return Math.min(...row);
}

/** What was typed with each word that nothing begins with replaced by the known one it is closest to. */
export function mendWords(typed: readonly string[], known: readonly string[]): string[] {
  return typed.map((word) => {
    if (known.some((each) => each.startsWith(word))) return word;
    const most = allowedSlips(word.length);
    if (most === 0) return word;
    const near = known
      .map((each) => ({ each, slips: slipsBetween(word, each, most) }))
      .filter(({ slips }) => slips <= most)
      .sort((a, b) => a.slips - b.slips || a.each.length - b.each.length);
    return near[0]?.each ?? word;
  });
}
