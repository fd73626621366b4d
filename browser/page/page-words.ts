import { makeWords, type Sentences, type Words } from '#core/words/words.ts';

export const PAGE_WORDS_ID = 'page-words';

/** Sentences by area, in the one language of the page. */
export interface PageWords {
  readonly locale: string;
  readonly areas: Readonly<Record<string, Sentences>>;
}

let known: Words | undefined;

/** What scripts of this page say: the page brings the sentences along. */
export function pageWords(): Words {
  known ??= wordsOfDocument(document);
  return known;
}

export function wordsOfDocument(page: Document): Words {
  const text = page.getElementById(PAGE_WORDS_ID)?.textContent ?? '';
  const { locale, areas }: PageWords =
    text === '' ? { locale: 'en', areas: {} } : (JSON.parse(text) as PageWords);
  return makeWords(locale, (area) => areas[area] ?? {});
}
