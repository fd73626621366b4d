import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { RatingView } from './view.tsx';

export default defineBlock({
  type: 'rating',
  number: BlockType.rating,
  name: 'Rating',
  summary: 'Stars, with how many people gave them.',
  category: 'text',
  isEmpty: ({ stars }) => stars === 0,
  hint: 'Choose how many stars',
  fields,
  View: RatingView,
});
