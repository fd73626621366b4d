import { parseMessage } from '#core/messages/icu.ts';
import type { Message } from '#core/messages/message.ts';
import { makeSay, type SayOf } from '#core/words/say.ts';
import { makeTemplates } from './templates.ts';

/** Sentences of a language other than English: text by area and key. */
type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where the sentences of `core/` and `blocks/` stand, by their English text. */
const DECLARED = 'declared';
const ENGLISH = 'en';

const files = import.meta.glob<Translation>('./*.json', { import: 'default' });
const fileOf = (language: string) => files[`./${language}.json`];

/** Those the admin speaks. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...Object.keys(files).map((file) => file.slice('./'.length, -'.json'.length)),
];

let loaded: Translation = {};
let filled = makeTemplates({});
let language = ENGLISH;

export const spokenLanguage = (): string => language;

/** Of dates and numbers beside sentences. In English the browser knows better: 4/15 or 15/04. */
export const formatsIn = (): string | undefined => (language === ENGLISH ? undefined : language);

/** Has to be done before any part of the admin is imported that says something. */
export function speak(wanted: string): Promise<void> | undefined {
  return fileOf(wanted)?.().then((translation) => {
    loaded = translation;
    filled = makeTemplates(translation[DECLARED] ?? {});
    language = wanted;
  });
}

/** The sentences of one folder of the admin, in English. Those a language does not have are said in English. */
export function catalogue<const English extends Readonly<Record<string, string>>>(
  area: string,
  english: English,
): SayOf<English> {
  const translated = loaded[area];
  const read = new Map<string, Message>();
  const sentenceOf = (key: string) => {
    const text = translated?.[key];
    const message = read.get(key) ?? readSentence(text ?? english[key] ?? key, text ? language : ENGLISH);
    read.set(key, message);
    return message;
  };
  return makeSay(sentenceOf, language);
}

/** Most have no values and need no reading. */
const readSentence = (text: string, locale: string): Message =>
  text.includes('{') ? parseMessage(text, locale) : text;

/** A label or sentence that `core/`, `blocks/` or the server say in English, in the language of the admin. */
export const declared = (text: string): string => loaded[DECLARED]?.[text] ?? filled(text) ?? text;

/** A label in the middle of a sentence. Other languages know better which words begin with a capital. */
export const inSentence = (label: string): string => (language === ENGLISH ? label.toLowerCase() : label);
