import { below, type ShowcasePage } from '../kit/showcase.ts';

const files = [
  {
    file: '/s/bread-list.pdf',
    title: 'All breads and prices',
    note: 'One page, to be pinned to the fridge.',
  },
  { file: '/s/three-lamps.wav', title: 'What plays in the shop' },
];

const page: ShowcasePage = {
  type: 'files',
  title: 'Files',
  kind: 'Pictures',
  summary: 'Documents to download.',
  lead: 'Price lists, forms, scores, press pictures: whatever people want to take with them. Each says what kind of file it is before it is fetched.',
  picture: 'window',
  examples: [
    { name: 'List', about: 'With a line about each.', blocks: below('files', { files }) },
    {
      name: 'Cards',
      about: 'For a few that matter.',
      tone: 'tint',
      blocks: below('files', { files, look: 'cards' }),
    },
  ],
};

export default [page];
