import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'album',
  title: 'Album',
  kind: 'Media',
  summary: 'The tracks of an album, with one player for all of them.',
  lead: 'An album is a collection of tracks. This block plays it anywhere: one track after the other, with keys for whoever likes them. Nothing is loaded before somebody presses play.',
  picture: 'night',
  examples: [
    {
      name: 'All tracks',
      about: 'In the order of the album.',
      blocks: below('album', { collection: 'collection:/tunes' }),
    },
  ],
};

export default [page];
