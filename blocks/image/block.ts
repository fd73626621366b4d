import { defineBlock } from '../block.ts';
import { fields } from './fields.ts';
import { ImageView } from './view.tsx';

export default defineBlock({
  type: 'image',
  name: 'Image',
  summary: 'A picture, alone or with words.',
  category: 'media',
  fields,
  View: ImageView,
});
