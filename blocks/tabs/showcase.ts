import { below, type ShowcasePage } from '../kit/showcase.ts';

const items = [
  {
    title: 'Pick-up',
    text: 'text:Order until six in the evening and fetch it the next morning, **from seven**, at the back door.\n\n- Bring a bag\n- Pay there',
  },
  {
    title: 'Delivery',
    text: 'text:By bicycle within the town walls, on Tuesdays and Fridays. Beyond them, ask: it depends on the hill.',
  },
  { title: 'Post', text: 'text:Crispbread and jam travel well. Bread does not, so we do not send it.' },
];

const page: ShowcasePage = {
  type: 'tabs',
  title: 'Tabs',
  kind: 'Interactive',
  summary: 'Several texts in one place, one in sight at a time.',
  lead: 'For answers that exclude each other: sizes, ways to deliver, floors of a house. They work by finger, by keyboard and without scripts, and a printed page shows all of them.',
  picture: 'window',
  examples: [
    {
      name: 'Underlined',
      about: 'Quiet, for most pages.',
      blocks: below('tabs', { items, label: 'Ways to get bread' }),
    },
    {
      name: 'Pills',
      about: 'For titles that should look like something to press.',
      tone: 'tint',
      blocks: below('tabs', { items, label: 'Ways to get bread', look: 'pills' }),
    },
    {
      name: 'Titles on the left',
      about: 'For long titles. On a narrow screen they stand above.',
      blocks: below('tabs', { items, label: 'Ways to get bread', look: 'side' }),
    },
  ],
};

export default [page];
