import { heading, index, picture, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { inOrder, type SectionDesign } from './design.ts';

const VISITS = [
  {
    name: 'A visit',
    one: { price: '£60' },
    words: 'One hour in your garden and a page of notes afterwards.',
    joinLabel: 'Book a visit',
  },
  {
    name: 'A day',
    one: { price: '£340' },
    words: 'Two of us, our tools, and the cuttings taken away.',
    joinLabel: 'Book a day',
    isFeatured: true,
  },
  {
    name: 'A season',
    one: { price: '£1,900' },
    words: 'Eight visits from March to October, storms included.',
    joinLabel: 'Ask about a season',
  },
];

/** Four of a row stand two and two on phones. */
const inPair = (place: number, row: number) => ({
  phone: at(1 + (place % 2) * 4, 4, row + Math.floor(place / 2)),
});

export const showing: readonly SectionDesign[] = [
  {
    id: 'pictures-one-wide',
    name: 'One picture, edge to edge',
    group: 'Galleries',
    section: { width: 'full', space: 'none', blocks: [picture(at(1, 24), '1', { ratio: 'wide' })] },
  },
  {
    id: 'pictures-two',
    name: 'Two pictures',
    group: 'Galleries',
    section: {
      blocks: [
        picture(at(1, 14), '1', { ratio: 'landscape', note: 'The north light, in March' }),
        picture(at(16, 9), '2', { ratio: 'portrait', note: 'The stair' }),
      ],
    },
  },
  {
    id: 'pictures-three',
    name: 'Three with titles',
    group: 'Galleries',
    section: {
      blocks: [
        heading(at(1, 14), 'New this week'),
        picture(at(1, 8, 2), '1', { ratio: 'portrait', title: 'Walnut stool', note: '£180' }),
        picture(at(9, 8, 2), '2', { ratio: 'portrait', title: 'Reading lamp', note: '£240' }),
        picture(at(17, 8, 2), '3', { ratio: 'portrait', title: 'Shelf, two boards', note: '£95' }),
      ],
    },
  },
  {
    id: 'pictures-four',
    name: 'Four in a row',
    group: 'Galleries',
    section: {
      space: 'small',
      blocks: [
        picture(at(1, 6), '1', { ratio: 'square' }, inPair(0, 1)),
        picture(at(7, 6), '2', { ratio: 'square' }, inPair(1, 1)),
        picture(at(13, 6), '3', { ratio: 'square' }, inPair(2, 1)),
        picture(at(19, 6), '4', { ratio: 'square' }, inPair(3, 1)),
      ],
    },
  },
  {
    id: 'pictures-mosaic',
    name: 'One large, two small',
    group: 'Galleries',
    section: {
      blocks: [
        picture(at(1, 16, 1, 2), '1', { ratio: 'square' }),
        picture(at(17, 8, 1), '2', { ratio: 'square' }),
        picture(at(17, 8, 2), '3', { ratio: 'square' }),
      ],
    },
  },
  {
    id: 'pictures-story',
    name: 'Pictures and words in turns',
    group: 'Galleries',
    section: {
      blocks: inOrder([
        picture(at(1, 12, 1, 2), '1', { ratio: 'landscape' }),
        heading(at(14, 10, 1), 'Clay from the river', { level: 3 }),
        text(at(14, 9, 2), 'Dug in September, when the water is low, and left under wet sacks until spring.'),
        picture(at(13, 12, 3, 2), '2', { ratio: 'landscape' }),
        heading(at(1, 10, 3), 'Fired with beech', { level: 3 }),
        text(
          at(1, 9, 4),
          'Thirty hours, two people awake at any time, and nobody opens the door before Tuesday.',
        ),
      ]),
    },
  },
  {
    id: 'lists-hours',
    name: 'Opening hours',
    group: 'Contact',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 8), 'When we are here'),
        index(at(10, 15), [
          { title: 'Tuesday to Friday', meta: '8.00 to 18.00' },
          { title: 'Saturday', note: 'Market day, expect a queue', meta: '7.00 to 14.00' },
          { title: 'Sunday and Monday', meta: 'Closed' },
        ]),
      ],
    },
  },
  {
    id: 'lists-steps',
    name: 'Numbered steps',
    group: 'Features',
    section: {
      blocks: [
        heading(at(1, 8), 'How it goes'),
        index(
          at(10, 15),
          [
            { title: 'Write', note: 'Two sentences and a picture.' },
            { title: 'Meet', note: 'An hour at your table, or ours.' },
            { title: 'Decide', note: 'You get a drawing and a price. Take a week.' },
            { title: 'Build', note: 'Six to ten weeks, and we ring on Fridays.' },
          ],
          { numbered: true },
        ),
      ],
    },
  },
  {
    id: 'lists-events',
    name: 'What is on',
    group: 'Events',
    section: {
      tone: 'ink',
      blocks: [
        heading(at(1, 24), 'This month', { size: 'large' }),
        index(at(1, 24, 2), [
          { title: 'Thu 4', note: 'Open rehearsal, bring a cushion', meta: '19.30' },
          { title: 'Sat 13', note: 'Quartet by candlelight', meta: '20.00' },
          { title: 'Sun 14', note: 'For children, forty minutes', meta: '11.00' },
          { title: 'Fri 26', note: 'The piano gets played by whoever comes', meta: '21.00' },
        ]),
      ],
    },
  },
  {
    id: 'lists-people',
    name: 'The people',
    group: 'Team',
    section: {
      blocks: [
        heading(at(1, 24), 'Who you will meet'),
        picture(at(1, 6, 2), '1', { ratio: 'portrait', title: 'Nora', note: 'Front of house' }, inPair(0, 2)),
        picture(at(7, 6, 2), '2', { ratio: 'portrait', title: 'Tomás', note: 'Kitchen' }, inPair(1, 2)),
        picture(at(13, 6, 2), '3', { ratio: 'portrait', title: 'Aiko', note: 'Pastry' }, inPair(2, 2)),
        picture(
          at(19, 6, 2),
          '4',
          { ratio: 'portrait', title: 'Ben', note: 'Everything that squeaks' },
          inPair(3, 2),
        ),
      ],
    },
  },
  {
    id: 'prices-three',
    name: 'Three prices',
    group: 'Pricing',
    section: {
      blocks: [
        heading(at(1, 24), 'What it costs'),
        block('pricing', at(1, 24, 2), { plans: VISITS, second: '' }),
      ],
    },
  },
  {
    id: 'prices-list',
    name: 'A price list',
    group: 'Pricing',
    section: {
      divider: 'line',
      blocks: [
        heading(at(1, 8), 'Cuts and colour'),
        text(at(1, 7, 2), 'Coffee is included. Children under ten pay half.', 'small'),
        index(at(10, 15, 1, 2), [
          { title: 'Wash and cut', note: 'Forty-five minutes', meta: '£48' },
          { title: 'Fringe', note: 'Without a booking', meta: '£12' },
          { title: 'Colour', note: 'Roots or all of it', meta: 'from £85' },
          { title: 'Beard', note: 'Hot towel', meta: '£25' },
        ]),
      ],
    },
  },
  {
    id: 'prices-menu',
    name: 'A menu',
    group: 'Menus',
    section: {
      blocks: inOrder([
        heading(at(1, 11), 'To begin', { level: 3 }),
        index(at(1, 11, 2), [
          { title: 'Bread, two butters', meta: '6' },
          { title: 'Leeks, egg, mustard', meta: '11' },
          { title: 'Sardines on toast', meta: '12' },
        ]),
        heading(at(13, 12), 'After that', { level: 3 }),
        index(at(13, 12, 2), [
          { title: 'Gnocchi, brown butter', meta: '17' },
          { title: 'Hake, white beans', meta: '24' },
          { title: 'Rabbit, olives, polenta', meta: '26' },
        ]),
      ]),
    },
  },
];
