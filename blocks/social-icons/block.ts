import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { SocialIconsView } from './view.tsx';

export default defineBlock({
  type: 'social-icons',
  number: BlockType.socialIcons,
  name: 'Social icons',
  summary: 'Links to where else people find you.',
  category: 'layout',
  slice: () => SliceType.socialIcons,
  isEmpty: ({ from, links }) => from === 'own' && links.every(({ to }) => to.href === ''),
  hint: 'Add where people find you',
  thirdParty: ({ followButton }) => (followButton ? { services: ['follow'] } : {}),
  fields,
  View: SocialIconsView,
});
