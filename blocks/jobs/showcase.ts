import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'jobs',
  title: 'Jobs',
  kind: 'Words',
  summary: 'Open positions, with how to apply.',
  lead: 'A list of positions. With a text and the day it was posted, search engines list each of them too, until it closes.',
  picture: 'stairs',
  examples: [
    {
      name: 'Two positions',
      about: 'The text unfolds. Each has its own way to apply.',
      blocks: below('jobs', {
        jobs: [
          {
            title: 'Baker, first shift',
            place: 'Old town',
            pay: '€19 an hour',
            words: 'You begin at two and are home by ten.\nYou have baked before, or want to very much.',
            posted: '2026-09-01T08:00:00.000Z',
            closes: '2027-03-31T21:59:00.000Z',
            to: { href: 'mailto:work@example.com' },
          },
          {
            title: 'Saturdays in the shop',
            employment: 'PART_TIME',
            place: 'Old town',
            to: { href: '/blocks/form' },
          },
        ],
      }),
    },
    {
      name: 'Closed',
      about: 'After its last day a position says so, and its button goes.',
      blocks: below('jobs', {
        jobs: [
          {
            title: 'Summer help',
            employment: 'TEMPORARY',
            place: 'Market hall',
            closes: '2026-05-31T21:59:00.000Z',
            to: { href: '/blocks/form' },
          },
        ],
      }),
    },
    {
      name: 'A note to drop by',
      about: 'Without a link there is no button.',
      tone: 'tint',
      blocks: below('jobs', {
        jobs: [{ title: 'Apprentice', employment: 'INTERN', place: 'Come by before noon' }],
      }),
    },
  ],
};

export default [page];
