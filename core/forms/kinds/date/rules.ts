import { digits, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';
import { datePicker } from './picker.ts';
import { isRealDate } from './real-date.ts';

export const date = parts(
  [
    digits('Month', { label: 'month', hint: 'monthHint', length: 2 }),
    digits('Day', { label: 'day', hint: 'dayHint', length: 2 }),
    digits('Year', { label: 'year', hint: 'yearHint', length: 4 }),
  ],
  { orderIn, picker: datePicker, problemOf: must(isRealDate, 'mustBeDate') },
);

const NAMES: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
};

/** Day first in Berlin, year first in Tokyo. English keeps the order of the parts, which is promised to whoever reads them. */
function orderIn(locale: string): string[] {
  if (/^en\b/.test(locale)) return ['Month', 'Day', 'Year'];
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'short', calendar: 'gregory' }).formatToParts(
    0,
  );
  return written.flatMap(({ type }) => NAMES[type] ?? []);
}
