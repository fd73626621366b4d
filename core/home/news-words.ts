import { parseMessage } from '../messages/icu.ts';
import { makeSay } from '../words/say.ts';
import { adminLanguage } from '../words/admin-language.ts';

const en = {
  test: 'Notifications are on for this device.',
  order: 'Order {number}: {total}',
  donation: 'New donation: {title}',
  submission: 'New submission: {title}',
  comment: 'New comment: {title}',
  review: 'New review: {title}',
  week: '{visits, plural, one {# visit} other {# visits}} last week',
};

const de: typeof en = {
  test: 'Mitteilungen sind für dieses Gerät eingeschaltet.',
  order: 'Bestellung {number}: {total}',
  donation: 'Neue Spende: {title}',
  submission: 'Neue Einsendung: {title}',
  comment: 'Neuer Kommentar: {title}',
  review: 'Neue Bewertung: {title}',
  week: '{visits, plural, one {# Besuch} other {# Besuche}} in der letzten Woche',
};

/** What devices are told, in the languages that owners work in. */
export const NEWS_WORDS: Readonly<Record<string, typeof en>> = { en, de };

/** A piece of news in one line. */
export type NewsLine =
  | { key: 'order'; values: { number: string; total: string } }
  | { key: 'donation' | 'submission' | 'comment' | 'review'; values: { title: string } }
  | { key: 'week'; values: { visits: number } }
  | { key: 'test'; values?: undefined };

/** Says it in the first language of those asked for that is spoken, as in `de-CH,de;q=0.9`. */
export function sayNews({ key, values }: NewsLine, asked: string): string {
  const language = adminLanguage(asked, Object.keys(NEWS_WORDS));
  const texts = NEWS_WORDS[language] ?? en;
  const say = makeSay(() => parseMessage(texts[key], language), language) as (
    name: string,
    values: object,
  ) => string;
  return say(key, values ?? {});
}
