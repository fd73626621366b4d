import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'search',
  title: 'Search',
  kind: 'Collections',
  summary: 'A field that finds pages and posts as visitors type.',
  lead: 'Visitors see the first results while they type, and all of them on a page of their own. Drafts and what needs a password are never found. Slips of the finger are forgiven.',
  picture: 'window',
  examples: [
    { name: 'With its label', about: 'As it comes.', blocks: below('search', {}) },
    {
      name: 'With a hint',
      about: 'Says what there is to find.',
      blocks: below('search', {
        label: 'Find a block',
        placeholder: 'Gallery, form, chart …',
        button: 'Find',
      }),
    },
  ],
};

export default [page];
