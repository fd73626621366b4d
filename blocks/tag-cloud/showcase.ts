import { below, NOTES, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'tag-cloud',
  title: 'Tag cloud',
  kind: 'Collections',
  summary: 'Tags or categories of a collection.',
  lead: 'What a collection is about, at a glance: the more a word is used, the larger it stands.',
  picture: 'hills',
  examples: [
    { name: 'Tags', about: 'Sized by use.', blocks: below('tag-cloud', NOTES) },
    {
      name: 'Categories',
      about: 'All of one size, with numbers.',
      blocks: below('tag-cloud', { ...NOTES, kind: 'category', isSized: false, showCount: true }),
    },
  ],
};

export default [page];
