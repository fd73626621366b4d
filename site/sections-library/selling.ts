import { button, heading, picture, text } from '../templates/drafts.ts';
import { at, block } from '../templates/template.ts';
import { room, type SectionDesign, UNSET } from './design.ts';

const listed = (...lines: string[]) => lines.map((words) => ({ text: words }));

const PLANS = [
  {
    name: 'Reader',
    words: 'For whoever wants to look first.',
    one: { price: '€0', unit: 'for good' },
    two: { price: '€0', unit: 'for good' },
    joinLabel: 'Start reading',
    features: listed('Three essays a month', 'The letter on Sundays'),
  },
  {
    name: 'Subscriber',
    words: 'For whoever reads to the end.',
    one: { price: '€6', unit: 'a month' },
    two: { price: '€60', unit: 'a year' },
    joinLabel: 'Subscribe',
    features: listed(
      'Everything, and the archive since 2014',
      'The printed issue in spring',
      'Letters answered',
    ),
    isFeatured: true,
  },
  {
    name: 'Patron',
    words: 'For whoever wants this to last.',
    one: { price: '€20', unit: 'a month' },
    two: { price: '€200', unit: 'a year' },
    joinLabel: 'Become a patron',
    features: listed('All of it', 'A seat at the yearly supper', 'Your name, if you like'),
  },
];

const BOOKINGS = [
  {
    name: 'Half a day',
    words: 'One portrait, or one dish, done well.',
    one: { price: '€480' },
    joinLabel: 'Ask for a date',
    features: listed('Four hours', 'Twelve pictures, chosen together', 'Delivered within a week'),
  },
  {
    name: 'A whole day',
    words: 'A house, a wedding lunch, a catalogue.',
    one: { price: '€880' },
    joinLabel: 'Ask for a date',
    features: listed(
      'Up to ten hours',
      'Sixty pictures',
      'A second pair of hands',
      'Delivered within two weeks',
    ),
    isFeatured: true,
  },
];

const DISHES = [
  {
    title: 'To begin',
    menu: 'Lunch',
    dishes: [
      { name: 'Soup of the day', price: '7', words: 'Ask. It was decided at ten.', marks: 'V' },
      { name: 'Sardines, toast, lemon', price: '9', marks: 'G F' },
    ],
  },
  {
    title: 'Plates',
    menu: 'Lunch',
    dishes: [
      { name: 'Omelette with herbs', price: '11', marks: 'V E' },
      { name: 'Meatballs, polenta', price: '14' },
    ],
  },
  {
    title: 'To begin',
    menu: 'Dinner',
    dishes: [
      { name: 'Beetroot, horseradish, walnut', price: '12', marks: 'V N' },
      { name: 'Raw scallop, apple', price: '16', marks: 'F' },
    ],
  },
  {
    title: 'Plates',
    menu: 'Dinner',
    dishes: [
      { name: 'Gnocchi, sage, old cheese', price: '19', marks: 'V G' },
      { name: 'Monkfish, white beans', price: '27', marks: 'F' },
      { name: 'Lamb shoulder for two', price: '48', words: 'It takes a while. So does the wine.' },
    ],
  },
];
const MARKS = [
  { mark: 'V', words: 'without meat or fish' },
  { mark: 'G', words: 'gluten' },
  { mark: 'E', words: 'egg' },
  { mark: 'F', words: 'fish' },
  { mark: 'N', words: 'nuts' },
];

/** What is for sale: products, prices, dishes. */
export const selling: readonly SectionDesign[] = [
  {
    id: 'products-new',
    name: 'New in the shop, in a row',
    group: 'Products',
    section: {
      blocks: [
        heading(at(1, 16), 'New on the shelf'),
        block('products', at(1, 24, 2), { count: 8, sort: 'newest', layout: 'carousel' }),
      ],
    },
  },
  {
    id: 'products-three',
    name: 'Four products under a title',
    group: 'Products',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 14), 'What people come back for', { size: 'large' }),
        text(at(17, 8), 'Four things we have never been able to stop making.'),
        block('products', at(1, 24, 2), { count: 4 }),
      ],
    },
  },
  {
    id: 'products-spotlight',
    name: 'One product, large',
    group: 'Products',
    section: {
      align: 'center',
      blocks: [
        picture(at(1, 13, 1, 5), '1', { ratio: 'portrait' }),
        block('rating', at(15, 10, 1), { stars: 4.9, count: 86, size: 'small' }),
        heading(at(15, 10, 2), 'The reading lamp'),
        text(
          at(15, 9, 3),
          'Brass and oiled ash. It throws a circle exactly as wide as a newspaper, and leaves the rest of the room alone.',
        ),
        block('table', at(15, 10, 4), {
          data: {
            columns: ['Detail', ''],
            rows: [
              ['Height', '48 cm'],
              ['Cable', '3 m, woven'],
              ['Made in', 'Our workshop'],
            ],
          },
          look: 'lines',
        }),
        button(at(15, 10, 5), 'Order the lamp', UNSET),
      ],
    },
  },
  {
    id: 'pricing-plans',
    name: 'Three plans, monthly or yearly',
    group: 'Pricing',
    section: {
      blocks: [
        heading(at(1, 18), 'Pay what reading is worth to you', { size: 'large' }),
        block('pricing', at(1, 24, 2), { plans: PLANS, saving: 'Two months free' }),
      ],
    },
  },
  {
    id: 'pricing-two',
    name: 'Two offers under a title',
    group: 'Pricing',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 12), 'Two ways to book me'),
        text(at(15, 10), 'Travel within the city is included. Further away we split the train.'),
        block('pricing', at(1, 24, 2), { plans: BOOKINGS, second: '' }),
      ],
    },
  },
  {
    id: 'comparison-table',
    name: 'What is in which plan',
    group: 'Comparisons',
    section: {
      blocks: [
        heading(at(1, 16), 'Side by side'),
        block('table', at(1, 24, 2), {
          caption: 'What each plan includes',
          data: {
            columns: ['', 'Reader', 'Subscriber', 'Patron'],
            rows: [
              ['Essays', '3 a month', 'All', 'All'],
              ['Archive', 'One year', 'Since 2014', 'Since 2014'],
              ['Printed issue', 'No', 'Yes', 'Yes, signed'],
              ['Yearly supper', 'No', 'No', 'One seat'],
            ],
          },
        }),
      ],
    },
  },
  {
    id: 'comparison-ways',
    name: 'The usual way, and ours',
    group: 'Comparisons',
    section: {
      tone: 'ink',
      blocks: [
        heading(at(1, 20), 'The usual way, and ours', { size: 'large' }),
        room(2),
        text(
          at(1, 11, 3),
          '**Usually**\n\n- Replaced after five years\n- Delivered to the kerb\n- A hotline with music\n- Wrapped in foam',
        ),
        text(
          at(13, 12, 3),
          '**Here**\n\n- Mended after thirty\n- Carried to the room\n- Ada, who answers herself\n- Wrapped in the blanket it came with',
        ),
      ],
    },
  },
  {
    id: 'comparison-words',
    name: 'Before and after, with words',
    group: 'Comparisons',
    section: {
      align: 'center',
      blocks: [
        block('comparison', at(1, 15, 1, 2), { before: 'picture:1', after: 'picture:2' }),
        heading(at(17, 8, 1), 'The same room'),
        text(at(17, 8, 2), 'Nothing was added. Two walls went, one window came back. Push the handle.'),
      ],
    },
  },
  {
    id: 'menu-day-and-evening',
    name: 'Lunch and dinner, in tabs',
    group: 'Menus',
    section: {
      blocks: [
        heading(at(1, 12), 'What we cook'),
        text(at(15, 10), 'It changes when the market does. Tell us what you cannot eat.', 'small'),
        block('menu', at(1, 24, 2), { sections: DISHES, legend: MARKS }),
      ],
    },
  },
  {
    id: 'menu-two-columns',
    name: 'A card in two columns',
    group: 'Menus',
    section: {
      tone: 'tint',
      blocks: [
        heading(at(1, 24), 'Tonight', { size: 'display' }),
        block('menu', at(1, 24, 2), {
          sections: DISHES.filter(({ menu }) => menu === 'Dinner').map(({ menu: _, ...part }) => part),
          legend: MARKS,
          columns: 'two',
        }),
      ],
    },
  },
];
