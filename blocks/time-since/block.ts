import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { TimeSinceView } from './view.tsx';

export default defineBlock({
  type: 'time-since',
  number: BlockType.timeSince,
  name: 'Time since',
  summary: 'How long ago something was, always true.',
  category: 'text',
  isEmpty: ({ since }) => since === '',
  hint: 'Choose a date',
  fields,
  View: TimeSinceView,
});
