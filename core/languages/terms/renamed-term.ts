import type { TranslatedText } from '../translation.ts';

/**
 * Texts of tags and categories after one was renamed. The new name is said as the old one was, and counts as out of
 * date, because what was translated is the old one; that stays, as pages that are live still show it.
 */
export function withRenamedTerm(
  texts: readonly TranslatedText[],
  { from, to }: { from: string; to: string },
): readonly TranslatedText[] {
  const known = texts.find(({ key }) => key === from);
  return !known || texts.some(({ key }) => key === to) ? texts : [...texts, { ...known, key: to }];
}
