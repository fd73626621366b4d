import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { ButtonView } from './view.tsx';

export default defineBlock({
  type: 'button',
  number: BlockType.button,
  name: 'Button',
  summary: 'A link that asks to be followed.',
  category: 'interactive',
  fields,
  View: ButtonView,
});
