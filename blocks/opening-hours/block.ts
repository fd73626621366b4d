import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { OpeningHoursView } from './view.tsx';

export default defineBlock({
  type: 'opening-hours',
  number: BlockType.openingHours,
  name: 'Opening hours',
  summary: 'When you are open, and whether you are open now.',
  category: 'text',
  isEmpty: () => false,
  span: 10,
  fields,
  View: OpeningHoursView,
});
