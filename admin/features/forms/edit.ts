import type { FormField } from '#core/forms/document.ts';
import { formField } from '#core/forms/document.ts';
import type { FieldKind } from '#core/forms/field.ts';

/** What each kind is called in the list to choose from. */
export const KIND_NAMES: Readonly<Record<FieldKind, string>> = {
  text: 'Text',
  textarea: 'Long text',
  email: 'Email',
  number: 'Number',
  website: 'Website',
  currency: 'Currency',
  password: 'Password',
  twitter: 'Twitter',
  date: 'Date',
  time: 'Time',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  section: 'Section header',
  radio: 'One choice',
  checkbox: 'Several choices',
  select: 'List',
  likert: 'Survey',
  hidden: 'Hidden',
  file: 'File',
};

const FIRST_OPTIONS: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  radio: ['Option 1', 'Option 2'],
  checkbox: ['Option 1', 'Option 2'],
  select: ['Option 1', 'Option 2'],
  likert: ['I would come again'],
};

export function newField(type: FieldKind, id: string): FormField {
  return {
    ...formField.initial,
    id,
    type,
    title: type === 'hidden' ? '' : KIND_NAMES[type],
    options: [...(FIRST_OPTIONS[type] ?? [])],
  };
}

export function duplicateField(fields: readonly FormField[], index: number, id: string): FormField[] {
  const original = fields[index];
  return original ? fields.toSpliced(index + 1, 0, { ...original, id }) : [...fields];
}

/** Nothing may hang on a field that is gone. */
export function removeField(fields: readonly FormField[], index: number): FormField[] {
  const gone = fields[index]?.id;
  return fields
    .toSpliced(index, 1)
    .map((field) =>
      field.showWhen.fieldId === gone ? { ...field, showWhen: { fieldId: '', is: [] } } : field,
    );
}

/** Fields above this one that another can hang on: those with values to choose from. */
export function conditionSources(fields: readonly FormField[], index: number): FormField[] {
  return fields.slice(0, index).filter(({ type }) => ['radio', 'checkbox', 'select'].includes(type));
}

export function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}
