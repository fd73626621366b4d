import { address } from './address/rules.ts';
import { checkbox } from './checkbox/rules.ts';
import { currency } from './currency/rules.ts';
import { date } from './date/rules.ts';
import { email } from './email/rules.ts';
import { file } from './file/rules.ts';
import { hidden } from './hidden/rules.ts';
import { likert } from './likert/rules.ts';
import { name } from './name/rules.ts';
import { number } from './number/rules.ts';
import { password } from './password/rules.ts';
import { phone } from './phone/rules.ts';
import { radio } from './radio/rules.ts';
import { section } from './section/rules.ts';
import { select } from './select/rules.ts';
import { text } from './text/rules.ts';
import { textarea } from './textarea/rules.ts';
import { time } from './time/rules.ts';
import { twitter } from './twitter/rules.ts';
import { website } from './website/rules.ts';
import type { FieldKind } from './kinds.ts';
import type { FieldSpec } from '../field.ts';
import type { Part } from '../shapes/input.ts';
import type { Rules } from '../shapes/rules.ts';

/** What the visitor's browser and the server run. Apart from the kinds, so that visitors do not load the builder's words. */
export const RULES: Readonly<Record<FieldKind, Rules>> = {
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
};

/** Headings hold no value. */
export function hasValue({ type }: FieldSpec): boolean {
  return RULES[type].value !== undefined;
}

/** Values of such a field are sent ahead and named by their ids. */
export function takesFiles({ type }: Pick<FieldSpec, 'type'>): boolean {
  return RULES[type].input.as === 'files';
}

/** The parts a value is made of, where it has parts. The kind may be one of a newer version. */
export function partsOf(type: string): readonly Part[] | undefined {
  const input = Object.hasOwn(RULES, type) ? RULES[type as FieldKind].input : undefined;
  return input?.as === 'parts' ? input.parts : undefined;
}
