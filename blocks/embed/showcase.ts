import { at, block } from '#core/page/draft.ts';
import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'embed',
  title: 'Embed',
  kind: 'Media',
  summary: 'A page from elsewhere, in a frame.',
  lead: 'An embed shows another page inside yours: a map, a calendar, a player. It loads when it comes near, it cannot lead your visitors away, and only its own host is let in. The frames here show pages of this site.',
  picture: 'window',
  examples: [
    {
      name: 'Wide',
      about: 'The shape of films and most players.',
      blocks: below('embed', { address: '/blocks/quote', title: 'The page about quotes', ratio: 'wide' }),
    },
    {
      name: 'With a preview',
      about: 'A picture of yours stands there until somebody opens it. Nothing is loaded before.',
      blocks: below('embed', {
        address: '/blocks/quote',
        title: 'Open the page about quotes',
        preview: 'picture:window',
      }),
    },
    {
      name: 'Other shapes',
      about: 'Landscape for maps, square, and portrait for a calendar.',
      blocks: [
        block('embed', at(9, 8), { address: '/blocks/line', title: 'The page about lines', ratio: 'square' }),
        block('embed', at(17, 8), {
          address: '/blocks/button',
          title: 'The page about buttons',
          ratio: 'portrait',
        }),
      ],
    },
    {
      name: 'Without scripts',
      about: 'When a page need only be read, leave its scripts outside.',
      blocks: below('embed', {
        address: '/blocks/accordion',
        title: 'The page about accordions, without its scripts',
        ratio: 'landscape',
        scripts: false,
        fullscreen: false,
      }),
    },
  ],
};

export default [page];
