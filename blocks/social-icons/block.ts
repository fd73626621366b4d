import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { SocialIconsView } from './view.tsx';

export default defineBlock({
  type: 'social-icons',
  number: BlockType.socialIcons,
  name: 'Social icons',
  summary: 'Links to where else people find you.',
  category: 'layout',
  fields,
  View: SocialIconsView,
});
