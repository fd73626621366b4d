import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'form',
  title: 'Form',
  kind: 'Interactive',
  summary: 'Questions for visitors; their answers reach your inbox.',
  lead: 'A form is built once and can stand on many pages. It says what is missing at the field where it is missing, works without scripts, and nothing that was sent is lost.',
  picture: 'window',
  examples: [
    {
      name: 'Every kind of field',
      about:
        'Names, dates, files, scales: each with the right keyboard on a phone and filled by the browser where it can.',
      blocks: below('form', { formId: 'every-field' }),
    },
    {
      name: 'Questions that depend',
      about:
        'The telephone number is asked only of people who want a call. A box to tick keeps robots away, and nothing leaves the site for it.',
      tone: 'tint',
      blocks: below('form', { formId: 'book-a-table' }),
    },
    {
      name: 'In steps',
      about: 'A few questions at a time, with the way shown. Nobody can be at a step they cannot see.',
      blocks: below('form', { formId: 'in-steps' }),
    },
  ],
};

export default [page];
