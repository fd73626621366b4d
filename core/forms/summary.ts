import type { FieldKind, FieldSpec, FormValue, FormValues } from './field.ts';
import { hasValue } from './field.ts';
import { likertLabel } from './kinds/likert/scale.ts';
import { isMultiPart, partsOf, type MultiPartKind } from './parts.ts';

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

function valuesOf({ type, value }: Answer): SummaryField['values'] {
  if (typeof value === 'string') return [value];
  if (!isList(value))
    return Object.fromEntries(Object.entries(value).map(([question, list]) => [question, labels(list)]));
  if (!isMultiPart(type)) return value;
  return Object.fromEntries(partsOf(type).map((part, index) => [part, value[index] ?? '']));
}

function isList(value: Exclude<FormValue, string>): value is readonly string[] {
  return Array.isArray(value);
}

const labels = (list: readonly string[]) => list.map((value) => likertLabel(value) ?? value).join(', ');

function textOf({ type, value, currencySymbol = '' }: Answer): string {
  if (typeof value === 'string') return type === 'currency' && value !== '' ? currencySymbol + value : value;
  if (!isList(value))
    return Object.entries(value)
      .map(([question, list]) => `${question}: ${labels(list)}`)
      .join('; ');
  return isMultiPart(type) ? JOINS[type](value) : value.join(', ');
}

const filled = (parts: readonly string[]) => parts.filter((part) => part !== '');

const JOINS: Readonly<Record<MultiPartKind, (parts: readonly string[]) => string>> = {
  name: (parts) => filled(parts).join(' '),
  phone: ([country = '', ...rest]) =>
    filled([country === '' ? '' : `+${country.replace(/^\+/, '')}`, filled(rest).join('-')]).join(' '),
  address: (parts) => filled(parts).join(', '),
  date: (parts) => (filled(parts).length === 0 ? '' : parts.join('/')),
  time: ([hour = '', minute = '', second = '', ampm = '']) =>
    hour === '' ? '' : `${filled([hour, pad(minute), pad(second)]).join(':')} ${ampm}`,
};

const pad = (text: string) => (text === '' ? '' : text.padStart(2, '0'));
