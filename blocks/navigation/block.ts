import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { NavigationView } from './view.tsx';

export default defineBlock({
  type: 'navigation',
  number: BlockType.navigation,
  name: 'Navigation',
  summary: 'The menu of the site once more, or links of your own.',
  category: 'layout',
  slice: () => SliceType.navigation,
  isEmpty: ({ from, links }) => from === 'own' && links.length === 0,
  hint: 'No links yet',
  needs: ({ from }) => (from === 'own' ? {} : { menu: from }),
  fields,
  View: NavigationView,
});
