import { button, heading, picture, text } from '../templates/drafts.ts';
import { at, block, type BlockDraft } from '../templates/template.ts';
import { line, own, type SectionDesign, UNSET } from './design.ts';

/** A number over the words that say what it counts; two and two on phones. */
const figure = (place: number, value: string, words: string): BlockDraft[] => {
  const column = 1 + place * 6;
  const phone = { column: 1 + (place % 2) * 4, row: 3 + Math.floor(place / 2) * 2 };
  return [
    {
      ...block('heading', at(column, 5, 2), { text: value, level: 3, size: 'large' }),
      phone: at(phone.column, 4, phone.row),
    },
    { ...text(at(column, 5, 3), words, 'small'), phone: at(phone.column, 4, phone.row + 1) },
  ];
};

const YEAR = [
  { when: 'January', title: 'We draw', words: 'Nobody sees us until the snow is gone.', image: 'picture:1' },
  { when: 'April', title: 'We plant', words: 'Eleven hundred trees in nine days.', image: 'picture:2' },
  { when: 'September', title: 'We open the gate', words: 'Come and eat what is ripe.', image: 'picture:3' },
];

/** What happens, what has been written, and what it adds up to. */
export const reporting: readonly SectionDesign[] = [
  {
    id: 'blog-three',
    name: 'The newest three posts',
    group: 'Blog',
    section: {
      blocks: [
        heading(at(1, 16), 'Lately'),
        block('summary', at(1, 24, 2), { collection: own('blog'), count: 3, moreLabel: 'All posts' }),
      ],
    },
  },
  {
    id: 'blog-list',
    name: 'Posts as a list',
    group: 'Blog',
    section: {
      divider: 'line',
      blocks: [
        heading(at(1, 12), 'From the notebook'),
        text(at(15, 10), 'Short things, written between two long ones.', 'small'),
        block('summary', at(1, 24, 2), {
          collection: own('blog'),
          layout: 'list',
          count: 5,
          showPicture: false,
        }),
      ],
    },
  },
  {
    id: 'blog-row',
    name: 'Posts in a row',
    group: 'Blog',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 18), 'Read on', { size: 'large' }),
        block('summary', at(1, 24, 2), {
          collection: own('blog'),
          layout: 'carousel',
          count: 8,
          ratio: 'portrait',
          showExcerpt: false,
        }),
      ],
    },
  },
  {
    id: 'events-next',
    name: 'What is on next',
    group: 'Events',
    section: {
      blocks: [
        heading(at(1, 7), 'Next'),
        block('summary', at(9, 16), {
          collection: own('events'),
          layout: 'list',
          count: 4,
          moreLabel: 'The whole calendar',
        }),
      ],
    },
  },
  {
    id: 'events-one',
    name: 'One evening',
    group: 'Events',
    section: {
      align: 'center',
      blocks: [
        picture(at(1, 11, 1, 4), '1', { ratio: 'portrait' }),
        text(at(13, 11, 1), 'Thursday, 12 June, 19.00, the granary', 'small'),
        heading(at(13, 12, 2), 'Songs for an empty granary', { size: 'large' }),
        text(
          at(13, 10, 3),
          'Two voices, one cello, no lights until it is properly dark. Bring something warm to sit on.',
        ),
        block('add-to-calendar', at(13, 10, 4), {
          title: 'Songs for an empty granary',
          startsAt: '2030-06-12T17:00:00.000Z',
          endsAt: '2030-06-12T19:30:00.000Z',
          place: 'The granary',
          look: 'button',
        }),
      ],
    },
  },
  {
    id: 'numbers-four',
    name: 'Four numbers',
    group: 'Statistics',
    section: {
      blocks: [
        line(at(1, 24, 1), { colour: 'ink' }),
        ...figure(0, '1998', 'the year of the first chair'),
        ...figure(1, '4,210', 'chairs since'),
        ...figure(2, '11', 'people at the bench'),
        ...figure(3, '0', 'screws in sight'),
      ].map((draft) => (draft.type === 'line' ? { ...draft, phone: at(1, 8, 1) } : draft)),
    },
  },
  {
    id: 'numbers-one',
    name: 'One very large number',
    group: 'Statistics',
    section: {
      tone: 'accent',
      space: 'large',
      align: 'end',
      blocks: [
        heading(at(1, 13), '83 %', { size: 'display' }),
        text(
          at(15, 10),
          'of what we sell is mended at least once. The other seventeen are still under the first layer of oil.',
          'large',
        ),
      ],
    },
  },
  {
    id: 'numbers-chart',
    name: 'Words and a chart',
    group: 'Statistics',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 12, 1), 'More bread, less flour'),
        text(
          at(15, 10),
          'Since we mill ourselves a loaf needs less. The rest is in the report, with every number we have.',
        ),
        button(at(1, 12, 3), 'Read the report', UNSET, { look: 'underline' }),
        block('chart', at(1, 24, 2), {
          caption: 'Loaves a day',
          data: {
            columns: ['Year', 'Loaves'],
            rows: [
              ['2022', '140'],
              ['2023', '180'],
              ['2024', '210'],
              ['2025', '260'],
            ],
          },
        }),
      ],
    },
  },
  {
    id: 'timeline-year',
    name: 'A year, with pictures',
    group: 'Timelines',
    section: {
      blocks: [
        heading(at(1, 18), 'A year in the orchard', { size: 'large' }),
        block('timeline', at(1, 24, 2), { entries: YEAR, look: 'row' }),
      ],
    },
  },
];
