import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'newsletter-archive',
  title: 'Newsletter archive',
  kind: 'Interactive',
  summary: 'Emails you have sent to a mailing list, to read on the site.',
  lead: 'Every email can be read at an address of its own, without the name of anybody who got it. You decide for each one whether it is in the archive.',
  picture: 'hills',
  examples: [
    {
      name: 'A list',
      about: 'Title and day, newest first.',
      blocks: below('newsletter-archive', { listId: 'letters' }),
    },
    {
      name: 'By year',
      about: 'For letters that go back a while.',
      tone: 'tint',
      blocks: below('newsletter-archive', { listId: 'letters', layout: 'years' }),
    },
    {
      name: 'Only the latest',
      about: 'Below a sign-up form, so that people see what they would get.',
      blocks: below('newsletter-archive', { listId: 'letters', limit: 2, hasDates: false }),
    },
  ],
};

export default [page];
