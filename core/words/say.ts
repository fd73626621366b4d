import { fill, type Message } from '../messages/message.ts';

type UpTo<Text, Sign extends string> = Text extends `${infer Before}${Sign}${string}` ? Before : Text;
/** Forms of a plural hold #, a space or another place and are no names. */
type Name<Text> = Text extends `${string} ${string}` | `${string}#${string}` | `${string}{${string}` | ''
  ? never
  : Text;
type ArgumentsOf<Text> = Text extends `${string}{${infer Rest}`
  ? Name<UpTo<UpTo<Rest, '}'>, ','>> | ArgumentsOf<Rest>
  : never;

type Values<Text, V> = [ArgumentsOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentsOf<Text> & string, V>>];

/** The keys of sentences that are said as they are. */
export type PlainKeyOf<English> = {
  [K in keyof English & string]: [ArgumentsOf<English[K]>] extends [never] ? K : never;
}[keyof English & string];

/** Says sentences by their keys. `parts` leaves values in pieces, for those that are elements. */
export interface SayOf<English> {
  <K extends keyof English & string>(key: K, ...values: Values<English[K], string | number>): string;
  parts<
    K extends keyof English & string,
    Given extends Readonly<Record<ArgumentsOf<English[K]> & string, unknown>>,
  >(
    key: K,
    values: Given,
  ): (Exclude<Given[keyof Given], number> | string)[];
}

export function makeSay(sentenceOf: (key: string) => Message, locale: string): SayOf<Record<string, string>> {
  const parts = (key: string, values = {}) => fill(sentenceOf(key), values, locale);
  const say = (key: string, values = {}) => parts(key, values).join('');
  return Object.assign(say, { parts }) as SayOf<Record<string, string>>;
}
