import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { QuotesView } from './view.tsx';

export default defineBlock({
  type: 'quotes',
  number: BlockType.quotes,
  name: 'Quote carousel',
  summary: 'Several quotes in a row, to swipe through.',
  category: 'text',
  isEmpty: ({ quotes }) => quotes.every(({ text }) => isBlank(text)),
  hint: 'No quotes yet',
  fields,
  View: QuotesView,
});
