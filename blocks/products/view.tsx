import { useContext } from 'react';
import type { ShopList } from '#core/commerce/shop.ts';
import type { ViewProps } from '../block.ts';
import { ProductCards } from './cards.tsx';
import type { ProductsValues } from './fields.ts';
import { ShopFilters } from './filters.tsx';
import { ShopContext } from './shop-context.ts';

const NOTHING: Pick<ShopList, 'products'> = { products: [] };

export function ProductsView({ id, values, isEditing }: ViewProps<ProductsValues>) {
  const shop = useContext(ShopContext);
  const list = shop.lists[id];
  const { products } = list ?? NOTHING;
  return (
    <div className="products" data-layout={values.layout}>
      {values.showFilters && list && <ShopFilters list={list} />}
      {products.length > 0 ? (
        <ProductCards products={products} shop={shop} />
      ) : (
        <p className="products-empty" role="status">
          {isEditing && !list
            ? 'Your products appear here on the published page.'
            : 'Nothing here at the moment. Please look again soon.'}
        </p>
      )}
      {values.showFilters && list && <Pager list={list} />}
    </div>
  );
}

/** Whoever looks at the second page still looks for the same things. */
export function Pager({ list }: { list: ShopList }) {
  const { page } = list.query;
  if (page === 1 && !list.hasMore) return null;
  return (
    <nav className="products-pager" aria-label="Pages of the shop">
      {page > 1 && <a href={addressOf(list, page - 1)}>Previous</a>}
      {list.hasMore && <a href={addressOf(list, page + 1)}>Next</a>}
    </nav>
  );
}

function addressOf({ query }: ShopList, page: number): string {
  const asked = new URLSearchParams({
    ...(query.category !== '' && { category: query.category }),
    ...(query.words !== '' && { find: query.words }),
    ...(query.isInStock && { stock: 'in' }),
    ...(query.sort !== 'featured' && { sort: query.sort }),
    page: String(page),
  });
  return `/shop?${asked}`;
}
