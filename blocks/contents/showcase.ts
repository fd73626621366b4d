import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'contents',
  title: 'Table of contents',
  kind: 'Links',
  summary: 'The headings of this page, as links.',
  lead: 'For long pages. It reads the headings as they are, so it is never out of date.',
  picture: 'field',
  examples: [
    { name: 'As it comes', about: 'Headings of the second and third level.', blocks: below('contents', {}) },
    {
      name: 'Numbered',
      about: 'Without the deeper ones.',
      tone: 'tint',
      blocks: below('contents', { isNumbered: true, depth: 2, title: 'Contents' }),
    },
  ],
};

export default [page];
