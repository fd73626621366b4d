import { isSame } from '../same.ts';
import type { FormDocument } from './document.ts';

/**
 * A form in another language. What is submitted stays what the owner wrote, because answers, conditions and webhooks
 * know options by it: only what visitors read of them is said otherwise.
 */
export function withStoredOptions(written: FormDocument, said: FormDocument): FormDocument {
  return {
    ...said,
    fields: said.fields.map((field, index) => {
      const { options } = written.fields[index] ?? field;
      return isSame(options, field.options) ? field : { ...field, options, labels: field.options };
    }),
  };
}
