import { address } from './address/kind.ts';
import { checkbox } from './checkbox/kind.ts';
import { currency } from './currency/kind.ts';
import { date } from './date/kind.ts';
import { email } from './email/kind.ts';
import { file } from './file/kind.ts';
import { hidden } from './hidden/kind.ts';
import { likert } from './likert/kind.ts';
import { name } from './name/kind.ts';
import { number } from './number/kind.ts';
import { password } from './password/kind.ts';
import { phone } from './phone/kind.ts';
import { radio } from './radio/kind.ts';
import { section } from './section/kind.ts';
import { select } from './select/kind.ts';
import { text } from './text/kind.ts';
import { textarea } from './textarea/kind.ts';
import { time } from './time/kind.ts';
import { twitter } from './twitter/kind.ts';
import { website } from './website/kind.ts';
import type { Kind } from './kind.ts';

const DECLARED = {
  text,
  textarea,
  email,
  number,
  website,
  currency,
  password,
  twitter,
  date,
  time,
  name,
  address,
  phone,
  section,
  radio,
  checkbox,
  select,
  likert,
  hidden,
  file,
} satisfies Record<string, Kind>;

/** Every kind of field a form can hold, in the order of the form builder. */
export type FieldKind = keyof typeof DECLARED;
export const KINDS: Readonly<Record<FieldKind, Kind>> = DECLARED;
export const FIELD_KINDS = Object.keys(DECLARED) as readonly FieldKind[];

type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
/** The options of all kinds under their names; kinds that share a name share what is stored. */
export type AllOptions = UnionToIntersection<(typeof DECLARED)[FieldKind]['options']>;

/** A kind of an answer that was kept, which a newer version may have brought. */
export function kindOf(type: string): Kind | undefined {
  return Object.hasOwn(KINDS, type) ? KINDS[type as FieldKind] : undefined;
}

/** What an owner can change about a kind of field, besides its title. */
export function optionNames(type: FieldKind, features: { readonly formHandler: boolean }): string[] {
  const { options, formHandlerOptions = [] } = KINDS[type];
  return Object.keys(options).filter((name) => features.formHandler || !formHandlerOptions.includes(name));
}
