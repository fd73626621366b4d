/** Year, month and day in a time zone, as addresses, archives and calendars use them. */
export function dayIn(timeZone: string, date: Date): { year: number; month: number; day: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** `2026-11`, the name of a month in addresses. */
export function monthOf(timeZone: string, date: Date): string {
  const { year, month } = dayIn(timeZone, date);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export function isMonth(value: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);
}
