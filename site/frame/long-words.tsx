import type { CSSProperties } from 'react';

/** Letters of a word that fits beside the menu's button on a phone, whatever its template makes of it. */
const SHORT_ON_PHONES = 11;
/** Letters of a word that fits as a large title into half of a page. */
const SHORT_AS_TITLE = 8;

/** How long the longest word is, for type that becomes smaller instead of breaking it. */
export function longWordIn(words: string, short = SHORT_ON_PHONES): { style: CSSProperties } | undefined {
  const letters = Math.max(...words.split(/[\s-]+/).map((word) => word.length));
  return letters > short ? { style: { '--longest-word': letters } as CSSProperties } : undefined;
}

/** The words of a title, as large as their longest one fits where they stand. */
export function FittedWords({ words }: { words: string }) {
  const long = longWordIn(words, SHORT_AS_TITLE);
  if (!long) return words;
  return (
    <span className="fitted">
      <span {...long}>{words}</span>
    </span>
  );
}
