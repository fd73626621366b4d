import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'quote',
  title: 'Quote',
  kind: 'Text',
  summary: 'Somebody else’s words, and who said them.',
  lead: 'A quote lets somebody else speak: a customer, a newspaper, a grandmother. One per page is strong, five are none.',
  picture: 'bowl',
  examples: [
    {
      name: 'Normal',
      about: 'For a voice between two paragraphs.',
      blocks: below('quote', {
        text: 'I came for the bread and stayed for the arguments about butter.',
        source: 'A regular, since 1998',
      }),
    },
    {
      name: 'Small',
      about: 'For several voices beside each other.',
      blocks: below('quote', {
        text: 'They remember what you had last time, and whether you liked it.',
        source: 'Irma, from across the street',
        size: 'small',
      }),
    },
    {
      name: 'Large',
      about: 'For the one sentence a reader should remember.',
      blocks: below('quote', {
        text: 'The best shop is the one that closes when the bread is sold.',
        source: 'The Evening Post',
        size: 'large',
      }),
    },
    {
      name: 'Display, centred, without marks',
      about: 'As a poster. Short words only.',
      tone: 'accent',
      blocks: below('quote', {
        text: 'Less, and every day.',
        source: 'Painted above the oven',
        size: 'display',
        align: 'center',
        marks: false,
      }),
    },
  ],
};

export default [page];
