import { below, type ShowcasePage } from '../kit/showcase.ts';

const entries = [
  { when: '1954', title: 'An oven for the street', words: 'Built by the neighbours, who paid in flour.' },
  {
    when: '1978',
    title: 'The second generation',
    words: 'Rye arrives. So do complaints, and then more rye.',
    image: 'picture:bowl',
  },
  { when: '1998', title: 'The shop next door', words: 'A wall comes down and a counter goes in.' },
  { when: 'Today', title: 'Eleven people, one oven', words: 'It is the same one. The door is new.' },
];

const page: ShowcasePage = {
  type: 'timeline',
  title: 'Timeline',
  kind: 'Words',
  summary: 'What happened when, in order.',
  lead: 'For the story of a house, the steps of a process or the plan of a day. Dates are words, so “Spring” is one too.',
  picture: 'hills',
  examples: [
    {
      name: 'Along a line',
      about: 'One below the other, with a picture where there is one.',
      blocks: below('timeline', { entries }),
    },
    {
      name: 'Left and right',
      about: 'For few words. A narrow screen puts them all on one side.',
      blocks: below('timeline', { entries: entries.map(({ image: _, ...entry }) => entry), look: 'sides' }),
    },
    {
      name: 'In a row',
      about: 'For the steps of a day. What does not fit is pushed along.',
      tone: 'tint',
      blocks: below('timeline', {
        entries: [
          { when: '02:00', title: 'Fire' },
          { when: '03:30', title: 'Rye' },
          { when: '05:00', title: 'Wheat' },
          { when: '07:00', title: 'Doors' },
        ],
        look: 'row',
      }),
    },
  ],
};

export default [page];
