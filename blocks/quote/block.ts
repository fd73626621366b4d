import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { QuoteView } from './view.tsx';

export default defineBlock({
  type: 'quote',
  number: BlockType.quote,
  name: 'Quote',
  summary: 'Somebody else’s words, and who said them.',
  category: 'text',
  fields,
  View: QuoteView,
});
