import { isBlank } from '../kit/blank.ts';
import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { ButtonView } from './view.tsx';

export default defineBlock({
  type: 'button',
  number: BlockType.button,
  name: 'Button',
  summary: 'A link that stands out.',
  category: 'interactive',
  span: 8,
  slice: () => SliceType.buttons,
  isEmpty: ({ label }) => isBlank(label),
  fields,
  View: ButtonView,
});
