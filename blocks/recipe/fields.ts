import {
  choice,
  group,
  image,
  list,
  number,
  optionalNumber,
  text,
  type ValueOf,
} from '#core/fields/index.ts';

export const MAX_INGREDIENTS = 100;
export const MAX_STEPS = 60;
const DAY_IN_MINUTES = 24 * 60;

const minutes = (label: string) =>
  number({ min: 0, max: 30 * DAY_IN_MINUTES, initial: 0, label, unit: 'min' });

export const fields = group({
  title: text({ max: 160, label: 'Title' }),
  words: text({ max: 600, lines: 3, label: 'Introduction' }),
  image: image({ label: 'Picture' }),
  servings: optionalNumber({ min: 1, max: 1000, label: 'Servings', none: 'Not shown' }),
  prepMinutes: minutes('Preparation'),
  cookMinutes: minutes('Cooking'),
  ingredients: list(
    group({
      text: text({ max: 200, label: 'Ingredient', placeholder: '500 g rye flour' }),
      part: text({ max: 80, label: 'Part', help: 'Such as For the sauce. It stands above what follows.' }),
    }),
    { max: MAX_INGREDIENTS, label: 'Ingredients' },
  ),
  steps: list(group({ text: text({ max: 1000, lines: 3, label: 'Step' }) }), {
    max: MAX_STEPS,
    label: 'Steps',
  }),
  note: text({ max: 600, lines: 3, label: 'Note' }),
  level: choice([2, 3], 2, { label: 'Level of the title' }),
});

export type RecipeValues = ValueOf<typeof fields>;
