import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { LogoView } from './view.tsx';

export default defineBlock({
  type: 'logo',
  number: BlockType.logo,
  name: 'Logo',
  summary: 'The logo of your site, or its title, with a link to the home page.',
  category: 'layout',
  slice: () => SliceType.logo,
  isEmpty: () => false,
  fields,
  View: LogoView,
});
