import { isRecord } from '../fields/field.ts';
import { OPTION_UNEXPECTED } from '../messages/editing.ts';
import { CHARACTER_LIMIT_EXCEEDED, ZIP_INVALID } from '../messages/forms.ts';
import { isUsZip } from '../us-zip.ts';
import { shownFields } from './conditions.ts';
import { EMAIL_MESSAGE, isFormEmail } from './email.ts';
import { hasValue, type FieldSpec, type FormValue, type FormValues } from './field.ts';
import { isClockTime, isInUnitedStates, isPhone, isRealDate, textProblem } from './formats.ts';
import { likertLabel } from './likert.ts';
import { isOverLimit, maxLengthOf } from './max-length.ts';
import { isMultiPart, isOptionalPart, partsOf, type MultiPartKind } from './parts.ts';
import { completePhone } from './values.ts';

/** Far above what anybody types, far below what could hurt. */
export const MAX_VALUE_LENGTH = 50_000;
export const MAX_LINE_LENGTH = 2000;
export const MAX_FILES_PER_FIELD = 5;

export const requiredMessage = (title: string) => `${title} is required.`;
export const unreadableMessage = (title: string) => `${title} could not be read.`;

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
): Validation {
  const clean: Record<string, FormValue> = {};
  const errors: Record<string, string> = {};
  for (const field of fields.filter(hasValue)) {
    const value = tidyValue(field, Object.hasOwn(sent, field.id) ? sent[field.id] : undefined);
    if (value === undefined) errors[field.id] = unreadableOf(field);
    else clean[field.id] = value;
  }
  const shown = shownFields(fields, clean).filter(hasValue);
  for (const field of shown) {
    const value = clean[field.id];
    const problem = value === undefined ? undefined : problemOf(field, value);
    if (problem !== undefined) errors[field.id] = problem;
  }
  const ids = new Set(shown.map(({ id }) => id));
  const ofShown = <V>(record: Record<string, V>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id)));
  return { errors: ofShown(errors), values: ofShown(clean) };
}

function unreadableOf({ type, title }: FieldSpec): string {
  return type === 'email' ? EMAIL_MESSAGE : unreadableMessage(title);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

/** One line stays one line: what could become a second header of a mail is a space. */
export function tidyLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

function tidyText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
}

/** The value in the shape of its kind, or undefined when it has another shape. */
function tidyValue({ type, options = [] }: FieldSpec, sent: unknown): FormValue | undefined {
  if (isMultiPart(type)) return tidyParts(type, sent ?? []);
  switch (type) {
    case 'checkbox':
    case 'file': {
      const list = sent ?? [];
      return isTexts(list) && list.length <= 1000 ? [...new Set(list)] : undefined;
    }
    case 'likert':
      return tidyAnswers(options, sent ?? {});
    default: {
      const text = sent ?? '';
      if (typeof text !== 'string') return undefined;
      if (type === 'password') return text;
      return type === 'textarea' ? tidyText(text) : tidyLine(text);
    }
  }
}

function tidyParts(type: MultiPartKind, sent: unknown): readonly string[] | undefined {
  if (!isTexts(sent)) return undefined;
  const { length } = partsOf(type);
  const parts = (type === 'phone' ? completePhone(sent) : sent).map(tidyLine);
  if (parts.length === 0) return Array.from({ length }, () => '');
  return parts.length === length ? parts : undefined;
}

function tidyAnswers(questions: readonly string[], sent: unknown): FormValue | undefined {
  if (!isRecord(sent)) return undefined;
  const answers: Record<string, readonly string[]> = {};
  for (const question of questions) {
    const chosen = Object.hasOwn(sent, question) ? sent[question] : [];
    const list = typeof chosen === 'string' ? [chosen] : chosen;
    if (!isTexts(list)) return undefined;
    if (list.length > 0) answers[question] = list;
  }
  return answers;
}

/** Ampm always holds something, so it says nothing about whether a time was given. */
export function isEmptyValue(type: FieldSpec['type'], value: FormValue): boolean {
  if (typeof value === 'string') return value === '';
  if (!Array.isArray(value)) return Object.keys(value).length === 0;
  return (type === 'time' ? value.slice(0, 3) : value).every((part) => part === '');
}

function problemOf(field: FieldSpec, value: FormValue): string | undefined {
  const { type, title, required = false } = field;
  if (isEmptyValue(type, value)) return required ? requiredMessage(title) : undefined;
  if (typeof value === 'string') return problemOfText(field, value);
  if (isMultiPart(type)) return problemOfParts(field, type, value as readonly string[]);
  if (type === 'likert') return problemOfAnswers(field, value as Readonly<Record<string, readonly string[]>>);
  return problemOfList(field, value as readonly string[]);
}

function problemOfText(field: FieldSpec, text: string): string | undefined {
  const { type, title, options = [] } = field;
  if (type === 'email') return isFormEmail(text) ? undefined : EMAIL_MESSAGE;
  if (type === 'radio' || type === 'select')
    return options.includes(text) ? undefined : unexpectedMessage(text);
  const limit = type === 'textarea' ? (maxLengthOf(field.maxLength) ?? MAX_VALUE_LENGTH) : MAX_LINE_LENGTH;
  if (isOverLimit(text, limit)) return CHARACTER_LIMIT_EXCEEDED;
  return textProblem(type, title, text);
}

const unexpectedMessage = (text: string) => OPTION_UNEXPECTED.replace('{val}', () => text.slice(0, 60));

const PART_RULES: Readonly<Partial<Record<MultiPartKind, (parts: readonly string[]) => boolean>>> = {
  date: isRealDate,
  time: isClockTime,
  phone: isPhone,
};
const PART_MESSAGES: Readonly<Partial<Record<MultiPartKind, string>>> = {
  date: 'must be a real date.',
  time: 'must be a time such as 1:30 PM.',
  phone: 'must be a phone number.',
};

function problemOfParts(field: FieldSpec, type: MultiPartKind, parts: readonly string[]): string | undefined {
  const { title, required = false } = field;
  if (parts.some((part) => part.length > MAX_LINE_LENGTH)) return CHARACTER_LIMIT_EXCEEDED;
  const isMissing = partsOf(type).some((part, index) => parts[index] === '' && !isOptionalPart(type, part));
  if (required && isMissing) return requiredMessage(title);
  const rule = PART_RULES[type];
  if (rule && !rule(parts)) return `${title} ${PART_MESSAGES[type]}`;
  const [, , , , zip = '', country = ''] = parts;
  if (type === 'address' && zip !== '' && isInUnitedStates(country) && !isUsZip(zip)) return ZIP_INVALID;
  return undefined;
}

function problemOfList(
  { type, title, options = [] }: FieldSpec,
  list: readonly string[],
): string | undefined {
  if (type === 'file')
    return list.length > MAX_FILES_PER_FIELD
      ? `${title} takes at most ${MAX_FILES_PER_FIELD} files.`
      : undefined;
  const stranger = list.find((text) => !options.includes(text));
  return stranger === undefined ? undefined : unexpectedMessage(stranger);
}

function problemOfAnswers(
  { title, options = [], required = false }: FieldSpec,
  answers: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  if (required && options.some((question) => answers[question] === undefined)) return requiredMessage(title);
  const chosen = Object.values(answers);
  const isOnScale = chosen.every((list) => list.length === 1 && likertLabel(list[0] ?? '') !== undefined);
  return isOnScale ? undefined : unexpectedMessage(chosen.flat().join(', '));
}
