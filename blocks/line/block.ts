import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { LineView } from './view.tsx';

export default defineBlock({
  type: 'line',
  number: BlockType.line,
  name: 'Line',
  summary: 'A rule between two thoughts.',
  category: 'layout',
  isEmpty: () => false,
  isWordless: true,
  fields,
  View: LineView,
});
