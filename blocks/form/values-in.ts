import type { FieldSpec } from '#core/forms/field.ts';
import { readValues } from '#core/forms/values.ts';

/** What stands in a form right now. */
export const valuesIn = (form: HTMLFormElement, fields: readonly FieldSpec[]) =>
  readValues(fields, new FormData(form), new URLSearchParams(location.search));
