import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import {
  ALL_PRODUCTS,
  amountText,
  RATINGS_ASKED,
  shopAddress,
  SHOP_SORTS,
  shownCategories,
  SORT_LABELS,
  type ShopList,
} from '#core/commerce/catalogue/shop.ts';
import type { CurrencyCode, Cents } from '#core/money/currency.ts';

/** An ordinary form that asks the page again: it needs no script. */
export function ShopFilters({ list, currency }: { list: ShopList; currency: CurrencyCode }) {
  const { query, categories } = list;
  // Where nothing was ever rated there is nothing to choose.
  const isRated =
    query.minRating > 0 || query.sort === 'rated' || list.products.some(({ ratingCount }) => ratingCount > 0);
  const addressOf = (change: Partial<typeof query>) =>
    shopAddress(DEFAULT_SHOP_PATH, { ...query, page: 1, ...change }, currency);
  return (
    <div className="shop-filters">
      {categories.length > 0 && (
        <nav aria-label="Categories">
          {shownCategories(categories, query.category).map((row, depth) => (
            <ul key={depth}>
              {depth === 0 && (
                <li>
                  <a
                    href={shopAddress(DEFAULT_SHOP_PATH, ALL_PRODUCTS, currency)}
                    {...(query.category === '' && { 'aria-current': 'page' as const })}
                  >
                    Everything
                  </a>
                </li>
              )}
              {row.map(({ id, name, slug }) => (
                <li key={id}>
                  <a
                    href={shopAddress(DEFAULT_SHOP_PATH, { ...ALL_PRODUCTS, category: slug }, currency)}
                    {...(slug === query.category && { 'aria-current': 'page' as const })}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      )}
      <form action={DEFAULT_SHOP_PATH} className="shop-find" role="search" aria-label="Products">
        {query.category !== '' && <input type="hidden" name="category" value={query.category} />}
        {query.tag !== '' && <input type="hidden" name="tag" value={query.tag} />}
        <label>
          <span className="visually-hidden">Find a product</span>
          <input type="search" name="find" defaultValue={query.words} placeholder="Find" />
        </label>
        <span className="shop-prices" role="group" aria-label={`Price in ${currency}`}>
          <PriceField name="min" label="Price from" cents={query.minCents} currency={currency} />
          <span aria-hidden="true">–</span>
          <PriceField name="max" label="Price to" cents={query.maxCents} currency={currency} />
        </span>
        <label>
          <span className="visually-hidden">Sort by</span>
          <select name="sort" defaultValue={query.sort}>
            {SHOP_SORTS.filter((sort) => sort !== 'rated' || isRated).map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </select>
        </label>
        <label className="shop-stock">
          <input type="checkbox" name="stock" value="in" defaultChecked={query.isInStock} />
          In stock
        </label>
        {isRated && (
          <label>
            <span className="visually-hidden">Rating</span>
            <select name="rating" defaultValue={query.minRating === 0 ? '' : query.minRating}>
              <option value="">Any rating</option>
              {RATINGS_ASKED.map((rating) => (
                <option key={rating} value={rating}>
                  {rating} stars and up
                </option>
              ))}
            </select>
          </label>
        )}
        <button className="button is-outline is-small">Show</button>
      </form>
      {query.tag !== '' && (
        <p className="shop-tagged">
          Tagged “{query.tag}”. <a href={addressOf({ tag: '' })}>Show all</a>
        </p>
      )}
    </div>
  );
}

function PriceField(props: {
  name: 'min' | 'max';
  label: string;
  cents: Cents | undefined;
  currency: CurrencyCode;
}) {
  return (
    <label>
      <span className="visually-hidden">{props.label}</span>
      <input
        type="number"
        name={props.name}
        min="0"
        step="any"
        inputMode="decimal"
        placeholder={props.name === 'min' ? 'From' : 'To'}
        defaultValue={amountText(props.cents, props.currency)}
      />
    </label>
  );
}
