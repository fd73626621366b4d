import { BlockType } from '#core/enumerations/block-types.ts';
import { isAnswered } from './questions.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { FaqView } from './view.tsx';

export default defineBlock({
  type: 'faq',
  number: BlockType.faq,
  name: 'FAQ',
  summary: 'Questions with answers, which search engines can read too.',
  category: 'interactive',
  isEmpty: ({ questions }) => questions.every((entry) => !isAnswered(entry)),
  hint: 'No questions yet',
  levelField: 'level',
  fields,
  View: FaqView,
});
