import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { aspectRatio } from './aspect-ratio.ts';
import { fields, panel } from './fields.ts';
import { PlainImage } from './plain.tsx';
import { ImageView } from './view.tsx';

export default defineBlock({
  type: 'image',
  number: BlockType.image,
  name: 'Image',
  summary: 'A picture, alone or with words.',
  category: 'media',
  span: 12,
  // So says its style sheet too: pictures and words stand one above the other.
  narrowBelow: 415,
  slice: () => SliceType.image,
  isEmpty: ({ image }) => image.src === '',
  hint: 'Choose a picture',
  isWordless: true,
  PlainView: PlainImage,
  fields,
  View: ImageView,
  panel,
  // The petal of the first masks is the leaf of the full set.
  migrations: [
    {
      name: 'petal is leaf',
      up: (values) => (values.mask === 'petal' ? { ...values, mask: 'leaf' } : values),
    },
  ],
  definition: ({ image, ratio }) => ({ imageAspectRatio: aspectRatio(image, ratio) }),
});
