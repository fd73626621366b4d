import { hasValue, type FieldSpec, type FormValue, type FormValues } from './field.ts';
import { LIKERT_SCALE } from './kinds/likert/scale.ts';

const WORDS: Readonly<Partial<Record<FieldSpec['type'], FormValue>>> = {
  name: ['Ada', 'Lovelace'],
  email: 'ada@example.com',
  phone: ['', '555', '123', '4567'],
  address: ['12 Mill Lane', '', 'Leeds', 'Yorkshire', 'LS1 4AP', 'England'],
  date: ['2', '28', '2026'],
  time: ['1', '30', '', 'PM'],
  textarea: 'Hello,\nI would like to know more.',
  number: '4',
  website: 'https://example.com',
  currency: '120',
  password: 'secret',
  twitter: '@ada',
  file: ['note.pdf'],
};

/** What somebody might fill in, to see a mail before anybody does. */
export function sampleValues(fields: readonly FieldSpec[]): FormValues {
  return Object.fromEntries(fields.filter(hasValue).map((field) => [field.id, sampleOf(field)]));
}

function sampleOf({ type, options = [], value = '' }: FieldSpec): FormValue {
  const [first = ''] = options;
  switch (type) {
    case 'radio':
    case 'select':
      return first;
    case 'checkbox':
      return options.slice(0, 2);
    case 'likert':
      return Object.fromEntries(options.map((question) => [question, [LIKERT_SCALE.at(-2)?.value ?? '1']]));
    case 'hidden':
      return value;
    default:
      return WORDS[type] ?? 'A few words';
  }
}
