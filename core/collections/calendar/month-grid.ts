/** The days of a month in weeks that begin on Monday; null before the first and after the last. */
export function weeksOf(month: string): (number | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const start = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: start }, () => null),
    ...Array.from({ length: days }, (_, day) => day + 1),
  ];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  );
}

/** The days of a month on which something is on, given its first and last day as `2026-11-15`. */
export function daysWithin(month: string, first: string, last: string): number[] {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day !== null);
  return days.filter((day) => {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    return date >= first && date <= (last < first ? first : last);
  });
}
