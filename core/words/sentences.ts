import { parseMessage } from '../messages/icu.ts';
import { makeWords, type Area, type Say, type Sentences } from './words.ts';

export const readSentences = (texts: Readonly<Record<string, string>>, language: string): Sentences =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parseMessage(text, language)]));

/** Says one area in English, where that is all there is to say: the other areas and languages are not loaded. */
export function sayEnglish<A extends Area>(area: A, texts: Readonly<Record<string, string>>): Say<A> {
  return makeWords('en', () => readSentences(texts, 'en')).of(area);
}
