import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'pdf',
  title: 'PDF',
  kind: 'Pictures',
  summary: 'A document to read on the page.',
  lead: 'Shown by the browser’s own viewer, from your own server. Phones get a link that opens it on the whole screen.',
  picture: 'jar',
  examples: [
    {
      name: 'A sheet',
      about: 'As tall as a page of paper.',
      blocks: below('pdf', { file: '/s/bread-list.pdf', title: 'All breads and prices' }),
    },
    {
      name: 'Slides',
      about: 'Wider than tall.',
      tone: 'tint',
      blocks: below('pdf', { file: '/s/bread-list.pdf', height: 'wide' }),
    },
  ],
};

export default [page];
