export type Day = 'Friday' | 'Saturday' | 'Sunday';
export const DAYS: readonly Day[] = ['Friday', 'Saturday', 'Sunday'];

export interface Act {
  slug: string;
  name: string;
  from: string;
  picture: string;
  day: Day;
  time: string;
  stage: 'The Sandbar' | 'The Boathouse';
  lead: string;
  words: string;
}

/** The bill, loudest first. */
export const ACTS: readonly Act[] = [
  {
    slug: 'the-undertow',
    name: 'The Undertow',
    from: 'Galway',
    picture: 'undertow',
    day: 'Saturday',
    time: '21.30',
    stage: 'The Sandbar',
    lead: 'Six people, four amplifiers, one chord. They mean it.',
    words:
      'They began in a shipping container and still play as if somebody might close the door. Their last record has two tracks, and the second is the first one played from the other side of the room.\n\nThe set is 130 minutes long. The tide gives us 128. We shall see who gives way.',
  },
  {
    slug: 'slack-water-brass',
    name: 'Slack Water Brass',
    from: 'New Orleans, lately Sligo',
    picture: 'brass',
    day: 'Friday',
    time: '20.45',
    stage: 'The Sandbar',
    lead: 'Eleven horns, and a lorry to carry the twelfth.',
    words:
      'They walk over the causeway playing, because nobody could agree on who should carry the cases. Bring something to bang on. If you do not bring something, you will be handed something.',
  },
  {
    slug: 'marguerite-low',
    name: 'Marguerite Low',
    from: 'Lyon',
    picture: 'marguerite',
    day: 'Sunday',
    time: '19.50',
    stage: 'The Sandbar',
    lead: 'Sings about love, mostly other people’s.',
    words:
      'Three records, one of them cheerful. She plays the last evening because she asked to, and because nobody wants to play after her.\n\nShe has requested silence during the second half. The seals have been told.',
  },
  {
    slug: 'foghorn',
    name: 'Foghorn',
    from: 'The lighthouse',
    picture: 'foghorn',
    day: 'Friday',
    time: '22.10',
    stage: 'The Sandbar',
    lead: 'An actual foghorn, with drums.',
    words:
      'One note, from 1904, at 118 decibels, every ninety seconds. In between there is a drummer who has thought about it a great deal.\n\nEar plugs are free at the bar. Dogs should have been left at home anyway.',
  },
  {
    slug: 'oisin-and-the-crabs',
    name: 'Oisín & the Crabs',
    from: 'Two fields over',
    picture: 'crab',
    day: 'Saturday',
    time: '18.20',
    stage: 'The Boathouse',
    lead: 'Reels, jigs, and a song about planning permission.',
    words:
      'The house band of every wedding within thirty miles. Oisín moves only sideways, on account of his back. The dancing is explained as it happens.',
  },
  {
    slug: 'salt-choir',
    name: 'The Salt Choir',
    from: 'The parish',
    picture: 'choir',
    day: 'Sunday',
    time: '12.00',
    stage: 'The Boathouse',
    lead: 'Forty voices, one key, found by the third verse.',
    words:
      'It began as a way to keep warm. They sing hymns, shanties and the shipping forecast in four parts, and they know that you know the words.',
  },
  {
    slug: 'heron',
    name: 'Heron',
    from: 'Reykjavík',
    picture: 'heron',
    day: 'Saturday',
    time: '16.00',
    stage: 'The Boathouse',
    lead: 'Stands very still. Then does not.',
    words:
      'A cello, a loop, and forty minutes during which nothing happens until it does. Sit down. There is a reason the chairs are there.',
  },
  {
    slug: 'dj-kelp',
    name: 'DJ Kelp',
    from: 'Below',
    picture: 'kelp',
    day: 'Friday',
    time: '23.00',
    stage: 'The Boathouse',
    lead: 'Records that have been in the sea. Some are better.',
    words:
      'She found the crates on the beach in 2019 and has never asked. Side B of the third one is only waves, and it is the best thing you will hear all weekend.',
  },
];
