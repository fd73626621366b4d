import type { FormField } from '#core/forms/document.ts';

/** A field among the others, as its row and its editor get it. */
export interface FieldProps {
  field: FormField;
  index: number;
  fields: readonly FormField[];
  errors: Readonly<Record<string, string>>;
  hasFormHandler: boolean;
  onChange: (field: FormField) => void;
}
