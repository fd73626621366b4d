import type { CATALOGUES } from './catalogues.ts';
import { fill, type Message } from '../messages/message.ts';

type English = { readonly [A in keyof typeof CATALOGUES]: (typeof CATALOGUES)[A]['en'] };

/** What belongs together, and is sent to a page together. */
export type Area = keyof English;
export type Key<A extends Area> = keyof English[A] & string;

type UpTo<Text, Sign extends string> = Text extends `${infer Before}${Sign}${string}` ? Before : Text;
/** Forms of a plural hold # or a space and are no names. */
type Name<Text> = Text extends `${string} ${string}` | `${string}#${string}` | '' ? never : Text;
type ArgumentsOf<Text> = Text extends `${string}{${infer Rest}`
  ? Name<UpTo<UpTo<Rest, '}'>, ','>> | ArgumentsOf<Rest>
  : never;

type Values<Text, V> = [ArgumentsOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentsOf<Text> & string, V>>];

/** Those that are said as they are. */
export type PlainKey<A extends Area> = {
  [K in Key<A>]: [ArgumentsOf<English[A][K]>] extends [never] ? K : never;
}[Key<A>];

/** Says the sentences of one area. `parts` leaves values in pieces, for those that are elements. */
export interface Say<A extends Area> {
  <K extends Key<A>>(key: K, ...values: Values<English[A][K], string | number>): string;
  parts<K extends Key<A>, V>(key: K, ...values: Values<English[A][K], V | string | number>): (V | string)[];
}

export type Sentences = Readonly<Record<string, Message>>;

export interface Words {
  /** Of the sentences, and of the numbers in them. */
  readonly locale: string;
  readonly of: <A extends Area>(area: A) => Say<A>;
}

/** One object for each area, so that effects that depend on it do not run again. */
export function makeWords(locale: string, sentencesOf: (area: Area) => Sentences): Words {
  const known = new Map<Area, Say<Area>>();
  const of = (area: Area) => {
    const say = known.get(area) ?? makeSay(sentencesOf(area), locale);
    known.set(area, say);
    return say;
  };
  return { locale, of };
}

function makeSay(sentences: Sentences, locale: string): Say<Area> {
  const parts = (key: string, values = {}) => fill(sentences[key] ?? key, values, locale);
  return Object.assign((key: string, values = {}) => parts(key, values).join(''), { parts }) as Say<Area>;
}
