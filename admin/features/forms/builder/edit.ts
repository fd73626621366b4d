import type { FormField } from '#core/forms/document.ts';
import { KINDS } from '#core/forms/kinds/kinds.ts';

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
  return fields.slice(0, index).filter(({ type }) => KINDS[type].choices?.canDecide);
}

export function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}
