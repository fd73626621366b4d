import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { TabsView } from './view.tsx';

export default defineBlock({
  type: 'tabs',
  number: BlockType.tabs,
  name: 'Tabs',
  summary: 'Several texts in one place, one in sight at a time.',
  category: 'interactive',
  isEmpty: ({ items }) => items.every(({ title }) => isBlank(title)),
  hint: 'No tabs yet',
  fields,
  View: TabsView,
});
