import type { FormFieldType } from '../enumerations/form-builder.ts';

/** Every kind of field a form can hold: those of the builder's list, and files. */
export type FieldKind = FormFieldType | 'file';

/** Shows a field only while an earlier one holds one of these values. */
export interface Condition {
  readonly fieldId: string;
  readonly is: readonly string[];
}

/** A field as the rules need it. What a kind does not have is left out, so little travels to the browser. */
export interface FieldSpec {
  readonly id: string;
  readonly type: FieldKind;
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly currencySymbol?: string;
  readonly showCountryCode?: boolean;
  readonly underline?: boolean;
  readonly options?: readonly string[];
  readonly key?: string;
  readonly value?: string;
  readonly maxLength?: number;
  readonly fileTypes?: readonly string[];
  readonly maxFileMb?: number;
  readonly showWhen?: Condition;
  readonly startsStep?: boolean;
}

/** Text, a list of parts or chosen values, or answers by question. */
export type FormValue = string | readonly string[] | Readonly<Record<string, readonly string[]>>;
export type FormValues = Readonly<Record<string, FormValue>>;

/** Headings hold no value. */
export function hasValue({ type }: FieldSpec): boolean {
  return type !== 'section';
}
