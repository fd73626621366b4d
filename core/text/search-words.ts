/** Longer than this nobody searches; the rest is left out. */
export const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;
const WORD = /[\p{L}\p{N}]+/gu;

/** What somebody searches for, made harmless: trimmed, short, without control characters. */
export function readQuery(typed: string): string {
  const signs = Array.from(typed.replaceAll(/\p{Cc}+/gu, ' ').trim());
  return signs.slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** The words of a query; signs between them part words and mean nothing. */
export function wordsOf(query: string): string[] {
  return [...new Set((query.toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS))];
}

/** The words as a text search query that all of them answer. Empty when there are none. */
export function wholeQuery(query: string): string {
  return wordsOf(query).join(' & ');
}

/** The same for what only begins with these words. */
export function prefixQuery(query: string): string {
  return wordsOf(query)
    .map((word) => `${word}:*`)
    .join(' & ');
}
