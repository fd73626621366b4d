import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { ComparisonView } from './view.tsx';

export default defineBlock({
  type: 'comparison',
  number: BlockType.comparison,
  name: 'Before and after',
  summary: 'Two pictures on top of each other, with a handle between them.',
  category: 'media',
  isEmpty: ({ before, after }) => before.src === '' || after.src === '',
  hint: 'Choose two pictures',
  isWordless: true,
  fields,
  View: ComparisonView,
});
