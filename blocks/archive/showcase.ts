import { below, beside, NOTES, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'archive',
  title: 'Archive',
  kind: 'Collections',
  summary: 'Months, categories or authors of a collection.',
  lead: 'The way into older things: by month, below their years, by category or by author.',
  picture: 'stairs',
  examples: [
    { name: 'By month', about: 'Newest first.', blocks: below('archive', NOTES) },
    {
      name: 'By year',
      about: 'For a long history.',
      blocks: below('archive', { ...NOTES, groupBy: 'year' }),
    },
    {
      name: 'By category or author',
      about: 'Beside each other.',
      blocks: beside('archive', { ...NOTES, groupBy: 'category' }, { ...NOTES, groupBy: 'author' }),
    },
  ],
};

export default [page];
