import { defineBlock } from '../block.ts';
import { fields } from './fields.ts';
import { TextView } from './view.tsx';

export default defineBlock({
  type: 'text',
  name: 'Text',
  summary: 'Paragraphs, lists and links.',
  category: 'text',
  fields,
  View: TextView,
});
