import type { FieldSpec, FormValue, FormValues } from './field.ts';
import { KINDS } from './kinds/kinds.ts';

/** What somebody might fill in, to see a mail before anybody does. */
export function sampleValues(fields: readonly FieldSpec[]): FormValues {
  const samples = fields.map((field) => [field.id, sampleOf(field)] as const);
  return Object.fromEntries(samples.flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
}

export function sampleOf(field: FieldSpec): FormValue | null {
  const { sample } = KINDS[field.type];
  return typeof sample === 'function' ? sample(field) : sample;
}
