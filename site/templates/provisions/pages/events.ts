import { event, text, type EventWords } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';

const SHOP = {
  name: 'The shop',
  street: '{{14 Mill Lane|}}',
  city: '{{Ashcombe|}}',
  country: '{{United Kingdom|}}',
};

function tasting(draft: EventWords & { words: string }): ItemDraft {
  return event(draft, SHOP, {
    name: 'What happens',
    variant: 'article',
    space: 'small',
    blocks: [text(at(1, 14), draft.words)],
  });
}

/** What is on at the shop: always ahead of whoever starts the demo. */
export const events: CollectionDraft = {
  kind: 'events',
  title: 'Round the counter',
  path: '/events',
  values: {
    intro:
      'After closing we move the till, put out twelve chairs and open things. You may buy something afterwards; nobody looks.',
    description:
      'Tastings, a marmalade morning and the Thursday pot at the shop{{ in Ashcombe|}}, twelve chairs at a time.',
  },
  items: [
    tasting({
      title: 'A salt tasting',
      slug: 'salt-tasting',
      on: 'day:+6T18:30',
      until: 'day:+6T20:30',
      picture: 'sea-salt',
      lead: 'Seven salts, boiled potatoes, and somebody who can tell them apart.',
      words:
        'João Peres brings what the wind left him this year. We boil potatoes. You taste seven salts from left to right, write down what you think, and then he tells you which ones are the same.\n\nFree, with a name on the list at the till. The potatoes are from {{Ashcombe|round here}}; so is the butter.',
    }),
    tasting({
      title: 'Marmalade morning',
      slug: 'marmalade-morning',
      on: 'day:+20T09:00',
      until: 'day:+20T13:00',
      picture: 'blood-orange-marmalade',
      lead: 'Bring a knife you like. Everybody takes home four jars.',
      words:
        'We cut from nine until eleven and boil from eleven until it is done. Oranges, sugar and jars are there. The only thing you need is a knife you like and an apron you do not.',
    }),
    tasting({
      title: 'Thursday pot',
      slug: 'thursday-pot',
      on: 'day:+34T12:30',
      until: 'day:+34T14:00',
      picture: 'recipe-lemon-bean-pot',
      lead: 'What the shop eats after the post has gone, with room for ten more.',
      words: 'Beans with lemon, a loaf in the middle, one glass of something. No card, no choice, no hurry.',
    }),
    tasting({
      title: 'Oil of the year',
      slug: 'oil-of-the-year',
      on: 'day:-30T18:30',
      until: 'day:-30T20:00',
      picture: 'olive-oil',
      lead: 'The first tins of the harvest, opened at the table.',
      words:
        'Kostas Marinou drove the tins here himself, three days and a ferry, because a carrier once left a pallet of them in the sun. We poured it on toast and said very little. The forty tins went by Saturday; the next pressing is due at the end of November, and those who put their names down hear first.',
    }),
  ],
};
