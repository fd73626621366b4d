import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { ShapeView } from './view.tsx';

export default defineBlock({
  type: 'shape',
  number: BlockType.shape,
  name: 'Shape',
  summary: 'A drawn shape, or an edge between two parts of a page.',
  category: 'layout',
  isEmpty: () => false,
  isWordless: true,
  fields,
  View: ShapeView,
});
