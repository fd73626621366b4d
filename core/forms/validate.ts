import { shownFields } from './conditions.ts';
import type { FieldSpec, FormValue, FormValues } from './field.ts';
import { RULES } from './kinds/rules.ts';
import type { SayFields } from './shapes/rules.ts';

export interface Validation {
  /** Field id to message; empty when everything is fine. */
  readonly errors: Readonly<Record<string, string>>;
  /** Cleaned values of the fields that are shown. */
  readonly values: FormValues;
}

/** Checks every field at once. Values of fields that are not there or not shown are dropped. */
export function validateForm(
  fields: readonly FieldSpec[],
  sent: Readonly<Record<string, unknown>>,
  say: SayFields,
): Validation {
  const values: Record<string, FormValue> = {};
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const { id, type } = field;
    const own = Object.hasOwn(sent, id) ? sent[id] : undefined;
    const { value, problem } = RULES[type].value?.check(field, own, say) ?? {};
    if (value !== undefined) values[id] = value;
    if (problem !== undefined) errors[id] = problem;
  }
  const ids = new Set(shownFields(fields, values).map(({ id }) => id));
  const ofShown = <V>(record: Record<string, V>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id)));
  return { errors: ofShown(errors), values: ofShown(values) };
}
