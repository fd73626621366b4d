import type { FieldKind, FieldSpec, FormValue, FormValues } from './field.ts';
import { kindOf } from './kinds/kinds.ts';
import { hasValue, partsOf } from './kinds/rules.ts';
import { isList } from './shapes/value.ts';

/** An answer as it is kept: with the title the visitor saw, whatever becomes of the form later. */
export interface Answer {
  readonly id: string;
  readonly type: FieldKind;
  readonly title: string;
  readonly value: FormValue;
  readonly currencySymbol?: string;
}

/** The one form in which answers are shown: inbox, mails, exports. */
export interface SummaryField {
  readonly id: string;
  readonly type: FieldKind;
  /** By sub-field or question; a list where there are only values. */
  readonly values: Readonly<Record<string, string>> | readonly string[];
  /** All of it as one text. */
  readonly value: string;
  /** The title as the owner typed it. */
  readonly rawTitle: string;
}

export function answersOf(fields: readonly FieldSpec[], values: FormValues): Answer[] {
  return fields.filter(hasValue).flatMap(({ id, type, title, key, currencySymbol }) => {
    const value = values[id];
    if (value === undefined) return [];
    const name = title || key || '';
    return [{ id, type, title: name, value, ...(currencySymbol && { currencySymbol }) }];
  });
}

export function summarize(answers: readonly Answer[]): SummaryField[] {
  return answers.map((answer) => ({
    id: answer.id,
    type: answer.type,
    values: valuesOf(answer),
    value: textOf(answer),
    rawTitle: answer.title,
  }));
}

/** Said by the visitor, and no secret. */
export const isSaid = ({ type }: SummaryField): boolean =>
  !kindOf(type)?.isSecret && !kindOf(type)?.isUnasked;

/** Who wrote, as far as they said so. */
export function contactIn(answers: readonly Answer[], what: 'name' | 'email'): string {
  const said = answers.filter(({ type }) => kindOf(type)?.contact === what).map(textOf);
  return said.find((text) => text !== '') ?? '';
}

function valuesOf({ type, value }: Answer): SummaryField['values'] {
  if (typeof value === 'string') return [value];
  if (!isList(value))
    return Object.fromEntries(
      Object.entries(value).map(([question, list]) => [question, labels(type, list)]),
    );
  const parts = partsOf(type);
  return parts ? Object.fromEntries(parts.map(({ name }, index) => [name, value[index] ?? ''])) : value;
}

function textOf({ type, value, currencySymbol }: Answer): string {
  const kind = kindOf(type);
  if (typeof value === 'string')
    return kind?.textOf?.(value, { ...(currencySymbol && { currencySymbol }) }) ?? value;
  if (isList(value)) return kind?.join?.(value) ?? value.join(', ');
  return Object.entries(value)
    .map(([question, list]) => `${question}: ${labels(type, list)}`)
    .join('; ');
}

function labels(type: FieldKind, list: readonly string[]): string {
  return list.map((value) => kindOf(type)?.labelOf?.(value) ?? value).join(', ');
}
