import { text } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';

const HOUSE = { name: 'The shop', street: '14 Mill Lane', city: 'Ashcombe', country: 'United Kingdom' };

function event(draft: {
  title: string;
  slug: string;
  on: `day:${string}`;
  until: `day:${string}`;
  picture: string;
  lead: string;
  words: string;
}): ItemDraft {
  return {
    title: draft.title,
    slug: draft.slug,
    publishAt: '2026-01-05T08:00:00.000Z',
    thumbnail: `picture:${draft.picture}`,
    values: {
      excerpt: draft.lead,
      place: HOUSE,
      event: { startsAt: draft.on, endsAt: draft.until, isAllDay: false },
    },
    sections: [
      { name: 'Evening', variant: 'article', space: 'small', blocks: [text(at(1, 14), draft.words)] },
    ],
  };
}

/** What is on at the shop: always ahead of whoever starts the demo. */
export const events: CollectionDraft = {
  kind: 'events',
  title: 'At the long table',
  path: '/events',
  values: {
    intro: 'Twelve chairs, one pot. Come hungry, leave your umbrella in the yard.',
    description: 'Tastings and suppers at the long table of the shop, twelve chairs at a time.',
  },
  items: [
    event({
      title: 'A salt tasting',
      slug: 'salt-tasting',
      on: 'day:+6T18:30',
      until: 'day:+6T20:30',
      picture: 'sea-salt',
      lead: 'Seven salts, boiled potatoes, and somebody who can tell them apart.',
      words:
        'João Peres brings what the wind left him this year. We boil potatoes. You taste seven salts from left to right, write down what you think, and then he tells you which ones are the same.\n\nTwelve chairs. Soup afterwards.',
    }),
    event({
      title: 'Marmalade morning',
      slug: 'marmalade-morning',
      on: 'day:+20T09:00',
      until: 'day:+20T13:00',
      picture: 'blood-orange-marmalade',
      lead: 'Bring a knife you like. Everybody takes home four jars.',
      words:
        'We cut from nine until eleven and boil from eleven until it is done. Oranges, sugar and jars are there. The only thing you need is a knife you like and an apron you do not.',
    }),
    event({
      title: 'Thursday pot',
      slug: 'thursday-pot',
      on: 'day:+34T12:30',
      until: 'day:+34T14:00',
      picture: 'recipe-lemon-bean-pot',
      lead: 'What the shop eats after the post has gone, with room for ten more.',
      words: 'Beans with lemon, a loaf in the middle, one glass of something. No card, no choice, no hurry.',
    }),
    event({
      title: 'Oil of the year',
      slug: 'oil-of-the-year',
      on: 'day:-30T18:30',
      until: 'day:-30T20:00',
      picture: 'olive-oil',
      lead: 'The first tins of the harvest, opened at the table.',
      words: 'It was green, it was loud, and it is sold out. The next harvest is in November.',
    }),
  ],
};
