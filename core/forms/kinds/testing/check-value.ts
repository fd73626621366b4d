import type { FieldKind, FieldSpec } from '../../field.ts';
import { RULES } from '../rules.ts';
import { wordsIn } from '../../../words/wording.ts';

export const fieldOf = (type: FieldKind, more: Partial<FieldSpec> = {}): FieldSpec => ({
  id: 'f',
  type,
  title: 'Field',
  ...more,
});

export const SAY = wordsIn('en').of('fields');

/** What a visitor is told of a value. */
export function problemWith(field: FieldSpec, value: unknown): string | undefined {
  return RULES[field.type].value?.check(field, value, SAY).problem;
}
