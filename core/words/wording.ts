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

/** Every sentence of a language, as the product says it. */
export const sentencesIn = (language: SpokenLanguage): { name: string; area: Area; text: string }[] =>
  AREAS.flatMap((area) =>
    Object.entries(CATALOGUES[area][language]).map(([key, text]) => ({
      name: nameOfSentence(area, key),
      area,
      text,
    })),
  );

/** The product's own words for a sentence; undefined where it says no such thing. */
export function usualText(name: string, language: SpokenLanguage): string | undefined {
  const [area = '', key = ''] = name.split('.');
  if (!Object.hasOwn(CATALOGUES, area)) return undefined;
  const texts: Readonly<Record<string, string>> = CATALOGUES[area as Area][language];
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** Why a wording cannot stand for a sentence; undefined where it can. */
export function wordingProblem(text: string, usual: string, language: SpokenLanguage): string | undefined {
  if (text.trim() === '') return 'Enter your wording, or reset it to the default.';
  const [wanted, message] = [argumentsOf(parseMessage(usual, language)), readOrProblem(text, language)];
  if (message instanceof MessageProblem) return message.message;
  const given = argumentsOf(message);
  const unknown = given.find((name) => !wanted.includes(name));
  const missing = wanted.find((name) => !given.includes(name));
  if (unknown !== undefined) return `{${unknown}} is not available here.${usableWords(wanted)}`;
  return missing === undefined ? undefined : `{${missing}} is missing. Visitors need it in this sentence.`;
}

const usableWords = (names: readonly string[]) =>
  names.length === 0 ? '' : ` Use ${names.map((name) => `{${name}}`).join(', ')}.`;

/** A wording that cannot be read, or asks for values its sentence does not have, is not used: pages must be drawn. */
function ownIn(area: Area, own: OwnWords, language: SpokenLanguage): Sentences {
  const usual = readArea(area, language);
  return Object.fromEntries(
    Object.entries(usual).flatMap(([key, sentence]) => {
      const text = own[nameOfSentence(area, key)];
      const message = text === undefined ? undefined : readOrProblem(text, language);
      const known = argumentsOf(sentence);
      const fits =
        message !== undefined &&
        !(message instanceof MessageProblem) &&
        argumentsOf(message).every((name) => known.includes(name));
      return fits ? [[key, message]] : [];
    }),
  );
}

function readOrProblem(text: string, language: SpokenLanguage): Message | MessageProblem {
  try {
    return parseMessage(text, language);
  } catch (problem) {
    if (problem instanceof MessageProblem) return problem;
    throw problem;
  }
}
