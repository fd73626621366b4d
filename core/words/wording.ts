import { argumentsOf, MessageProblem, parseMessage } from '../messages/icu.ts';
import type { Message } from '../messages/message.ts';
import { CATALOGUES } from './catalogues.ts';
import { isSpoken, type SpokenLanguage } from './languages.ts';
import { readSentences } from './sentences.ts';
import { makeWords, type Area, type Sentences, type Words } from './words.ts';

/** Sentences that the owner of a site has worded: text by area and key. */
export type OwnWords = Readonly<Record<string, string>>;

export const AREAS = Object.keys(CATALOGUES) as readonly Area[];
const nameOfSentence = (area: Area, key: string) => `${area}.${key}`;

export interface SpokenWords extends Words {
  /** As pages carry them. */
  readonly messagesOf: (area: Area) => Sentences;
}

/** The product's words in a language, or in English where it does not know it. */
export function wordsIn(locale: string, own: OwnWords = {}): SpokenWords {
  const language = locale.split('-')[0] ?? '';
  const [spoken, spokenLocale] = isSpoken(language) ? [language, locale] : (['en', 'en'] as const);
  const hasOwn = Object.keys(own).length > 0;
  const messagesOf = (area: Area) => ({
    ...readArea(area, spoken),
    ...(hasOwn && ownIn(area, own, spoken)),
  });
  return { ...makeWords(spokenLocale, messagesOf), messagesOf };
}

const read = new Map<string, Sentences>();

/** Read once: there are few, and reading takes longer than saying. */
function readArea(area: Area, language: SpokenLanguage): Sentences {
  const name = `${area} ${language}`;
  const sentences = read.get(name) ?? readSentences(CATALOGUES[area][language], language);
  read.set(name, sentences);
  return sentences;
}

/** A wording that cannot be read, or asks for values its sentence does not have, is not used: pages must be drawn. */
function ownIn(area: Area, own: OwnWords, language: SpokenLanguage): Sentences {
  const usual = readArea(area, language);
  return Object.fromEntries(
    Object.entries(usual).flatMap(([key, sentence]) => {
      const text = own[nameOfSentence(area, key)];
      const message = text === undefined ? undefined : readOrNothing(text, language);
      const known = argumentsOf(sentence);
      const fits = message !== undefined && argumentsOf(message).every((name) => known.includes(name));
      return fits ? [[key, message]] : [];
    }),
  );
}

function readOrNothing(text: string, language: SpokenLanguage): Message | undefined {
  try {
    return parseMessage(text, language);
  } catch (problem) {
    if (problem instanceof MessageProblem) return undefined;
    throw problem;
  }
}
