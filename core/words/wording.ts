import { parseMessage } from '../messages/icu.ts';
import { CATALOGUES } from './catalogues.ts';
import { isSpoken, type SpokenLanguage } from './languages.ts';
import { makeWords, type Area, type Sentences, type Words } from './words.ts';

/** Sentences that the owner of a site has worded: text by area and key. */
export type OwnWords = Readonly<Record<string, string>>;

export const AREAS = Object.keys(CATALOGUES) as readonly Area[];
export const nameOfSentence = (area: Area, key: string) => `${area}.${key}`;

export interface SpokenWords extends Words {
  /** As pages carry them. */
  readonly messagesOf: (area: Area) => Sentences;
}

/** The product's words in a language, or in English where it does not know it. */
export function wordsIn(locale: string, own: OwnWords = {}): SpokenWords {
  const language = locale.split('-')[0] ?? '';
  const [spoken, spokenLocale] = isSpoken(language) ? [language, locale] : (['en', 'en'] as const);
  const messagesOf = (area: Area) => ({ ...readArea(area, spoken), ...ownIn(area, own, spoken) });
  return { ...makeWords(spokenLocale, messagesOf), messagesOf };
}

const read = new Map<string, Sentences>();

/** Read once: there are few, and reading takes longer than saying. */
function readArea(area: Area, language: SpokenLanguage): Sentences {
  const name = `${area} ${language}`;
  const sentences = read.get(name) ?? readAll(CATALOGUES[area][language], language);
  read.set(name, sentences);
  return sentences;
}

const readAll = (texts: Readonly<Record<string, string>>, language: string): Sentences =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parseMessage(text, language)]));

function ownIn(area: Area, own: OwnWords, language: SpokenLanguage): Sentences {
  const texts = Object.keys(CATALOGUES[area].en).flatMap((key) => {
    const text = own[nameOfSentence(area, key)];
    return text === undefined ? [] : [[key, text]];
  });
  return texts.length === 0 ? {} : readAll(Object.fromEntries(texts), language);
}
