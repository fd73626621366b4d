import type { FieldKind, FieldSpec } from '../../field.ts';
import { RULES } from '../rules.ts';

export const fieldOf = (type: FieldKind, more: Partial<FieldSpec> = {}): FieldSpec => ({
  id: 'f',
  type,
  title: 'Field',
  ...more,
});

/** What a visitor is told of a value. */
export function problemWith(field: FieldSpec, value: unknown): string | undefined {
  return RULES[field.type].value?.check(field, value).problem;
}
