import { headingsIn, isEmptyRichText } from '#core/rich-text/document.ts';
import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { PlainText, TextView } from './view.tsx';

export default defineBlock({
  type: 'text',
  number: BlockType.html,
  name: 'Text',
  summary: 'Paragraphs, lists and links.',
  category: 'text',
  span: 12,
  slice: () => SliceType.body,
  titles: ({ text }) => headingsIn(text),
  isEmpty: ({ text }) => isEmptyRichText(text),
  PlainView: PlainText,
  fields,
  View: TextView,
});
