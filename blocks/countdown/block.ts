import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { CountdownView } from './view.tsx';

export default defineBlock({
  type: 'countdown',
  number: BlockType.countdown,
  name: 'Countdown',
  summary: 'How long it is until something begins.',
  category: 'interactive',
  isEmpty: ({ until }) => until === '',
  hint: 'Choose a date',
  fields,
  View: CountdownView,
});
