import { group, text, type Field } from '../../fields/index.ts';

/** More than tags and categories may have. */
const MAX_NAME = 300;

/** Tags and categories with what is said in their place, where that differs. Addresses are made of what was written. */
export type SaidTerms = Readonly<Record<string, string>>;

/** Names that are their own keys: a new one takes nothing over from what was in its place. */
export const termTexts = (names: readonly string[], label: string): Field<Record<string, string>> =>
  group(Object.fromEntries(names.map((name) => [name, text({ max: MAX_NAME, label })])));

export const termsAsWritten = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]));

/** A tag may be called what every object has, such as “constructor”. */
export const saidTerm = (said: SaidTerms | undefined, name: string): string =>
  (said && Object.hasOwn(said, name) ? said[name] : undefined) ?? name;
