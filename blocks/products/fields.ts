import { SHOP_SORTS, SORT_LABELS } from '#core/commerce/catalogue/shop.ts';
import { choice, group, number, references, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { MAX_PRODUCTS_PER_COLLECTION } from '#core/limits.ts';

export const fields = group({
  chosen: references('product', {
    max: 24,
    label: 'Products',
    help: 'In this order. Leave empty to show a category or the whole shop.',
  }),
  category: text({
    max: 100,
    isLiteral: true,
    label: 'Category',
    help: 'Its address, for example “bread”. Empty means all.',
  }),
  count: number({ min: 1, max: MAX_PRODUCTS_PER_COLLECTION, initial: 12, label: 'How many' }),
  sort: choice(SHOP_SORTS, 'manual', {
    label: 'Order',
    labels: { ...SORT_LABELS, manual: 'As you arranged them' },
    help: 'Where visitors can sort, they choose for themselves.',
  }),
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
