import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'hotspots',
  title: 'Hotspots',
  kind: 'Pictures',
  summary: 'A picture with points that open to a few words.',
  lead: 'To explain a picture where one looks at it: a product, a room, a plan. Points open one at a time, by finger or by key.',
  picture: 'window',
  examples: [
    {
      name: 'A room explained',
      about: 'Words open to the side with more room; on a phone they come from below.',
      blocks: below('hotspots', {
        image: 'picture:window',
        spots: [
          { title: 'North light', words: 'Even all day, which painters and dough both like.', x: 42, y: 30 },
          {
            title: 'The sill',
            words: 'Deep enough for twelve loaves to cool.',
            x: 70,
            y: 72,
            to: { href: '/blocks/image' },
            linkLabel: 'See the picture',
          },
        ],
      }),
    },
  ],
};

export default [page];
