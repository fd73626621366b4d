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
import { useWords } from '../kit/words.ts';

const NOTHING: Pick<ShopList, 'products'> = { products: [] };

export function ProductsView({ id, values, isEditing }: ViewProps<ProductsValues>) {
  const say = useWords('shop');
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
          {isEditing && !list ? 'Your products appear here.' : say('nothingHere')}
        </p>
      )}
      {values.showFilters && list && <Pager list={list} currency={shop.currency} />}
    </div>
  );
}

/** Whoever looks at the second page still looks for the same things. */
export function Pager({ list, currency }: { list: ShopList; currency: CurrencyCode }) {
  const say = useWords('shop');
  const { page } = list.query;
  const addressOf = (next: number) => shopAddress(DEFAULT_SHOP_PATH, { ...list.query, page: next }, currency);
  if (page === 1 && !list.hasMore) return null;
  return (
    <nav className="products-pager" aria-label={say('pagesOfShop')}>
      {page > 1 && <a href={addressOf(page - 1)}>{say('previous')}</a>}
      {list.hasMore && <a href={addressOf(page + 1)}>{say('next')}</a>}
    </nav>
  );
}
