import { parseMessage } from '../messages/icu.ts';
import type { Message } from '../messages/message.ts';
import { adminLanguage } from '../words/admin-language.ts';
import { makeSay, type SayOf } from '../words/say.ts';
import { de } from './de.ts';
import { answers, labels } from './declared-de.ts';
import { en } from './en.ts';

export const PLATFORM_WORDS = { en, de } as const;
type Texts = Readonly<Record<string, string>>;
const DECLARED: Readonly<Record<string, { answers: Texts; labels: Texts }>> = { de: { answers, labels } };

/** Those the pages of the app domain speak. */
export const PLATFORM_LANGUAGES: readonly string[] = Object.keys(PLATFORM_WORDS);

export interface PlatformVoice {
  language: string;
  say: SayOf<typeof en>;
  /** A sentence that is declared elsewhere in English, such as that of an error. */
  declared: (text: string) => string;
  /** Those that forms are answered with, for the browser; none in English. */
  answers: Texts;
}

/** The first language of those somebody asks for, as in `de-CH,de;q=0.9`, that these pages speak. */
export const platformLanguage = (asked: string): string => adminLanguage(asked, PLATFORM_LANGUAGES);

export function platformVoice(asked: string): PlatformVoice {
  const language = platformLanguage(asked);
  return (voices[language] ??= makeVoice(language));
}

const voices: Record<string, PlatformVoice> = {};

function makeVoice(language: string): PlatformVoice {
  const texts: Texts = PLATFORM_WORDS[language as keyof typeof PLATFORM_WORDS];
  const read = new Map<string, Message>();
  const sentenceOf = (key: string): Message => {
    const sentence = read.get(key) ?? parseMessage(texts[key] ?? '', language);
    read.set(key, sentence);
    return sentence;
  };
  const known = DECLARED[language];
  const declared: Texts = { ...known?.answers, ...known?.labels };
  return {
    language,
    say: makeSay(sentenceOf, language),
    declared: (text) => (Object.hasOwn(declared, text) ? (declared[text] ?? text) : text),
    answers: known?.answers ?? {},
  };
}
