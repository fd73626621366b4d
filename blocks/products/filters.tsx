import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import {
  ALL_PRODUCTS,
  amountText,
  RATINGS_ASKED,
  shopAddress,
  SHOP_SORTS,
  shownCategories,
  type ShopList,
} from '#core/commerce/catalogue/shop.ts';
import type { CurrencyCode, Cents } from '#core/money/currency.ts';
import { useWords } from '../kit/words.ts';

/** An ordinary form that asks the page again: it needs no script. */
export function ShopFilters({ list, currency }: { list: ShopList; currency: CurrencyCode }) {
  const say = useWords('shop');
  const { query, categories } = list;
  // Where nothing was ever rated there is nothing to choose.
  const isRated =
    query.minRating > 0 || query.sort === 'rated' || list.products.some(({ ratingCount }) => ratingCount > 0);
  const addressOf = (change: Partial<typeof query>) =>
    shopAddress(DEFAULT_SHOP_PATH, { ...query, page: 1, ...change }, currency);
  return (
    <div className="shop-filters">
      {categories.length > 0 && (
        <nav aria-label={say('categories')}>
          {shownCategories(categories, query.category).map((row, depth) => (
            <ul key={depth}>
              {depth === 0 && (
                <li>
                  <a
                    href={shopAddress(DEFAULT_SHOP_PATH, ALL_PRODUCTS, currency)}
                    {...(query.category === '' && { 'aria-current': 'page' as const })}
                  >
                    {say('everything')}
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
      <form action={DEFAULT_SHOP_PATH} className="shop-find" role="search" aria-label={say('products')}>
        {query.category !== '' && <input type="hidden" name="category" value={query.category} />}
        {query.tag !== '' && <input type="hidden" name="tag" value={query.tag} />}
        <label>
          <span className="visually-hidden">{say('findProduct')}</span>
          <input type="search" name="find" defaultValue={query.words} placeholder={say('find')} />
        </label>
        <span className="shop-prices" role="group" aria-label={say('priceIn', { currency })}>
          <PriceField name="min" label={say('lowest')} cents={query.minCents} currency={currency} />
          <span aria-hidden="true">–</span>
          <PriceField name="max" label={say('highest')} cents={query.maxCents} currency={currency} />
        </span>
        <label>
          <span className="visually-hidden">{say('sortBy')}</span>
          <select name="sort" defaultValue={query.sort}>
            {SHOP_SORTS.filter((sort) => sort !== 'rated' || isRated).map((sort) => (
              <option key={sort} value={sort}>
                {say(sort)}
              </option>
            ))}
          </select>
        </label>
        <label className="shop-stock">
          <input type="checkbox" name="stock" value="in" defaultChecked={query.isInStock} />
          {say('inStock')}
        </label>
        {isRated && (
          <label>
            <span className="visually-hidden">{say('rating')}</span>
            <select name="rating" defaultValue={query.minRating === 0 ? '' : query.minRating}>
              <option value="">{say('anyRating')}</option>
              {RATINGS_ASKED.map((rating) => (
                <option key={rating} value={rating}>
                  {say('starsAndUp', { count: rating })}
                </option>
              ))}
            </select>
          </label>
        )}
        <button className="button is-outline is-small">{say('show')}</button>
      </form>
      {query.tag !== '' && (
        <p className="shop-tagged">
          {say('tagged', { tag: query.tag })} <a href={addressOf({ tag: '' })}>{say('showAll')}</a>
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
  const say = useWords('shop');
  return (
    <label>
      <span className="visually-hidden">{props.label}</span>
      <input
        type="number"
        name={props.name}
        min="0"
        step="any"
        inputMode="decimal"
        placeholder={say(props.name === 'min' ? 'from' : 'to')}
        defaultValue={amountText(props.cents, props.currency)}
      />
    </label>
  );
}
