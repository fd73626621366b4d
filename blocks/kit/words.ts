import { createContext, useContext } from 'react';
import { pageWords } from '#browser/page/page-words.ts';
import type { Area, Say, Words } from '#core/words/words.ts';

/** The words of the site while the server or the editor draws; islands have those of their page. */
export const WordsContext = createContext<Words | undefined>(undefined);

export function useSiteWords(): Words {
  return useContext(WordsContext) ?? pageWords();
}

export function useWords<A extends Area>(area: A): Say<A> {
  return useSiteWords().of(area);
}
