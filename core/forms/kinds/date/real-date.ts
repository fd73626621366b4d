import { isWhole } from '../../shapes/whole.ts';

/** Month, day and year of a day that there is. */
export function isRealDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!isWhole(month, 1, 12) || !isWhole(day, 1, 31) || !isWhole(year, 1, 9999)) return false;
  return Number(day) <= daysIn(Number(month), Number(year));
}

/** The calendar repeats every 400 years; `Date` itself takes the years before 100 for later ones. */
function daysIn(month: number, year: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}
