import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { IndexView } from './view.tsx';

export default defineBlock({
  type: 'index',
  number: BlockType.index,
  name: 'Index',
  summary: 'A dense list whose pictures show on demand.',
  category: 'media',
  isEmpty: ({ entries }) => entries.length === 0,
  hint: 'No entries yet',
  fields,
  View: IndexView,
});
