import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { PdfView } from './view.tsx';

export default defineBlock({
  type: 'pdf',
  number: BlockType.pdf,
  name: 'PDF',
  summary: 'A document to read on the page.',
  category: 'media',
  isEmpty: ({ file }) => file === '',
  hint: 'Choose a PDF file',
  isFrame: true,
  fields,
  View: PdfView,
});
