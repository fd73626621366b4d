import { formatsIn } from '../words/catalogue.ts';

const DAY = new Intl.DateTimeFormat(formatsIn(), { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Of a date without a time, as in `2030-04-15`. */
export const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

const MONTH = new Intl.DateTimeFormat(formatsIn(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
export const monthText = (day: string) => MONTH.format(new Date(`${day}T00:00:00Z`));
