import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { IndexView } from './view.tsx';

export default defineBlock({
  type: 'index',
  number: BlockType.summary,
  name: 'Index',
  summary: 'A dense list whose pictures show on demand.',
  category: 'media',
  fields,
  View: IndexView,
});
