import { choice, group, number, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { MAX_PRODUCTS_PER_COLLECTION } from '#core/limits.ts';

export const fields = group({
  category: text({ max: 100, label: 'Category', help: 'Its address, for example “bread”. Empty means all.' }),
  count: number({ min: 1, max: MAX_PRODUCTS_PER_COLLECTION, initial: 12, label: 'How many' }),
  layout: choice(['grid', 'list', 'carousel'], 'grid', {
    label: 'Layout',
    labels: { grid: 'Grid', list: 'List', carousel: 'In a row' },
  }),
  showFilters: toggle(false, {
    label: 'Search, sort and filter',
    help: 'On the page at /shop, where the whole catalogue can be looked through.',
  }),
});

export type ProductsValues = ValueOf<typeof fields>;
