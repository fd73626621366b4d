import { formField } from '../../document.ts';
import type { FieldSpec, FormValue } from '../../field.ts';
import { fieldSpec } from '../../public-form.ts';
import { sampleOf } from '../../sample.ts';
import { isShown, partName } from '../../shapes/parts.ts';
import { isList } from '../../shapes/value.ts';
import { FIELD_KINDS } from '../kinds.ts';
import { hasValue, RULES } from '../rules.ts';

/** A field of each kind as an owner would write it, called after its kind. */
export const EVERY_KIND = FIELD_KINDS.map((type) => ({
  ...formField.initial,
  id: type,
  type,
  title: `My ${type}`,
  required: true,
  options: ['One', 'Two'],
  key: 'utm',
  value: 'spring',
}));

/** As visitors get them; headings are left out. */
export const ASKED: readonly FieldSpec[] = EVERY_KIND.map(fieldSpec).filter(hasValue);

export const sampleIn = (field: FieldSpec): FormValue => sampleOf(field) ?? '';

/** What a browser posts for inputs that hold this value. */
export function postedEntries(field: FieldSpec, value: FormValue): [name: string, value: string][] {
  const { id } = field;
  const { input } = RULES[field.type];
  if (typeof value === 'string') return [[id, value]];
  if (!isList(value))
    return (field.options ?? []).flatMap((question, index) =>
      (value[question] ?? []).map((chosen) => [partName(id, String(index)), chosen] as [string, string]),
    );
  if (input.as !== 'parts') return value.map((entry) => [id, entry]);
  return input.parts.flatMap((part, index) =>
    isShown(part, field) ? [[partName(id, part.name), value[index] ?? ''] as [string, string]] : [],
  );
}
