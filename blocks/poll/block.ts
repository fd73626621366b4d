import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { NO_POLL, PollView } from './view.tsx';

export default defineBlock({
  type: 'poll',
  number: BlockType.poll,
  name: 'Poll',
  summary: 'One question with options, and how others voted.',
  category: 'interactive',
  isEmpty: ({ formId }) => formId === '',
  hint: NO_POLL,
  needs: ({ formId }) => ({ form: formId }),
  fields,
  View: PollView,
});
