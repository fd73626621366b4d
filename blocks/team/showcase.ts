import { below, type ShowcasePage } from '../kit/showcase.ts';

const people = [
  {
    name: 'Ada Brandt',
    role: 'Baker, first shift',
    image: 'picture:arches',
    to: { href: 'mailto:ada@example.com' },
    linkLabel: 'Email',
  },
  { name: 'Jonas Veit', role: 'Rye and everything slow', image: 'picture:jar' },
  { name: 'Mei Tanaka', role: 'Shop and Saturdays', image: 'picture:window' },
];

const page: ShowcasePage = {
  type: 'team',
  title: 'Team',
  kind: 'Pictures',
  summary: 'People with picture, role and how to reach them.',
  lead: 'Who does the work. Pictures are cut to one shape around their focal point, so that a row looks like one.',
  picture: 'arches',
  examples: [
    { name: 'Portraits', about: 'Three in a row, two on a phone.', blocks: below('team', { people }) },
    {
      name: 'Round pictures',
      about: 'Smaller, for many.',
      tone: 'tint',
      blocks: below('team', { people, look: 'round' }),
    },
    {
      name: 'List',
      about: 'For a directory, with a sentence about each.',
      blocks: below('team', {
        people: people.map((person) => ({ ...person, words: 'Up since two, gone by noon.' })),
        look: 'list',
      }),
    },
  ],
};

export default [page];
