import { SHOP_SORTS, SORT_LABELS, type ShopList } from '#core/commerce/shop.ts';

/** An ordinary form that asks the page again: it needs no script. */
export function ShopFilters({ list }: { list: ShopList }) {
  const { query, categories } = list;
  const tops = categories.filter(({ parentId }) => parentId === null);
  const current = categories.find(({ slug }) => slug === query.category);
  const below = current ? categories.filter(({ parentId }) => parentId === current.id) : [];
  return (
    <div className="shop-filters">
      {categories.length > 0 && (
        <nav aria-label="Categories">
          <ul>
            <li>
              <a href="/shop" {...(query.category === '' && { 'aria-current': 'page' as const })}>
                Everything
              </a>
            </li>
            {[...tops, ...below].map(({ id, name, slug }) => (
              <li key={id}>
                <a
                  href={`/shop?category=${slug}`}
                  {...(slug === query.category && { 'aria-current': 'page' as const })}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form action="/shop" className="shop-find" role="search" aria-label="Products">
        {query.category !== '' && <input type="hidden" name="category" value={query.category} />}
        <label>
          <span className="visually-hidden">Find a product</span>
          <input type="search" name="find" defaultValue={query.words} placeholder="Find" />
        </label>
        <label>
          <span className="visually-hidden">Sort by</span>
          <select name="sort" defaultValue={query.sort}>
            {SHOP_SORTS.map((sort) => (
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
        <button className="button is-outline is-small">Show</button>
      </form>
    </div>
  );
}
