import { heading, picture, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { inOrder, quote, type SectionDesign } from './design.ts';

const CREW = [
  { name: 'Hanna Lind', role: 'Runs it', image: 'picture:1' },
  { name: 'Oskar Reyes', role: 'Cooks', image: 'picture:2' },
  { name: 'Priya Nair', role: 'Bakes', image: 'picture:3' },
  { name: 'Tom Adair', role: 'Pours', image: 'picture:4' },
];

const TOLD = [
  { text: 'I came with one chair and left with a plan for the whole kitchen.', source: 'Anneke de Wit' },
  { text: 'They said Thursday. It was Thursday.', source: 'Bruno Salis' },
  { text: 'The drawer closes with a sound I would pay for again.', source: 'House and Garden' },
];

const voice = (words: string, name: string, role: string) => ({
  text: words,
  name,
  role,
  look: 'card',
  stars: 5,
});

/** Who works here, and who speaks well of it. */
export const people: readonly SectionDesign[] = [
  {
    id: 'team-round',
    name: 'Four faces',
    group: 'Team',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 12), 'The whole house'),
        text(at(14, 11), 'Whoever answers the telephone can decide. That is the only rule.'),
        block('team', at(1, 24, 2), { people: CREW, look: 'round', columns: 4 }),
      ],
    },
  },
  {
    id: 'team-founder',
    name: 'A word from the founder',
    group: 'Team',
    section: {
      align: 'center',
      blocks: [
        quote(
          at(1, 13, 1),
          'I wanted a shop where nobody has to pretend to know what a mortise is. You ask, and somebody shows you.',
          'Hanna Lind, since 2006',
          { size: 'large', marks: false },
        ),
        picture(at(16, 9, 1), '1', { ratio: 'portrait' }),
      ],
    },
  },
  {
    id: 'testimonials-staggered',
    name: 'Voices on staggered cards',
    group: 'Testimonials',
    section: {
      tone: 'tint',
      blocks: inOrder([
        heading(at(1, 11, 1), 'Said about us, unasked'),
        block(
          'testimonial',
          at(1, 11, 2, 2),
          voice(
            'They looked at the crack for a long time. Then they said: leave it.',
            'Irma Holt',
            'Table for eight',
          ),
        ),
        block(
          'testimonial',
          at(13, 12, 1, 2),
          voice('My grandfather’s clock goes again. So, on some days, do I.', 'Jonas Veit', 'Repairs'),
        ),
        block(
          'testimonial',
          at(13, 12, 3),
          voice('Not cheap. I have stopped counting the years, though.', 'Marta Sole', 'Customer since 2009'),
        ),
      ]),
    },
  },
  {
    id: 'testimonials-one-at-a-time',
    name: 'One voice at a time, on dark',
    group: 'Testimonials',
    section: {
      tone: 'ink',
      space: 'large',
      blocks: [block('quotes', at(1, 24), { quotes: TOLD, perView: 1, label: 'What people say' })],
    },
  },
  {
    id: 'testimonials-picture',
    name: 'A large picture and its story',
    group: 'Testimonials',
    section: {
      blocks: [
        block('testimonial', at(1, 24), {
          text: 'We asked for shelves and got a wall that answers every question the room ever had.',
          name: 'Lucia and Pim',
          role: 'A flat in the harbour',
          image: 'picture:1',
          look: 'picture',
        }),
      ],
    },
  },
];
