import { galleryPanel } from '#core/gallery/panel.ts';
import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { blockData, fields } from './fields.ts';
import { GalleryView } from './view.tsx';

export default defineBlock({
  type: 'gallery',
  number: BlockType.gallery,
  name: 'Gallery',
  summary: 'Pictures and videos in eight designs.',
  category: 'media',
  fields,
  View: GalleryView,
  panel: galleryPanel,
  definition: blockData,
});
