import { below, beside, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'icon',
  title: 'Icon',
  kind: 'Pictures',
  summary: 'A small drawing, alone or beside a few words.',
  lead: 'Two thousand drawings of one hand, found by typing what they mean. They are drawn into the page and take the colours of your theme.',
  picture: 'cup',
  examples: [
    {
      name: 'With words',
      about: 'Above or beside them.',
      blocks: beside(
        'icon',
        { icon: 'wheat', title: 'Own flour', words: 'Milled on Thursdays, two streets away.' },
        { icon: 'bike', title: 'By bicycle', words: 'Within the town walls, before seven.', side: 'left' },
      ),
    },
    {
      name: 'Sizes and lines',
      about: 'Light lines when large, bold ones when small.',
      blocks: beside(
        'icon',
        { icon: 'croissant', size: 'small', weight: 'bold', colour: 'ink' },
        { icon: 'croissant', colour: 'quiet' },
        { icon: 'croissant', size: 'large', weight: 'light' },
      ),
    },
    {
      name: 'In the middle, with a link',
      about: 'The title leads somewhere.',
      tone: 'tint',
      blocks: below('icon', {
        icon: 'map-pin',
        title: 'Find us',
        to: { href: '/blocks/map' },
        align: 'center',
        size: 'large',
        weight: 'light',
      }),
    },
  ],
};

export default [page];
