import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { MenuView } from './view.tsx';

export default defineBlock({
  type: 'menu',
  number: BlockType.menu,
  name: 'Menu',
  summary: 'Dishes and drinks, with prices.',
  category: 'text',
  isEmpty: ({ sections }) => sections.length === 0,
  hint: 'Nothing on it yet',
  levelField: 'level',
  fields,
  View: MenuView,
});
