import { hasValue, type FieldSpec, type FormValue, type FormValues } from './field.ts';
import { isMultiPart, partName, shownParts } from './parts.ts';

/** What was sent under a name. `FormData` in the browser, the parsed body on the server. */
export interface Entries {
  getAll(name: string): readonly unknown[];
}

/** Phones have four parts; one without a country gets an empty one in front. */
export function completePhone(parts: readonly string[]): readonly string[] {
  return parts.length === 3 ? ['', ...parts] : parts;
}

export function questionName(fieldId: string, index: number): string {
  return partName(fieldId, String(index));
}

/** The values of all fields in the shape of their kind. `query` is that of the page, for hidden fields. */
export function readValues(
  fields: readonly FieldSpec[],
  entries: Entries,
  query: URLSearchParams,
): FormValues {
  return Object.fromEntries(
    fields.filter(hasValue).map((field) => [field.id, readValue(field, entries, query)]),
  );
}

function readValue(field: FieldSpec, entries: Entries, query: URLSearchParams): FormValue {
  const { id, type, options = [] } = field;
  const texts = (name: string) =>
    entries.getAll(name).filter((value): value is string => typeof value === 'string');
  const first = (name: string) => texts(name)[0] ?? '';
  if (isMultiPart(type)) {
    const parts = shownParts(field).map((part) => first(partName(id, part)));
    return type === 'phone' ? completePhone(parts) : parts;
  }
  switch (type) {
    case 'checkbox':
      return texts(id);
    case 'file':
      return texts(id).filter((upload) => upload !== '');
    case 'likert':
      return Object.fromEntries(
        options.flatMap((question, index) => {
          const checked = texts(questionName(id, index));
          return checked.length === 0 ? [] : [[question, checked]];
        }),
      );
    case 'hidden':
      return (field.key && query.get(field.key)) ?? field.value ?? '';
    default:
      return first(id);
  }
}
