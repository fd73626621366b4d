import { isBlank } from '../kit/blank.ts';
import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { PlainQuote, QuoteView } from './view.tsx';

export default defineBlock({
  type: 'quote',
  number: BlockType.quote,
  name: 'Quote',
  summary: 'Somebody else’s words, and who said them.',
  category: 'text',
  span: 16,
  isEmpty: ({ text }) => isBlank(text),
  PlainView: PlainQuote,
  fields,
  View: QuoteView,
});
