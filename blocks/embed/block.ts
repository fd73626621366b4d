import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { EmbedView } from './view.tsx';

export default defineBlock({
  type: 'embed',
  number: BlockType.embed,
  name: 'Embed',
  summary: 'A page from elsewhere, in a frame.',
  category: 'media',
  fields,
  View: EmbedView,
});
