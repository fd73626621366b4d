import { below, NOTES, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'feed',
  title: 'RSS link',
  kind: 'Collections',
  summary: 'Links to the feed of a collection.',
  lead: 'Some readers want to be told of new things without giving their address. Every collection has a feed; this block shows the way to it.',
  picture: 'night',
  examples: [
    {
      name: 'One link',
      about: 'With words of your own.',
      blocks: below('feed', { ...NOTES, label: 'Follow by RSS' }),
    },
    { name: 'With JSON', about: 'For programs.', blocks: below('feed', { ...NOTES, showJson: true }) },
  ],
};

export default [page];
