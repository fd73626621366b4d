import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { ShareView } from './view.tsx';

export default defineBlock({
  type: 'share',
  number: BlockType.share,
  name: 'Share buttons',
  summary: 'Lets visitors pass a page on. Nobody is told before somebody presses one.',
  category: 'interactive',
  isEmpty: () => false,
  fields,
  View: ShareView,
});
