import { button, heading, index, picture, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { own, room, type SectionDesign, UNSET } from './design.ts';

export const heroes: readonly SectionDesign[] = [
  {
    id: 'opening-statement',
    name: 'One sentence, full screen',
    group: 'Heroes',
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
    group: 'Heroes',
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
    group: 'Heroes',
    section: {
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
    group: 'Heroes',
    section: {
      tone: 'ink',
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
    group: 'Heroes',
    section: {
      tone: 'ink',
      blocks: [
        heading(at(1, 24), 'Halden & Daughter', { level: 1, size: 'display' }),
        room(2),
        text(at(1, 7, 3), '**What**\nPianos, tuned and rebuilt', 'normal'),
        text(at(9, 7, 3), '**Where**\n12 Quarry Road, second yard', 'normal'),
        text(at(17, 7, 3), '**When**\nTuesday to Saturday, 9 to 5', 'normal'),
      ],
    },
  },
  {
    id: 'opening-index',
    name: 'Title and contents',
    group: 'Heroes',
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
  {
    id: 'hero-running-line',
    name: 'Picture and a running line',
    group: 'Heroes',
    section: {
      space: 'small',
      blocks: [
        picture(at(1, 24), '1', { ratio: 'wide', eager: 'first' }),
        block('marquee', at(1, 24, 2), {
          items: [{ text: 'Open air' }, { text: 'Three nights' }, { text: 'No tickets at the gate' }],
          size: 'huge',
          separator: 'star',
          pausedOnHover: true,
        }),
        heading(at(1, 12, 3), 'A festival the size of a village', { level: 1 }),
        text(at(15, 9, 3), 'Nine bands, one stage, and the baker brings breakfast on Sunday.', 'large'),
      ],
    },
  },
  {
    id: 'hero-wide-title',
    name: 'Wide title, picture to the right',
    group: 'Heroes',
    section: {
      blocks: [
        heading(at(1, 24), 'Houses that keep the weather out and the evening in', {
          level: 1,
          size: 'display',
        }),
        room(2),
        text(at(1, 6, 3), 'Architecture for people who stay. Four projects a year, never five.'),
        picture(at(9, 16, 3, 2), '1', { ratio: 'landscape', eager: 'first' }),
        button(at(1, 6, 4), 'See the projects', UNSET, { look: 'underline' }),
      ],
    },
  },
  {
    id: 'hero-product',
    name: 'A product with its rating',
    group: 'Heroes',
    section: {
      tone: 'tint',
      align: 'center',
      blocks: [
        block('rating', at(1, 11, 1), { stars: 4.8, count: 1240, words: 'from people who use it daily' }),
        heading(at(1, 11, 2), 'The notebook that does your accounts', { level: 1, size: 'large' }),
        text(at(1, 10, 3), 'Write down what you sold. In the evening it knows what is left.', 'large'),
        button(at(1, 6, 4), 'Try it for a month', UNSET),
        button(at(7, 5, 4), 'How it works', UNSET, { look: 'underline' }),
        picture(at(13, 12, 1, 4), '1', { ratio: 'square', eager: 'first' }),
      ],
    },
  },
  {
    id: 'hero-letter',
    name: 'A title and a sign-up',
    group: 'Heroes',
    section: {
      space: 'large',
      blocks: [
        heading(at(3, 20), 'Letters about small rivers', { level: 1, size: 'display' }),
        text(at(3, 13, 2), 'One walk, one map, one mistake. Every second Sunday since 2014.', 'large'),
        block('newsletter', at(3, 13, 3), { listId: own('mailingList'), title: '' }),
      ],
    },
  },
  {
    id: 'hero-tonight',
    name: 'Open until late',
    group: 'Heroes',
    section: {
      tone: 'ink',
      height: 'screen',
      align: 'end',
      background: 'picture:1',
      blocks: [
        heading(at(1, 18), 'Tonight there is soup.', { level: 1, size: 'display' }),
        block('opening-hours', at(1, 12, 2), { look: 'large', hasDays: false }),
        button(at(1, 8, 3), 'Book a table', UNSET),
      ],
    },
  },
];
