import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'menu',
  title: 'Menu',
  kind: 'Figures',
  summary: 'Dishes and drinks, with prices.',
  lead: 'Parts, dishes and prices as they are written on a card.',
  picture: 'bowl',
  examples: [
    {
      name: 'One column',
      about: 'With a note, marks and what they mean.',
      blocks: below('menu', {
        legend: [
          { mark: 'vegan', words: 'nothing of animals' },
          { mark: 'D', words: 'fish' },
          { mark: 'G', words: 'milk' },
        ],
        sections: [
          {
            title: 'Small',
            note: 'Bread comes with it.',
            dishes: [
              { name: 'White beans, sage', price: '7', words: 'Warm, with too much oil.', marks: 'vegan' },
              { name: 'Anchovies, butter', price: '9', words: '', marks: 'D, G' },
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

export default [page];
