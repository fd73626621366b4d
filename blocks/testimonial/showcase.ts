import { below, beside, type ShowcasePage } from '../kit/showcase.ts';

const irma = {
  text: 'They remember what you had last time, and whether you liked it.',
  name: 'Irma Holt',
  role: 'From across the street',
  image: 'picture:cup',
  stars: 5,
};
const paul = {
  text: 'I ordered rye for sixty. It came at seven, by bicycle, uphill.',
  name: 'Paul Amsel',
  role: 'Hotel Krone',
  stars: 4.5,
};

const page: ShowcasePage = {
  type: 'testimonial',
  title: 'Testimonial',
  kind: 'Words',
  summary: 'What a customer says, with name, picture and stars.',
  lead: 'One person, one sentence, one face. Ask before you show it, and keep their words as they were said.',
  picture: 'cup',
  examples: [
    { name: 'Plain', about: 'Between two paragraphs.', blocks: below('testimonial', irma) },
    {
      name: 'Cards',
      about: 'Two beside each other, with or without a picture.',
      blocks: beside('testimonial', { ...irma, look: 'card' }, { ...paul, look: 'card' }),
    },
    {
      name: 'Large picture',
      about: 'A voice with a section of its own.',
      tone: 'tint',
      blocks: below('testimonial', { ...irma, look: 'picture', stars: null }),
    },
  ],
};

export default [page];
