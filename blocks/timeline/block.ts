import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { TimelineView } from './view.tsx';

export default defineBlock({
  type: 'timeline',
  number: BlockType.timeline,
  name: 'Timeline',
  summary: 'What happened when, in order.',
  category: 'text',
  isEmpty: ({ entries }) => entries.every(({ title, when }) => isBlank(title + when)),
  hint: 'No entries yet',
  levelField: 'level',
  fields,
  View: TimelineView,
});
