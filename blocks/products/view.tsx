import { useContext } from 'react';
import { shopAddress, type ShopList } from '#core/commerce/catalogue/shop.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { ProductCards } from './cards.tsx';
import type { ProductsValues } from './fields.ts';
import { ShopFilters } from './filters.tsx';
import { ShopContext } from '../kit/shop-context.ts';

const NOTHING: Pick<ShopList, 'products'> = { products: [] };

export function ProductsView({ id, values, isEditing }: ViewProps<ProductsValues>) {
  const onPage = useContext(ShopContext);
  const shop = useContext(PageContentContext).shop ?? onPage;
  const list = shop.lists[id];
  const { products } = list ?? NOTHING;
  return (
    <div className="products" data-layout={values.layout}>
      {values.showFilters && list && <ShopFilters list={list} currency={shop.currency} />}
      {products.length > 0 ? (
        <ProductCards products={products} shop={shop} />
      ) : (
        <p className="products-empty" role="status">
          {isEditing && !list
            ? 'Your products appear here.'
            : 'Nothing here at the moment. Please look again soon.'}
        </p>
      )}
      {values.showFilters && list && <Pager list={list} currency={shop.currency} />}
    </div>
  );
}

/** Whoever looks at the second page still looks for the same things. */
export function Pager({ list, currency }: { list: ShopList; currency: CurrencyCode }) {
  const { page } = list.query;
  const addressOf = (next: number) => shopAddress(DEFAULT_SHOP_PATH, { ...list.query, page: next }, currency);
  if (page === 1 && !list.hasMore) return null;
  return (
    <nav className="products-pager" aria-label="Pages of the shop">
      {page > 1 && <a href={addressOf(page - 1)}>Previous</a>}
      {list.hasMore && <a href={addressOf(page + 1)}>Next</a>}
    </nav>
  );
}
