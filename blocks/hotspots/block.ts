import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { HotspotsView } from './view.tsx';

export default defineBlock({
  type: 'hotspots',
  number: BlockType.hotspots,
  name: 'Hotspots',
  summary: 'A picture with points that open to a few words.',
  category: 'media',
  isEmpty: ({ image }) => image.src === '',
  hint: 'Choose a picture',
  fields,
  View: HotspotsView,
});
