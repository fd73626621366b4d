import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { NavigationView } from './view.tsx';

export default defineBlock({
  type: 'navigation',
  number: BlockType.navigation,
  name: 'Navigation',
  summary: 'The menu of the site once more, or links of your own.',
  category: 'layout',
  fields,
  View: NavigationView,
});
