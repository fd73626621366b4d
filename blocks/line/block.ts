import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { LineView } from './view.tsx';

export default defineBlock({
  type: 'line',
  number: BlockType.line,
  name: 'Line',
  summary: 'A rule between two thoughts.',
  category: 'layout',
  fields,
  View: LineView,
});
