import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { RecipeView } from './view.tsx';

export default defineBlock({
  type: 'recipe',
  number: BlockType.recipe,
  name: 'Recipe',
  summary: 'Ingredients, steps and times, which search engines can read too.',
  category: 'text',
  isEmpty: ({ title, ingredients, steps }) =>
    isBlank([title, ...ingredients.map(({ text }) => text), ...steps.map(({ text }) => text)].join('')),
  hint: 'No recipe yet',
  levelField: 'level',
  headings: ({ level }) => [level + 1],
  nameOf: ({ title }) => title || 'Recipe',
  fields,
  View: RecipeView,
});
