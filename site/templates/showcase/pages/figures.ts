import { below, type ManualPage } from '../manual.ts';

const MONTHS = {
  columns: ['Month', 'Visitors', 'Readers'],
  rows: [
    ['January', '1,240', '310'],
    ['February', '1,480', '402'],
    ['March', '1,310', '390'],
    ['April', '1,890', '611'],
    ['May', '2,260', '734'],
    ['June', '2,140', '702'],
  ],
};

export const table: ManualPage = {
  type: 'table',
  title: 'Table',
  kind: 'Figures',
  summary: 'Rows and columns, typed or pasted.',
  lead: 'For sizes, hours and prices. Columns of numbers line up by themselves; on a narrow screen the table is pushed along.',
  picture: 'window',
  examples: [
    {
      name: 'Lines',
      about: 'The first column names the rows.',
      blocks: below('table', { caption: 'Half a year of this site', data: MONTHS }),
    },
    { name: 'Stripes', about: 'For long rows.', blocks: below('table', { data: MONTHS, look: 'stripes' }) },
  ],
};

export const menu: ManualPage = {
  type: 'menu',
  title: 'Menu',
  kind: 'Figures',
  summary: 'What a kitchen serves, with prices.',
  lead: 'Parts, dishes and prices as they are written on a card.',
  picture: 'bowl',
  examples: [
    {
      name: 'One column',
      about: 'With a note and marks.',
      blocks: below('menu', {
        sections: [
          {
            title: 'Small',
            note: 'Bread comes with it.',
            dishes: [
              { name: 'White beans, sage', price: '7', words: 'Warm, with too much oil.', marks: 'vegan' },
              { name: 'Anchovies, butter', price: '9', words: '', marks: '' },
            ],
          },
          {
            title: 'Large',
            note: '',
            dishes: [
              { name: 'Pappardelle, duck', price: '17', words: 'Four hours, mostly waiting.', marks: '' },
              { name: 'Fish of the day', price: '21', words: 'Ask.', marks: '' },
            ],
          },
        ],
      }),
    },
    {
      name: 'Tabs',
      about:
        'Parts that name different menus stand on a tab for each. Without scripts all of them are there.',
      blocks: below('menu', {
        sections: [
          {
            title: 'To begin',
            menu: 'Lunch',
            dishes: [
              { name: 'Soup of the morning', price: '6', words: 'Whatever was at the door.', marks: '' },
            ],
          },
          {
            title: 'Then',
            menu: 'Lunch',
            dishes: [{ name: 'Omelette, herbs', price: '9', words: '', marks: '' }],
          },
          {
            title: 'Slowly',
            menu: 'Dinner',
            dishes: [
              { name: 'Shoulder of lamb', price: '19', words: 'Seven hours, one herb.', marks: '' },
              { name: 'Chard, two cheeses', price: '15', words: '', marks: '' },
            ],
          },
        ],
      }),
    },
  ],
};

export const timeSince: ManualPage = {
  type: 'time-since',
  title: 'Time since',
  kind: 'Figures',
  summary: 'How long ago something was, always true.',
  lead: 'Says how long ago a day was and goes on counting while the page is open. Without scripts the day itself stands there.',
  picture: 'night',
  examples: [
    {
      name: 'In a sentence',
      about: 'With words around it.',
      blocks: below('time-since', { since: '2019-04-06T09:00:00.000Z', before: 'We opened', after: '.' }),
    },
  ],
};

export const chart: ManualPage = {
  type: 'chart',
  title: 'Chart',
  kind: 'Figures',
  summary: 'Bars, a line or a pie from a small table.',
  lead: 'The first column names, the others count. Numbers can be read as a table too, which is what screen readers do.',
  picture: 'hills',
  examples: [
    {
      name: 'Bars',
      about: 'To compare.',
      blocks: below('chart', { kind: 'bar', caption: 'Visitors and readers', data: MONTHS }),
    },
    {
      name: 'Line',
      about: 'To see where it goes.',
      blocks: below('chart', { kind: 'line', caption: 'Visitors and readers', data: MONTHS }),
    },
    {
      name: 'Pie',
      about: 'For parts of a whole, and few of them.',
      blocks: below('chart', {
        kind: 'pie',
        caption: 'Where readers come from',
        unit: 'readers',
        data: {
          columns: ['From', 'Readers'],
          rows: [
            ['Search', '412'],
            ['Friends', '236'],
            ['Feeds', '128'],
            ['Elsewhere', '64'],
          ],
        },
      }),
    },
  ],
};
