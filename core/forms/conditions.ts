import type { FieldSpec, FormValue, FormValues } from './field.ts';

/** Fields that are shown with these values. A field hangs on an earlier one only, so no two wait for each other. */
export function shownFields<F extends FieldSpec>(fields: readonly F[], values: FormValues): F[] {
  const shown: F[] = [];
  for (const field of fields) {
    const { showWhen } = field;
    const isFree = !showWhen || showWhen.fieldId === '';
    if (
      isFree ||
      (shown.some(({ id }) => id === showWhen.fieldId) && holds(values[showWhen.fieldId], showWhen.is))
    )
      shown.push(field);
  }
  return shown;
}

function holds(value: FormValue | undefined, wanted: readonly string[]): boolean {
  if (value === undefined) return false;
  const held =
    typeof value === 'string' ? [value] : Array.isArray(value) ? value : Object.values(value).flat();
  return wanted.some((text) => held.includes(text));
}
