import { choice, group, link, list, text, type ValueOf } from '#core/fields/index.ts';
import { moment } from '#core/fields/moment.ts';

export const MAX_JOBS = 100;

/** As search engines name them. */
export const EMPLOYMENT = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Freelance',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
} as const;
type Employment = keyof typeof EMPLOYMENT;

const job = group({
  title: text({ max: 160, label: 'Position' }),
  employment: choice(Object.keys(EMPLOYMENT) as Employment[], 'FULL_TIME', {
    label: 'Employment',
    labels: EMPLOYMENT,
  }),
  place: text({ max: 120, label: 'Place', placeholder: 'Lisbon, or remote' }),
  pay: text({ max: 80, label: 'Pay' }),
  words: text({ max: 3000, lines: 6, label: 'Description' }),
  posted: moment({ label: 'Posted' }),
  closes: moment({ label: 'Closes' }),
  to: link({ label: 'Link to apply', help: 'A page, a form or an email address.' }),
});

export const fields = group({
  jobs: list(job, { max: MAX_JOBS, label: 'Jobs' }),
  applyLabel: text({ max: 40, initial: 'Apply', label: 'Button' }),
  level: choice([2, 3, 4], 3, { label: 'Level of the titles' }),
});

export type JobsValues = ValueOf<typeof fields>;
