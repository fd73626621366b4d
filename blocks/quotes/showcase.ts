import { below, type ShowcasePage } from '../kit/showcase.ts';

const quotes = [
  {
    text: 'I came for the bread and stayed for the arguments about butter.',
    source: 'A regular, since 1998',
  },
  {
    text: 'The best shop is the one that closes when the bread is sold.',
    source: 'The Evening Post',
    image: 'picture:night',
  },
  { text: 'They remember what you had last time.', source: 'Irma Holt', image: 'picture:cup' },
  { text: 'Rye that keeps for a week, if you let it.', source: 'Paul Amsel' },
];

const page: ShowcasePage = {
  type: 'quotes',
  title: 'Quote carousel',
  kind: 'Words',
  summary: 'Several quotes in a row, to swipe through.',
  lead: 'A row of voices that snaps into place. It moves by finger, wheel or arrow keys, needs no script and never moves by itself.',
  picture: 'bowl',
  examples: [
    { name: 'Two in sight', about: 'One and a bit on a phone.', blocks: below('quotes', { quotes }) },
    {
      name: 'Cards, three in sight',
      about: 'For short sentences.',
      tone: 'tint',
      blocks: below('quotes', { quotes, look: 'cards', perView: 3, label: 'Quotes on cards' }),
    },
    {
      name: 'One at a time',
      about: 'Large enough to be read alone.',
      blocks: below('quotes', { quotes, perView: 1, label: 'Quotes, one at a time' }),
    },
  ],
};

export default [page];
