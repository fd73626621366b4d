import { below, type ShowcasePage } from '../kit/showcase.ts';

const rye = {
  title: 'Rye for people in no hurry',
  words: 'Two days, of which you work twenty minutes. It keeps for a week.',
  image: 'picture:bowl',
  servings: 12,
  prepMinutes: 20,
  cookMinutes: 55,
  ingredients: [
    { text: '500 g rye flour', part: 'On the evening before' },
    { text: '400 ml water, warm as a hand' },
    { text: '80 g sourdough' },
    { text: '12 g salt', part: 'In the morning' },
    { text: '1 tsp caraway, if you must' },
  ],
  steps: [
    { text: 'Stir flour, water and sourdough together. Cover it, and go to bed.' },
    { text: 'Work in salt and caraway. Let it rise in its tin until it reaches the rim.' },
    { text: 'Bake at 250 °C for ten minutes, then at 200 °C for forty-five.' },
  ],
  note: 'Wait a day before you cut it. Nobody does.',
};

const page: ShowcasePage = {
  type: 'recipe',
  title: 'Recipe',
  kind: 'Words',
  summary: 'Ingredients, steps and times, which search engines can read too.',
  lead: 'Written once, read by cooks and by search engines. Ingredients can be ticked off while one cooks, and the print fits on a page.',
  picture: 'bowl',
  examples: [
    {
      name: 'Complete',
      about: 'Picture, times, ingredients in parts, steps and a note.',
      blocks: below('recipe', rye),
    },
    {
      name: 'Short',
      about: 'Ingredients alone, for a drink.',
      tone: 'tint',
      blocks: below('recipe', {
        title: 'Summer, with ice',
        servings: 1,
        ingredients: [{ text: '1 lemon' }, { text: '2 sprigs of mint' }, { text: 'Soda water' }],
      }),
    },
  ],
};

export default [page];
