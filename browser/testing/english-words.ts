import { AREAS, wordsIn } from '#core/words/wording.ts';
import type { PageWords } from '../page/page-words.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pageWords: PageWords;
  }
}

/** All that the product says in English, as a page would carry it. */
export function englishWords(): PageWords {
  const english = wordsIn('en');
  return {
    locale: english.locale,
    areas: Object.fromEntries(AREAS.map((area) => [area, english.messagesOf(area)])),
  };
}
