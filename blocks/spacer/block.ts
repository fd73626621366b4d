import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { SpacerView } from './view.tsx';

export default defineBlock({
  type: 'spacer',
  number: BlockType.spacer,
  name: 'Spacer',
  summary: 'Empty space of a set height.',
  category: 'layout',
  isEmpty: () => false,
  isWordless: true,
  fields,
  View: SpacerView,
});
