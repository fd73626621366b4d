import { button, event, text, type EventWords } from '../../drafts.ts';
import { at, type CollectionDraft, type ItemDraft } from '../../template.ts';

const HOUSE = {
  name: '%name%',
  street: '{{9 Lamb Lane|}}',
  city: '{{Harbourside|}}',
  country: '{{United Kingdom|}}',
};

function evening({ category, ...draft }: EventWords & { words: string; category: string }): ItemDraft {
  const item = event(draft, HOUSE, {
    name: 'Evening',
    variant: 'words',
    space: 'small',
    blocks: [text(at(1, 14), draft.words), button(at(1, 14, 2), 'Book a table', '/booking')],
  });
  return { ...item, values: { ...item.values, categories: [category] } };
}

/** What is on besides dinner: always ahead of whoever looks. */
export const evenings: CollectionDraft = {
  kind: 'events',
  title: 'Evenings',
  path: '/evenings',
  values: {
    layout: 'list',
    intro: 'Dinner is every night. These are the nights on which there is also something else.',
    description: 'Pasta mornings, wine with Enzo, the ragù truce: evenings at %name% besides dinner.',
  },
  items: [
    evening({
      title: 'Ten in the morning',
      slug: 'ten-in-the-morning',
      category: 'Hands in flour',
      on: 'day:+5T10:00',
      until: 'day:+5T13:00',
      picture: 'dough',
      lead: 'Eight people, one board each. {{Nella|The chef}} shows it once, slowly, and once at her own speed.',
      words:
        'You bring an apron and clean hands. We have flour, eggs and the patience of a woman who has taught nine nephews. At noon we cook what you made, and eat it, and nobody says a word about the shapes.\n\nEight boards. £45 with lunch and one glass.',
    }),
    evening({
      title: 'Enzo opens six',
      slug: 'enzo-opens-six',
      category: 'At the bar',
      on: 'day:+12T19:00',
      until: 'day:+12T22:00',
      picture: 'wine',
      lead: 'Six bottles, six stories, of which four are true.',
      words:
        'Every second month Enzo clears the bar, opens six bottles that he thinks belong together, and explains why. There are olives, there is bread, and by the fourth bottle there are songs.\n\nTwelve stools. £38. Come by bus.',
    }),
    evening({
      title: 'The ragù truce',
      slug: 'the-ragu-truce',
      category: 'At the table',
      on: 'day:+19T18:30',
      until: 'day:+19T22:00',
      picture: 'tagliatelle',
      lead: 'Bologna against Naples, on the same plate. No flags, no garlic, no telephones.',
      words:
        'Once a year {{Nella|the chef}} lets her sister-in-law into the kitchen. Each cooks her own. You get a little of both, without names, and put a bean in a jar.\n\nLast year it was 31 to 31. We have bought more beans.',
    }),
    evening({
      title: 'Sunday, all of it',
      slug: 'sunday-all-of-it',
      category: 'At the table',
      on: 'day:+27T12:00',
      until: 'day:+27T17:00',
      picture: 'long-table',
      lead: 'One table from the bar to the door, lasagne in the middle, children underneath.',
      words:
        'We push the six tables together and leave the door open. One price, £24, half for anybody who can walk under the table. Bring a cake if you like, and an argument if you must.',
    }),
    evening({
      title: 'The night of the fish',
      slug: 'the-night-of-the-fish',
      category: 'At the table',
      on: 'day:-16T19:00',
      until: 'day:-16T22:00',
      picture: 'roast-fish',
      lead: 'Pete caught one as long as the bar. We ate it.',
      words: 'It was a hake, it was one metre ten, and there are pictures. Pete says there is another one.',
    }),
  ],
};
