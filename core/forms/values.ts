import type { FieldSpec, FormValues } from './field.ts';
import { RULES } from './kinds/rules.ts';
import type { Sent } from './shapes/rules.ts';

/** The values of all fields in the shape of their kind. `query` is that of the page, for hidden fields. */
export function readValues(
  fields: readonly FieldSpec[],
  entries: Sent['entries'],
  query: URLSearchParams,
): FormValues {
  const sent = { entries, query };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { value } = RULES[field.type];
      return value ? [[field.id, value.read(field, sent)]] : [];
    }),
  );
}
