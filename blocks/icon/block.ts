import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { IconView } from './view.tsx';

export default defineBlock({
  type: 'icon',
  number: BlockType.icon,
  name: 'Icon',
  summary: 'A small drawing, alone or beside a few words.',
  category: 'media',
  isEmpty: ({ icon }) => icon === '',
  hint: 'Choose an icon',
  span: 6,
  fields,
  View: IconView,
});
