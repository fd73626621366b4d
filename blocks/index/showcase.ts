import { below, type ShowcasePage } from '../kit/showcase.ts';

const works = [
  {
    title: 'Mill house',
    note: 'Conversion of a mill into four flats',
    meta: '2024',
    picture: 'picture:stairs',
  },
  { title: 'Room for one', note: 'A study of twelve square metres', meta: '2023', picture: 'picture:window' },
  { title: 'North of the river', note: 'Walks and drawings', meta: '2022', picture: 'picture:hills' },
  { title: 'Table', note: 'Still life, oil on board', meta: '2019', picture: 'picture:bowl' },
].map((work) => ({ ...work, link: { href: '/blocks/index' } }));

const page: ShowcasePage = {
  type: 'index',
  title: 'Index',
  kind: 'Media',
  summary: 'A dense list whose pictures show on demand.',
  lead: 'An index shows much on little room: works, places, recipes. On wide screens the picture of a line appears beside the list when it is pointed at or reached by the keyboard; on phones each line has a small one.',
  picture: 'hills',
  examples: [
    {
      name: 'With pictures',
      about: 'Point at a line, or move through the list with the tab key.',
      blocks: below('index', { entries: works }),
    },
    {
      name: 'Numbered',
      about: 'For an order that means something: a programme, a ranking, a table of contents.',
      blocks: below('index', { entries: works, numbered: true }),
    },
    {
      name: 'Words only',
      about: 'Without pictures the list takes the whole width. Lines need no links, and no notes.',
      blocks: below('index', {
        entries: [
          { title: 'Monday to Friday', meta: '7 – 18' },
          { title: 'Saturday', meta: '7 – 14' },
          { title: 'Sunday', note: 'Only the back door, only bread', meta: '8 – 10' },
        ],
      }),
    },
  ],
};

export default [page];
