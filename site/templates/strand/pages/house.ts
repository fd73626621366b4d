import { business, heading, picture, text } from '../../drafts.ts';
import { at, block, type PageDraft, type SectionDraft } from '../../template.ts';
import { CREW } from '../forms.ts';

function opening(title: string, words: string): SectionDraft {
  return {
    name: 'Opening',
    variant: 'opening',
    space: 'small',
    blocks: [heading(at(1, 24), title, { level: 1, size: 'display' }), text(at(1, 13, 2), words, 'large')],
  };
}

const tickets: PageDraft = {
  title: 'Tickets',
  path: '/shop',
  description: 'Weekend, day and boat tickets for %name%. 1,400 in all, which is how many the island holds.',
  shareImage: 'picture:camp',
  sections: [
    opening(
      'Tickets',
      'Sent by email, checked by Bríd, valid in any weather. Children under twelve come free and are counted out again.',
    ),
    {
      name: 'On sale',
      variant: 'catalogue',
      space: 'small',
      blocks: [block('products', at(1, 24), { count: 24, layout: 'grid', showFilters: false })],
    },
    {
      name: 'Good to know',
      variant: 'notes',
      tone: 'pastel1',
      blocks: [
        heading(at(1, 8), 'Before you pay', {}, { phone: at(1, 8, 1) }),
        text(
          at(10, 15),
          'Tickets can be given to somebody else until the day before: write to us with both names.\n\nIf the festival does not take place you get everything back. If it rains it takes place. If it rains sideways we move into the boathouse and it is better.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
      ],
    },
  ],
};

const island: PageDraft = {
  title: 'The island',
  path: '/island',
  description:
    'Where %name% is, how to get over the causeway, where to sleep, and when the box office is open.',
  shareImage: 'picture:plan',
  sections: [
    opening('The island', 'Eleven hectares, nine sheep, one tap. Reached on foot, twice a day.'),
    {
      name: 'Plan',
      variant: 'plan',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'plan', { ratio: 'wide', eager: 'first' })],
    },
    {
      name: 'Getting here',
      variant: 'ways',
      blocks: [
        heading(at(1, 7), 'On foot', { level: 2 }, { phone: at(1, 8, 1) }),
        text(
          at(9, 14),
          'The causeway is 1.2 kilometres of firm sand with posts on the left. Twenty minutes with a rucksack, forty with a double bass. It is open from two hours before low water until two hours after, and nobody has ever won an argument about the second part.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
        heading(at(1, 7, 2), 'By boat', { level: 2 }, { phone: at(1, 8, 3) }),
        text(
          at(9, 14, 2),
          'For those who cannot walk that far, and for those who stayed for one more. Six seats, from the pier, on the hour. [The boat has a ticket of its own](/shop/the-boat).',
          'normal',
          { phone: at(1, 8, 4) },
        ),
        heading(at(1, 7, 3), 'To sleep', { level: 2 }, { phone: at(1, 8, 5) }),
        text(
          at(9, 14, 3),
          'The field behind the boathouse is yours from Friday noon. Pegs, not stones: the ground is older than it looks. Fires on the beach only, below the line of weed, where the sea puts them out for you.',
          'normal',
          { phone: at(1, 8, 6) },
        ),
      ],
    },
    {
      name: 'Night',
      variant: 'plan',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'camp', { ratio: 'wide' })],
    },
    {
      name: 'Box office',
      variant: 'office',
      tone: 'ink',
      blocks: [
        heading(at(1, 24), 'Box office', {}, { phone: at(1, 8, 1) }),
        block(
          'opening-hours',
          at(1, 9, 2),
          { look: 'table', note: 'During the festival: always, or knock.' },
          { phone: at(1, 8, 2) },
        ),
        business(at(11, 6, 2), ['address', 'phone', 'email'], 'normal', { phone: at(1, 8, 3) }),
        block(
          'map',
          at(1, 24, 3),
          {
            location: {
              addressTitle: '%name%',
              addressLine1: '{{The Pier|}}',
              addressLine2: '{{Carrow|}}',
              addressCountry: '{{Ireland|}}',
              mapLat: 53.79,
              mapLng: -9.62,
              mapZoom: 8,
            },
            ratio: 'banner',
            showAddress: false,
          },
          { phone: at(1, 8, 4) },
        ),
      ],
    },
  ],
};

const QUESTIONS: readonly (readonly [string, string])[] = [
  [
    'What if I miss the tide?',
    'Then you stay. There is a stove in the boathouse, soup until two, and a choir that will be up anyway. The road is back at about seven.',
  ],
  [
    'Is it dangerous?',
    'Not if you do what the posts say. There are stewards on the causeway, a boat at the pier, and a horn. It is the same horn as on Friday, so please listen to which note.',
  ],
  [
    'What do I put on my feet?',
    'Something that may get wet and that you do not love. The Sandbar is sea bed: it is firm, it is damp, and now and then it moves.',
  ],
  ['May I bring my dog?', 'No. He would hear a foghorn from 1904 at 118 decibels, and he would remember.'],
  [
    'Is there anything to eat?',
    'Five kitchens, all from this side of the county. Chowder, chips, dosa, toast, and a man with oysters who closes when he has run out or is asked to sing.',
  ],
  ['How do I pay over there?', 'With a card, as long as the mast stands. Bring a twenty.'],
  [
    'Can I come in a wheelchair?',
    'Yes. The boat takes you from pier to pier, there are boards to both stages and a platform with a view at each. [Tell us beforehand](/crew) so that somebody is at the pier.',
  ],
  [
    'And if it is cancelled?',
    'That happened in 2019, for wind. Everybody was paid back, and about half came all the same and helped to take down the tent.',
  ],
];

const questions: PageDraft = {
  title: 'Questions',
  path: '/questions',
  description: 'Tides, shoes, dogs, money and soup: what people ask before they come to %name%.',
  sections: [
    opening('Questions', 'Answered by Bríd, who has heard them on the causeway.'),
    {
      name: 'Answers',
      variant: 'questions',
      space: 'small',
      blocks: [
        block('faq', at(1, 24), {
          level: 2,
          questions: QUESTIONS.map(([question, answer]) => ({ question, answer: `text:${answer}` })),
        }),
      ],
    },
  ],
};

const crew: PageDraft = {
  title: 'Join the crew',
  path: '/crew',
  description: 'Help at %name% for two shifts and see the rest for nothing. Or just write to us.',
  shareImage: 'picture:bar',
  sections: [
    opening('Join in', 'Two shifts, one T-shirt, all the music, and your own hook in the boathouse.'),
    {
      name: 'Form',
      variant: 'crew',
      space: 'small',
      blocks: [
        picture(at(1, 9, 1, 2), 'bar', { ratio: 'portrait', note: 'The bar, 23.38' }, { phone: at(1, 8, 2) }),
        block('form', at(12, 13, 1), { formId: CREW }, { phone: at(1, 8, 1) }),
      ],
    },
  ],
};

export const housePages: readonly PageDraft[] = [tickets, island, questions, crew];
