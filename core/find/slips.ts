/** Short words have too many neighbours to guess at. */
const SHORTEST = 4;

/** How many slips a word of this length may have. */
const allowedSlips = (length: number) => (length < SHORTEST ? 0 : length < 8 ? 1 : 2);

/**
 * How many letters must be added, left out, changed or swapped with their neighbour until `typed` is the beginning of
 * `word`. Letters still to be typed do not count.
 */
export function slipsBetween(typed: string, word: string): number {
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
  }
  return Math.min(...row);
}

/** What was typed with each word that nothing begins with replaced by the known one it is closest to. */
export function mendWords(typed: readonly string[], known: readonly string[]): string[] {
  return typed.map((word) => {
    if (known.some((each) => each.startsWith(word))) return word;
    const near = known
      .map((each) => ({ each, slips: slipsBetween(word, each) }))
      .filter(({ slips }) => slips <= allowedSlips(word.length))
      .sort((a, b) => a.slips - b.slips || a.each.length - b.each.length);
    return near[0]?.each ?? word;
  });
}
