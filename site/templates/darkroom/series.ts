/** A frame of a series: the picture, what it is called, and what the notebook says. */
export interface Plate {
  picture: string;
  title: string;
  note: string;
}

export interface Series {
  slug: string;
  name: string;
  years: string;
  /** The moment it is listed under. */
  on: string;
  lead: string;
  words: readonly [string, string];
  plates: readonly [Plate, ...Plate[]];
}

const plate = (picture: string, title: string, note: string): Plate => ({ picture, title, note });

export const SERIES: readonly [Series, Series, Series] = [
  {
    slug: 'crossings',
    name: 'Crossings',
    years: '2019 to now',
    on: '2026-03-01T08:00:00.000Z',
    lead: 'Every ferry on this coast, once in each direction. Forty-one routes. I have eleven to go and two that were replaced by a bridge.',
    words: [
      'The rule is that I may not get off. I buy a ticket, stand outside, and go back with the next one. Most crossings take twenty minutes, which is four exposures and a waffle.',
      'Long exposures on a moving ship are considered a mistake. They are. The sea comes out flat, the railing comes out sharp, and the passengers do not come out at all.',
    ],
    plates: [
      plate('long-jetty', 'Where the old quay was', '6 min, January'),
      plate('ferry', 'The 07.10, seen from the 06.50', '90 s, March'),
      plate('posts', 'Eleven of fourteen', '4 min, April'),
      plate('skerry', 'Keeper’s day off', '2 min, October'),
      plate('rail', 'Out of level', '30 s, all of them'),
    ],
  },
  {
    slug: 'snow-mostly',
    name: 'Snow, mostly',
    years: '2016–2024',
    on: '2024-02-01T08:00:00.000Z',
    lead: 'Nine winters on one plateau, within walking distance of the same stove.',
    words: [
      'Snow is a printing problem. It is white, and it is not white. The negative is easy; then one stands in the dark for a week and looks for the half tone in which the hill ends and the sky has not yet begun.',
      'The tree has been photographed forty times. It has been good about it.',
    ],
    plates: [
      plate('fence', 'Property', '1/60, February'),
      plate('one-tree', 'The tree', '1/30, the fortieth'),
      plate('hut', 'Somebody else’s hut', '8 s, December'),
      plate('tracks', 'There and back', '1/125, March'),
      plate('birches', 'Birches, counting', '4 s, November'),
    ],
  },
  {
    slug: 'lit-windows',
    name: 'Lit windows',
    years: '2021 to now',
    on: '2025-11-01T08:00:00.000Z',
    lead: 'In December it is dark here from three. I go out when people switch on the kitchen.',
    words: [
      'Nobody in these pictures knows me, and I have never moved closer. One lamp is enough to read by, and it turns out that it is enough to photograph by, too.',
      'If one of these windows is yours, write to me. You get a print, and I shall never say which.',
    ],
    plates: [
      plate('lamp', 'For nobody', '20 s, twelve below'),
      plate('eleven-windows', 'Eleven at eleven', '15 s, a Tuesday'),
      plate('station', 'Open', '12 s, rain'),
      plate('last-bus', 'The last bus is the next bus', '6 s, rain again'),
    ],
  },
];
