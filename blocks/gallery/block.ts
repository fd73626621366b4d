import { galleriesLimitMessage, MAX_GALLERIES_PER_PAGE } from '#core/limits.ts';
import { playerFrames } from '#core/video/frames.ts';
import { galleryPanel } from '#core/gallery/panel.ts';
import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { blockData, fields } from './fields.ts';
import { hasContent } from './slide.tsx';
import { GalleryView } from './view.tsx';

export default defineBlock({
  type: 'gallery',
  number: BlockType.gallery,
  name: 'Gallery',
  summary: 'Pictures and videos in eight designs.',
  category: 'media',
  slice: () => SliceType.gallery,
  isEmpty: ({ slides }) => !slides.some(hasContent),
  hint: 'Add pictures or videos',
  isWordless: true,
  pageLimit: { max: MAX_GALLERIES_PER_PAGE, message: galleriesLimitMessage() },
  thirdParty: ({ slides }) => ({ frames: slides.flatMap(({ video }) => playerFrames(video)) }),
  fields,
  View: GalleryView,
  panel: galleryPanel,
  definition: blockData,
});
