import { button, heading, index, picture, text } from '../templates/drafts.ts';
import { at } from '../templates/template.ts';
import { quote, type SectionDesign, UNSET } from './design.ts';

export const texts: readonly SectionDesign[] = [
  {
    id: 'words-plain',
    name: 'A column of text',
    group: 'Text',
    section: {
      blocks: [
        heading(at(6, 14), 'How we came to this'),
        text(
          at(6, 14, 2),
          'It began with a bicycle that nobody could mend. The shop in town had closed, the next one was forty minutes away, and the chain had been off since June.\n\nSo we bought the tools. Then a neighbour came, and then her brother, and by autumn there was a queue on Saturdays.',
        ),
      ],
    },
  },
  {
    id: 'words-side-title',
    name: 'Title beside the text',
    group: 'Text',
    section: {
      divider: 'line',
      blocks: [
        heading(at(1, 8), 'The practice', { size: 'small' }),
        text(
          at(10, 14),
          'We are five people in one room. Each project is led by whoever drew its first line, and that person answers the telephone until the keys are handed over.',
          'large',
        ),
      ],
    },
  },
  {
    id: 'words-two-columns',
    name: 'Two columns',
    group: 'Text',
    section: {
      blocks: [
        heading(at(1, 24), 'What we do, and what we do not'),
        text(
          at(1, 11, 2),
          '**We do**\n\n- Gardens up to half a hectare\n- Old trees\n- Walls without mortar',
        ),
        text(
          at(13, 11, 2),
          '**We do not**\n\n- Lawns that need water every day\n- Plastic edging\n- Sundays',
        ),
      ],
    },
  },
  {
    id: 'words-three-columns',
    name: 'Three short texts',
    group: 'Features',
    section: {
      tone: 'tint',
      blocks: [
        text(at(1, 7), '**First**\n\nYou write to us. A photograph and two sentences are enough.'),
        text(
          at(9, 7),
          '**Then**\n\nWe come and look, measure, and tell you what it costs. That visit is free.',
        ),
        text(at(17, 7), '**At last**\n\nWe start on a Monday and are gone by Friday, dust included.'),
      ],
    },
  },
  {
    id: 'words-large',
    name: 'A large sentence',
    group: 'Text',
    section: {
      space: 'large',
      blocks: [
        heading(
          at(1, 20),
          'A good tool outlives its first owner. We sell tools for the second and the third.',
          {
            size: 'large',
          },
        ),
      ],
    },
  },
  {
    id: 'words-with-picture',
    name: 'Text beside a picture',
    group: 'Text',
    section: {
      align: 'center',
      blocks: [
        picture(at(1, 11, 1, 3), '1', { ratio: 'landscape' }),
        heading(at(13, 11, 1), 'The room behind the shop'),
        text(
          at(13, 10, 2),
          'The ovens are from 1961 and have names. Greta runs hot on the left side; everybody who works here learns it in the first week.',
        ),
        button(at(13, 10, 3), 'Come and see it', UNSET, { look: 'underline' }),
      ],
    },
  },
  {
    id: 'words-person',
    name: 'Somebody introduces themselves',
    group: 'Team',
    section: {
      divider: 'line',
      blocks: [
        picture(at(1, 7, 1, 3), '1', { ratio: 'portrait' }),
        heading(at(9, 12, 1), 'I am Ines. I mend violins.'),
        text(
          at(9, 12, 2),
          'I learned it in Cremona, forgot half of it in Leipzig and learned it again at this bench. If yours buzzes, bring it by. Most things take a week.',
        ),
        text(at(9, 12, 3), '[ines@example.com](mailto:ines@example.com)\nWednesday to Saturday', 'small'),
      ],
    },
  },
  {
    id: 'voices-one',
    name: 'One voice, large',
    group: 'Testimonials',
    section: {
      tone: 'accent',
      space: 'large',
      blocks: [
        quote(
          at(3, 18),
          'They told us not to build it. That was the best advice we have paid for.',
          'A client, after the first meeting',
          {
            size: 'large',
          },
        ),
      ],
    },
  },
  {
    id: 'voices-three',
    name: 'Three voices',
    group: 'Testimonials',
    section: {
      blocks: [
        heading(at(1, 24), 'What people said', { size: 'small' }),
        quote(at(1, 7, 2), 'The only letter I read on the day it comes.', 'Marta, Ghent', { size: 'small' }),
        quote(at(9, 7, 2), 'My daughter asked for the soup again. She is four.', 'Jonas, two streets away', {
          size: 'small',
        }),
        quote(at(17, 7, 2), 'It arrived in straw. Not one cracked.', 'H. Okafor, Leeds', { size: 'small' }),
      ],
    },
  },
  {
    id: 'voices-with-picture',
    name: 'A voice beside a picture',
    group: 'Testimonials',
    section: {
      tone: 'tint',
      align: 'center',
      blocks: [
        picture(at(1, 9), '1', { ratio: 'square' }),
        quote(
          at(11, 13),
          'I have worn it every winter since. The elbows are new, the rest is the first one.',
          'Ruth, customer since 2009',
          {
            size: 'large',
          },
        ),
      ],
    },
  },
  {
    id: 'voices-papers',
    name: 'From the papers',
    group: 'Testimonials',
    section: {
      blocks: [
        heading(at(1, 7), 'Written about us', { size: 'small' }),
        index(at(9, 16), [
          { title: '“The quietest dining room in the city.”', note: 'Morning Herald', meta: '2026' },
          { title: '“Order whatever they are worried about.”', note: 'The Table', meta: '2025' },
          { title: '“We went back the next day.”', note: 'Weekend', meta: '2025' },
        ]),
      ],
    },
  },
];
