/** The limit that an attribute or a setting names; anything but a whole number above 0 names none. */
export function maxLengthOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text.trim())) return undefined;
  const limit = Number(text);
  return limit > 0 ? limit : undefined;
}

/** As a browser counts: spaces count, a line break is one character however it was sent. */
export function lengthOf(text: string): number {
  return text.replaceAll('\r\n', '\n').length;
}

export function isOverLimit(text: string, limit: number | undefined): boolean {
  return limit !== undefined && lengthOf(text) > limit;
}

export function counterText(text: string, limit: number): string {
  return `${lengthOf(text)} / ${limit}`;
}
