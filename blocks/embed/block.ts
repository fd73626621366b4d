import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { foreignFrames, frameSource } from './source.ts';
import { EmbedView } from './view.tsx';

export default defineBlock({
  type: 'embed',
  number: BlockType.embed,
  name: 'Embed',
  summary: 'A page from elsewhere, in a frame.',
  category: 'media',
  isEmpty: ({ address }) => frameSource(address) === undefined,
  hint: 'No address yet',
  isWordless: true,
  isFrame: true,
  isPageOnly: true,
  thirdParty: ({ address, consent }) => ({ frames: foreignFrames(address), said: consent }),
  fields,
  View: EmbedView,
});
