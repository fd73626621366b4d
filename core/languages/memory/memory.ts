import { isSame } from '../../same.ts';
import { wordsOfText, type DocumentText, type TextValue } from '../texts.ts';
import type { TranslatedText } from '../translation.ts';

/** What was translated before and may help with a text. */
export interface Suggestion {
  key: string;
  /** The words that were translated then. */
  source: TextValue;
  text: TextValue;
  isExact: boolean;
}

/** Less alike than this, correcting takes longer than writing. */
const ALIKE = 0.7;
/** Long texts are hardly ever written twice, and take long to compare. */
const MAX_COMPARED = 60;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much of two texts is the same words, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (one.length + other.length);
}

/** For each text what somebody translated: the same words elsewhere, or words that are nearly the same. */
export function suggest(texts: readonly DocumentText[], memory: readonly TranslatedText[]): Suggestion[] {
  const known = memory.flatMap((entry) =>
    typeof entry.source === 'string' && typeof entry.text === 'string'
      ? [{ entry, words: wordsIn(entry.source) }]
      : [],
  );
  return texts.flatMap(({ key, source }): Suggestion[] => {
    const same = memory.find((entry) => isSame(entry.source, source) && typeof entry.text === typeof source);
    if (same) return [{ key, source: same.source, text: same.text, isExact: true }];
    const words = typeof source === 'string' ? wordsIn(wordsOfText(source)) : [];
    if (words.length < 2 || words.length > MAX_COMPARED) return [];
    const [best] = known
      .map(({ entry, words: others }) => ({ entry, alike: likeness(words, others) }))
      .filter(({ alike }) => alike >= ALIKE)
      .toSorted((a, b) => b.alike - a.alike);
    return best ? [{ key, source: best.entry.source, text: best.entry.text, isExact: false }] : [];
  });
}
