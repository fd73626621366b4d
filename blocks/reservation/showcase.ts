import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'reservation',
  title: 'Reservation',
  kind: 'Forms',
  summary: 'Book a table at OpenTable or Tock.',
  lead: 'A link to the booking page at first. The service’s own form is loaded when a visitor asks for it, so nobody is told who looked at this page.',
  picture: 'bowl',
  examples: [
    {
      name: 'OpenTable widget',
      about: 'The service draws it. Until then, and if it does not come, there is the link.',
      blocks: below('reservation', { kind: 'openTableV2', restaurantId: '1038' }),
    },
    {
      name: 'OpenTable form',
      about: 'A form of this page that leads there. It needs no script, theirs or ours.',
      tone: 'tint',
      blocks: below('reservation', { kind: 'openTable', restaurantId: '1038', title: 'Find a table' }),
    },
    {
      name: 'Tock',
      about: 'For tables, tastings and tickets.',
      blocks: below('reservation', { kind: 'tock', businessName: 'harbour-room', title: 'Book the tasting' }),
    },
  ],
};

export default [page];
