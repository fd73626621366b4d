const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** A moment as a day where the site is: `2030-04-15`. Making a format costs more than a hundred days. */
export function dayIn(timeZone: string, at: Date): string {
  const format =
    FORMATS.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  FORMATS.set(timeZone, format);
  return format.format(at);
}
