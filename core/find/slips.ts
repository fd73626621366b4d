/** Short words have too many neighbours to guess at. */
const SHORTEST = 4;

/** How many slips a word of this length may have. */
const allowedSlips = (length: number) => (length < SHORTEST ? 0 : length < 8 ? 1 : 2);

/** A part of what was typed, and where it may begin in the word that was meant. */
export interface WholePart {
  part: string;
  earliest: number;
  latest: number;
}

/** What of a typed word slips leave as it is, in at least one of these parts; nothing where none are forgiven. */
export interface Forgiven {
  /** Letters that the word has at the least. */
  shortest: number;
  parts: readonly WholePart[];
}

export function forgivenIn(typed: string): Forgiven | undefined {
  const letters = Array.from(typed);
  const slips = allowedSlips(typed.length);
  if (slips === 0) return undefined;
  // Two letters that are swapped can end one part and begin the next.
  const count = 2 * slips + 1;
  const cut = (index: number) => Math.floor((index * letters.length) / count);
  return {
    shortest: letters.length - slips,
    parts: Array.from({ length: count }, (_, index) => ({
      part: letters.slice(cut(index), cut(index + 1)).join(''),
      earliest: Math.max(0, cut(index) - slips),
      latest: cut(index) + slips,
    })),
  };
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
