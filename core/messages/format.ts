import { IntlMessageFormat } from 'intl-messageformat';
import { MESSAGES, type MessageKey } from './catalogue.ts';

/** The language the catalogue is written in. */
export const MESSAGE_LOCALE = 'en-US';

/** A piece in braces is an argument when it is a bare name; branches of a plural hold more than that. */
type Name<Piece extends string> = Piece extends `${string}${' ' | '#' | '{'}${string}` ? never : Piece;
type FirstName<Rest extends string> = Rest extends `${infer Head}}${string}`
  ? Head extends `${infer Argument},${string}`
    ? Name<Argument>
    : Name<Head>
  : never;
export type ArgumentsOf<Text extends string> = Text extends `${string}{${infer Rest}`
  ? FirstName<Rest> | ArgumentsOf<Rest>
  : never;

export type MessageValues<Key extends MessageKey> = Readonly<
  Record<ArgumentsOf<(typeof MESSAGES)[Key]>, string | number>
>;

type Rest<Key extends MessageKey> =
  ArgumentsOf<(typeof MESSAGES)[Key]> extends never
    ? [values?: MessageValues<Key>, locale?: string]
    : [values: MessageValues<Key>, locale?: string];

/** The sentence for a key, its places filled; numbers and plurals follow the locale. */
export function formatMessage<Key extends MessageKey>(key: Key, ...[values, locale]: Rest<Key>): string {
  const text: string = MESSAGES[key];
  if (!text.includes('{')) return text;
  const message = new IntlMessageFormat(text, locale ?? MESSAGE_LOCALE, undefined, { ignoreTag: true });
  return String(message.format({ ...values }));
}
