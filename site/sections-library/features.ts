import { button, heading, index, picture, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { inOrder, line, room, type SectionDesign, UNSET } from './design.ts';

const icon = (row: number, name: string, title: string, words: string) =>
  block('icon', at(13, 12, row), { icon: name, title, words, side: 'left' });

const STAGES = [
  {
    title: 'Look',
    text: 'text:We walk through the house with you, open the cupboards and write down what is there. It takes a morning.',
  },
  {
    title: 'Draw',
    text: 'text:Two proposals on one sheet each. You may write on them; most people do.',
  },
  {
    title: 'Build',
    text: 'text:Six weeks in our workshop, three days in your house. The floor is covered before anything is carried in.',
  },
];

const column = (first: number, title: string, words: string) => [
  line(at(first, 5, 2), { colour: 'ink' }),
  text(at(first, 5, 3), `**${title}**\n\n${words}`),
];

/** What somebody offers, and why it is good. */
export const features: readonly SectionDesign[] = [
  {
    id: 'features-picture-and-reasons',
    name: 'Reasons beside a picture',
    group: 'Features',
    section: {
      align: 'center',
      blocks: [
        picture(at(1, 10, 1, 4), '1', { ratio: 'portrait' }),
        heading(at(13, 12, 1), 'Built to be opened again'),
        icon(2, 'wrench', 'Screws, not glue', 'Every part can be taken out with the key in the drawer.'),
        icon(3, 'recycle', 'Taken back', 'When you are done with it, we give you a third of the price.'),
        icon(4, 'truck', 'Carried up', 'To the room it belongs in, on any floor.'),
      ],
    },
  },
  {
    id: 'features-side-tabs',
    name: 'Steps in tabs',
    group: 'Features',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 20), 'From the first visit to the last screw', { size: 'large' }),
        room(2),
        block('tabs', at(1, 24, 3), { items: STAGES, look: 'side', label: 'How we work' }),
      ],
    },
  },
  {
    id: 'features-cards-in-turn',
    name: 'Two large cards in turn',
    group: 'Features',
    section: {
      blocks: [
        block('image', at(1, 24, 1), {
          image: 'picture:1',
          layout: 'card',
          side: 'left',
          ratio: 'landscape',
          title: 'For the week',
          text: 'text:A box on Monday with what the field gave: bread, roots, one thing you have never cooked.',
          action: 'Order a box',
        }),
        block('image', at(1, 24, 2), {
          image: 'picture:2',
          layout: 'card',
          side: 'right',
          ratio: 'landscape',
          title: 'For the evening',
          text: 'text:Supper for eight at the long table, on the last Friday of the month. Bring a bottle.',
          action: 'Keep a chair',
        }),
      ],
    },
  },
  {
    id: 'features-index',
    name: 'Services with pictures',
    group: 'Features',
    section: {
      divider: 'line',
      blocks: [
        heading(at(1, 12), 'What we take on'),
        text(at(15, 10), 'Four kinds of work. Anything else, we know somebody.', 'small'),
        index(at(1, 24, 2), [
          { title: 'New houses', note: 'From the site to the keys', picture: '1' },
          { title: 'Old houses', note: 'Kept, mended, made warm', picture: '2' },
          { title: 'Rooms', note: 'One at a time', picture: '3' },
          { title: 'Furniture', note: 'Where the wall is not straight', picture: '4' },
        ]),
      ],
    },
  },
  {
    id: 'features-ruled-columns',
    name: 'Four ruled columns',
    group: 'Features',
    section: {
      blocks: inOrder([
        heading(at(1, 18), 'Four things we decided early'),
        ...column(1, 'One oven', 'So there is one kind of crust, and it is the right one.'),
        ...column(7, 'No fridge', 'What is here was made today.'),
        ...column(13, 'Same price', 'For the neighbour and for the hotel.'),
        ...column(19, 'Closed Mondays', 'Somebody has to sleep.'),
      ]),
    },
  },
  {
    id: 'features-poster',
    name: 'Words on one large picture',
    group: 'Features',
    section: {
      blocks: [
        block('image', at(1, 24), {
          image: 'picture:1',
          layout: 'poster',
          position: 'bottom-left',
          ratio: 'wide',
          title: 'The long way round',
          note: 'Eleven kilometres',
          text: 'text:Over the ridge, past the two farms, back along the river. Nobody has regretted it yet.',
        }),
      ],
    },
  },
  {
    id: 'features-picture-explained',
    name: 'One thing, three points',
    group: 'Features',
    section: {
      tone: 'ink',
      blocks: [
        heading(at(1, 16), 'Look at it closely.', { size: 'large' }),
        text(at(1, 10, 2), 'Point at the marks: what looks simple took two winters.', 'large'),
        block('hotspots', at(1, 24, 3), {
          image: 'picture:1',
          spots: [
            { title: 'The joint', words: 'Cut by hand, held by nothing but itself.', x: 28, y: 42 },
            { title: 'The edge', words: 'Rounded where a sleeve would catch.', x: 54, y: 62 },
            { title: 'The mark', words: 'Year and number, burnt in last.', x: 76, y: 36 },
          ],
        }),
        button(at(1, 10, 4), 'How it is made', UNSET, { look: 'underline' }),
      ],
    },
  },
];
