import { parseMessage } from '../messages/icu.ts';
import type { Message } from '../messages/message.ts';
import { adminLanguage } from '../words/admin-language.ts';
import { makeSay, type SayOf } from '../words/say.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const OWNER_MAIL_WORDS: Readonly<Record<string, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  de,
};

export interface SayToOwner extends SayOf<typeof en> {
  /** What numbers, dates and lists are written in. */
  readonly locale: string;
}

/** What the product's English is; other languages are written as they are most. */
const ENGLISH = 'en-GB';

/** The first language of those somebody asks for, as in `de-CH,de;q=0.9`, that mails to owners are written in. */
export const languageOfOwner = (asked: string): string => adminLanguage(asked, Object.keys(OWNER_MAIL_WORDS));

const read = new Map<string, Message>();

export function sayToOwner(asked: string): SayToOwner {
  const language = languageOfOwner(asked);
  const texts: Readonly<Record<string, string>> = OWNER_MAIL_WORDS[language] ?? en;
  /** Read once: there are few, and reading takes longer than saying. */
  const sentenceOf = (key: string): Message => {
    const name = `${language} ${key}`;
    const sentence = read.get(name) ?? parseMessage(texts[key] ?? '', language);
    read.set(name, sentence);
    return sentence;
  };
  return Object.assign(makeSay(sentenceOf, language) as SayOf<typeof en>, {
    locale: language === 'en' ? ENGLISH : language,
  });
}
