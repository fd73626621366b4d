/** Text, a list of parts or chosen values, or answers by question. */
export type FormValue = string | readonly string[] | Readonly<Record<string, readonly string[]>>;
export type FormValues = Readonly<Record<string, FormValue>>;

export function isList(value: FormValue | undefined): value is readonly string[] {
  return Array.isArray(value);
}
