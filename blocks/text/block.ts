import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { TextView } from './view.tsx';

export default defineBlock({
  type: 'text',
  number: BlockType.html,
  name: 'Text',
  summary: 'Paragraphs, lists and links.',
  category: 'text',
  fields,
  View: TextView,
});
