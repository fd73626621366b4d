import type { FieldKind, FieldSpec } from './field.ts';

/** Fields made of several inputs, with the names of their parts in the order of the value. */
export const PARTS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Partial<Record<FieldKind, readonly string[]>>;
export type MultiPartKind = keyof typeof PARTS;

/** What may stay empty in a field that is required. */
const OPTIONAL_PARTS: Readonly<Record<MultiPartKind, readonly string[]>> = {
  name: [],
  phone: ['Country'],
  address: ['Line2'],
  date: [],
  time: ['Second', 'Ampm'],
};

export function isMultiPart(type: FieldKind): type is MultiPartKind {
  return Object.hasOwn(PARTS, type);
}

export function partsOf(type: MultiPartKind): readonly string[] {
  return PARTS[type];
}

/** The inputs a visitor sees: a phone shows its country only when the owner wants it. */
export function shownParts({ type, showCountryCode }: FieldSpec): readonly string[] {
  if (!isMultiPart(type)) return [];
  return type === 'phone' && !showCountryCode ? PARTS.phone.slice(1) : PARTS[type];
}

export function isOptionalPart(type: MultiPartKind, part: string): boolean {
  return OPTIONAL_PARTS[type].includes(part);
}

export function partName(fieldId: string, part: string): string {
  return `${fieldId}.${part}`;
}
