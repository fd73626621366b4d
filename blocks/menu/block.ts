import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { MenuView } from './view.tsx';

export default defineBlock({
  type: 'menu',
  number: BlockType.menu,
  name: 'Menu',
  summary: 'What a kitchen serves, with prices.',
  category: 'text',
  fields,
  View: MenuView,
});
