import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'cookie-table',
  title: 'Cookie table',
  kind: 'Text',
  summary: 'What the site stores, and whom it contacts.',
  lead: 'A privacy page that is always true: the table is made from the published site, and changes with it.',
  picture: 'hills',
  examples: [
    {
      name: 'With what each category is for',
      about: 'One table for each category, with the words that visitors see when they choose.',
      blocks: below('cookie-table', {}),
    },
    {
      name: 'The names alone',
      about: 'Where the page around it says what the categories mean.',
      blocks: below('cookie-table', { showPurposes: false }),
    },
  ],
};

export default [page];
