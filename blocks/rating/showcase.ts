import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'rating',
  title: 'Rating',
  kind: 'Figures',
  summary: 'Stars, with how many people gave them.',
  lead: 'What people elsewhere gave you, in one line. Say where it comes from, and link to it: a number nobody can check is worth little.',
  picture: 'night',
  examples: [
    {
      name: 'With its source',
      about: 'Stars in halves, the figure exact.',
      blocks: below('rating', {
        stars: 4.6,
        count: 213,
        words: 'on Bread Review',
        to: { href: '/notes' },
      }),
    },
    {
      name: 'Sizes',
      about: 'Small below a name, large as the statement itself.',
      blocks: below(
        'rating',
        { stars: 5, size: 'small', words: 'The Evening Post' },
        { stars: 3.5, size: 'large' },
      ),
    },
    {
      name: 'In the middle',
      about: 'Below a heading that stands there too.',
      tone: 'tint',
      blocks: below('rating', { stars: 4.8, count: 1, align: 'center' }),
    },
  ],
};

export default [page];
