import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { HeadingView } from './view.tsx';

export default defineBlock({
  type: 'heading',
  number: BlockType.heading,
  name: 'Heading',
  summary: 'A line that says what follows.',
  category: 'text',
  fields,
  View: HeadingView,
});
