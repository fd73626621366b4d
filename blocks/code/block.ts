import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { CodeView } from './view.tsx';

export default defineBlock({
  type: 'code',
  number: BlockType.code,
  name: 'Code',
  summary: 'Your own HTML, or source to be read.',
  category: 'code',
  fields,
  View: CodeView,
});
