/** More links than this are hardly ever a comment. */
export const MAX_LINKS = 2;

const LINK_PATTERN = /https?:\/\/(?:www\.)?|www\.|\[url|<a\s/gi;

export interface SpamFacts {
  text: string;
  name: string;
  /** What stands in the field that nobody sees. */
  trap: string;
  /** Words the owner does not want to read. */
  blockedWords: readonly string[];
}

/** Why a comment looks like spam, in words for a moderator; undefined for one that does not. */
export function spamReason({ text, name, trap, blockedWords }: SpamFacts): string | undefined {
  if (trap.trim() !== '') return 'A hidden field was filled in.';
  const links = text.match(LINK_PATTERN)?.length ?? 0;
  if (links > MAX_LINKS) return `It has ${links} links.`;
  if (name.search(LINK_PATTERN) >= 0) return 'The name is a link.';
  const words = `${name} ${text}`.toLowerCase();
  const blocked = blockedWords.find((word) => word !== '' && words.includes(word));
  if (blocked !== undefined) return `It has the word “${blocked}”.`;
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  if (letters.length > 40 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return 'It is all in capitals.';
  return undefined;
}

/** One word or phrase a line. */
export function readBlockedWords(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}
