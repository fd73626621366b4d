import { button, heading, index, picture, text } from '../templates/drafts.ts';
import { at } from '../templates/template.ts';
import { type SectionDesign, UNSET } from './design.ts';

const group = 'Openings';

export const openings: readonly SectionDesign[] = [
  {
    id: 'opening-statement',
    name: 'One sentence, full screen',
    group,
    section: {
      height: 'screen',
      align: 'end',
      blocks: [
        heading(at(1, 20), 'We repair chairs\nthat others throw out.', { level: 1, size: 'display' }),
        text(
          at(1, 10, 2),
          'A workshop of four in the old tram depot. Open since 1998, closed on Mondays.',
          'large',
        ),
        button(at(1, 8, 3), 'See the workshop', UNSET),
      ],
    },
  },
  {
    id: 'opening-picture-right',
    name: 'Words left, picture right',
    group,
    section: {
      align: 'center',
      blocks: [
        heading(at(1, 11, 1), 'Bread at seven.\nSoup at noon.', { level: 1, size: 'large' }),
        picture(at(13, 12, 1, 3), '1', { ratio: 'portrait', eager: 'first' }),
        text(
          at(1, 9, 2),
          'Everything on the counter was made in the room behind it, most of it this morning.',
        ),
        button(at(1, 9, 3), 'What is on today', UNSET),
      ],
    },
  },
  {
    id: 'opening-picture-left',
    name: 'Tall picture left',
    group,
    section: {
      space: 'none',
      blocks: [
        picture(at(1, 12, 1, 4), '1', { ratio: 'tall', eager: 'first' }),
        text(at(14, 10, 1), 'Spring list, from 1 March', 'small'),
        heading(at(14, 11, 2), 'Forty kinds of tomato, none of them round.', { level: 1, size: 'large' }),
        text(
          at(14, 9, 3),
          'Young plants for gardens and balconies. Ordered by post, collected at the nursery gate.',
        ),
        button(at(14, 9, 4), 'Read the list', UNSET, { look: 'underline' }),
      ],
    },
  },
  {
    id: 'opening-over-picture',
    name: 'Words on a picture',
    group,
    section: {
      height: 'screen',
      align: 'end',
      background: 'picture:1',
      blocks: [
        heading(at(1, 16), 'Three rooms by the sea, and a long table.', { level: 1, size: 'large' }),
        text(at(1, 9, 2), 'Open from Easter until the first storm.', 'large'),
        button(at(1, 8, 3), 'Ask for a room', UNSET),
      ],
    },
  },
  {
    id: 'opening-name-and-facts',
    name: 'Name and three facts',
    group,
    section: {
      tone: 'ink',
      blocks: [
        heading(at(1, 24), 'Halden & Daughter', { level: 1, size: 'display' }),
        text(at(1, 7, 2), '**What**\nPianos, tuned and rebuilt', 'normal'),
        text(at(9, 7, 2), '**Where**\n12 Quarry Road, second yard', 'normal'),
        text(at(17, 7, 2), '**When**\nTuesday to Saturday, 9 to 5', 'normal'),
      ],
    },
  },
  {
    id: 'opening-index',
    name: 'Title and contents',
    group,
    section: {
      divider: 'line',
      blocks: [
        heading(at(1, 9), 'Work', { level: 1, size: 'display' }),
        index(
          at(11, 14),
          [
            { title: 'House on the slope', note: 'Timber, two floors', meta: '2026' },
            { title: 'School pavilion', note: 'Brick and larch', meta: '2025' },
            { title: 'Reading room', note: 'Inside a granary', meta: '2024' },
            { title: 'Ferry shelter', note: 'Steel, one week', meta: '2023' },
          ],
          { numbered: true },
        ),
      ],
    },
  },
];
