import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { ProductsView } from './view.tsx';

export default defineBlock({
  type: 'products',
  number: BlockType.product,
  name: 'Products',
  summary: 'Things from your shop, in a grid, a list or a row.',
  category: 'interactive',
  fields,
  View: ProductsView,
});
