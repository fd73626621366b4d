import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { LogosView } from './view.tsx';

export default defineBlock({
  type: 'logos',
  number: BlockType.logos,
  name: 'Logo wall',
  summary: 'Logos of customers, partners or the press.',
  category: 'media',
  isEmpty: ({ logos }) => logos.every(({ image }) => image.src === ''),
  hint: 'No logos yet',
  isWordless: true,
  fields,
  View: LogosView,
});
