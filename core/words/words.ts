import type { CATALOGUES } from './catalogues.ts';
import type { Message } from '../messages/message.ts';
import { makeSay, type PlainKeyOf, type SayOf } from './say.ts';

type English = { readonly [A in keyof typeof CATALOGUES]: (typeof CATALOGUES)[A]['en'] };

/** What belongs together, and is sent to a page together. */
export type Area = keyof English;
export type Key<A extends Area> = keyof English[A] & string;

/** Those that are said as they are. */
export type PlainKey<A extends Area> = PlainKeyOf<English[A]>;

/** Says the sentences of one area. */
export type Say<A extends Area> = SayOf<English[A]>;

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
    const say = known.get(area) ?? sayArea(sentencesOf(area), locale);
    known.set(area, say);
    return say;
  };
  return { locale, of };
}

function sayArea(sentences: Sentences, locale: string): Say<Area> {
  return makeSay((key) => sentences[key] ?? key, locale);
}
