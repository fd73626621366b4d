import { control, leaf, type Field, type Words } from './field.ts';

/** Years that calendars, databases and feeds agree on. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

/** A point in time as `2026-11-15T09:30:00.000Z`, or empty for none. */
export function moment(words: Words = {}): Field<string> {
  return leaf({
    control: control('moment', words),
    initial: '',
    parse(value) {
      if (value === '') return { value };
      if (typeof value !== 'string' || !ISO.test(value) || Number.isNaN(Date.parse(value)))
        return { problem: 'Must be a date and a time.' };
      const date = new Date(value);
      const year = date.getUTCFullYear();
      return year < FIRST_YEAR || year > LAST_YEAR
        ? { problem: `Must lie between the years ${FIRST_YEAR} and ${LAST_YEAR}.` }
        : { value: date.toISOString() };
    },
  });
}
