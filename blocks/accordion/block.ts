import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { AccordionView } from './view.tsx';

export default defineBlock({
  type: 'accordion',
  number: BlockType.accordion,
  name: 'Accordion',
  summary: 'Questions that open to their answers.',
  category: 'interactive',
  isEmpty: ({ items }) => items.length === 0,
  hint: 'No items yet',
  levelField: 'level',
  fields,
  View: AccordionView,
});
