import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { ProductsView } from './view.tsx';

export default defineBlock({
  type: 'products',
  number: BlockType.product,
  name: 'Products',
  summary: 'Products from your shop, in a grid, a list or a row.',
  category: 'interactive',
  isEmpty: () => false,
  needs: ({ chosen, category, count, sort, showFilters }) => ({
    products: { chosen, category, count, sort, isSearchable: showFilters },
  }),
  fields,
  View: ProductsView,
});
