import { describe, expect, test } from 'vitest';
import { ALL_PRODUCTS, type ProductCard, type ShopList } from '#core/commerce/catalogue/shop.ts';
import { toCents } from '#core/money/currency.ts';
import { BLOCK_ID, PICTURE } from '../kit/testing/draw.tsx';
import { countOf, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import { AddOnChoices } from './buy-box/add-on-choices.tsx';
import { OptionChoices } from './buy-box/option-choices.tsx';
import { Answer, Price } from './buy-box/words.tsx';
import { ProductCards } from './cards.tsx';
import { fields } from './fields.ts';
import { ShopFilters } from './filters.tsx';
import { Pager, ProductsView } from './view.tsx';

const SHOP = { currency: 'USD', locale: 'en', lists: {} } as const;
const JAR: ProductCard = {
  id: 'jar',
  title: 'Jar',
  url: '/shop/jar',
  image: PICTURE,
  second: null,
  priceFrom: toCents(1200),
  priceTo: toCents(1200),
  isOnSale: false,
  inStock: true,
  rating: 0,
  ratingCount: 0,
};
const list = (query: Partial<ShopList['query']>, more: Partial<ShopList> = {}): ShopList => ({
  products: [JAR],
  categories: [],
  query: { ...ALL_PRODUCTS, ...query },
  hasMore: false,
  ...more,
});

describe('cards', () => {
  const card = (more: Partial<ProductCard>, selling?: object) =>
    renderToStaticMarkup(<ProductCards products={[{ ...JAR, ...more }]} shop={{ ...SHOP, ...selling }} />);
  test.each<[Partial<ProductCard>, string]>([
    [{}, 'Jar $12.00 Quick view of Jar'],
    [{ priceTo: toCents(1500) }, 'Jar From $12.00 Quick view of Jar'],
    [{ isOnSale: true }, 'Jar $12.00 Sale Quick view of Jar'],
    [{ isOnSale: true, inStock: false }, 'Jar $12.00 Sold out'],
  ])('%j', (more, words) => {
    expect(textIn(card(more)).toLowerCase()).toBe(words.toLowerCase());
  });
  test('stars where somebody gave some, a second picture for the eye alone', () => {
    expect(textIn(card({ rating: 4.5, ratingCount: 3 }))).toMatch(/\(3\)/);
    expect(card({})).not.toContain('product-rating');
    expect(card({ second: PICTURE })).toMatch(/alt=""[^>]*class="product-second"/);
    expect(card({ inStock: false })).toContain('data-sold-out=""');
  });
  test('a look from the list where something is sold', () => {
    expect(card({}, { selling: { isExpress: false, offer: { count: 0 } } })).toContain(
      'data-island="quick-view"',
    );
    expect(card({})).not.toContain('data-island');
  });
});

describe('filters', () => {
  const filters = (query: Partial<ShopList['query']>, more: Partial<ShopList> = {}) =>
    renderToStaticMarkup(<ShopFilters list={list(query, more)} currency="USD" />);
  test('ratings are asked for once something was rated', () => {
    expect(filters({})).not.toContain('name="rating"');
    expect(filters({})).not.toContain('value="rated"');
    for (const markup of [
      filters({ minRating: 3 }),
      filters({ sort: 'rated' }),
      filters({}, { products: [{ ...JAR, ratingCount: 1 }] }),
    ])
      expect(markup).toContain('name="rating"');
  });
  test('what was asked for stays', () => {
    const markup = filters({
      category: 'jars',
      tag: 'blue',
      words: 'lid',
      minCents: toCents(550),
      isInStock: true,
    });
    expect(markup).toContain('type="hidden" name="category" value="jars"');
    expect(markup).toContain('type="hidden" name="tag" value="blue"');
    expect(markup).toContain('value="lid"');
    expect(markup).toContain('value="5.5"');
    expect(markup).toMatch(/name="stock"[^>]*checked=""/);
    expect(markup).toContain('shop-tagged');
    expect(filters({})).not.toMatch(/type="hidden"|shop-tagged|checked=""/);
  });
  test('the category that is shown is marked', () => {
    const categories = [{ id: 'c', name: 'Jars', slug: 'jars', parentId: null }] as never;
    expect(filters({ category: 'jars' }, { categories })).toMatch(/aria-current="page">Jars/);
    expect(countOf(filters({}, { categories }), 'aria-current')).toBe(1);
    expect(filters({})).not.toContain('<nav');
  });
});

test.each([
  [1, false, ''],
  [1, true, 'Next'],
  [2, true, 'Previous Next'],
  [2, false, 'Previous'],
])('page %i with more: %s', (page, hasMore, words) => {
  const markup = renderToStaticMarkup(
    <Pager list={list({ page, words: 'lid' }, { hasMore })} currency="USD" />,
  );
  expect(textIn(markup)).toBe(words);
  expect(countOf(markup, 'find=lid')).toBe(countOf(markup, '<a '));
});

test('a list of nothing says so', () => {
  const draw = drawerOf({ fields, View: ProductsView });
  const shop = (products: ProductCard[]) => ({
    shop: { ...SHOP, lists: { [BLOCK_ID]: list({}, { products }) } },
  });
  expect(draw({}, {}, { isEditing: true })).toContain('Your products appear here.');
  expect(draw({}, shop([]), { isEditing: true })).not.toContain('Your products appear here.');
  expect(draw({}, shop([]))).toContain('products-empty');
  expect(draw({ showFilters: true }, shop([JAR]))).toContain('shop-filters');
  expect(draw({ showFilters: false }, shop([JAR]))).not.toContain('shop-filters');
});

describe('the box to buy from', () => {
  const variant = { id: 'v', price: toCents(1000), salePrice: toCents(800), onSale: false } as never;
  const shop = { ...SHOP, offer: { count: 0, minCents: toCents(0), maxCents: toCents(0) } } as never;
  const price = (more: object, extra = 0) =>
    textIn(
      renderToStaticMarkup(
        <Price
          variant={{ ...(variant as object), ...more } as never}
          extraCents={toCents(extra)}
          shop={shop}
        />,
      ),
    );
  test('what it costs, and what it did before', () => {
    expect(price({})).toBe('$10.00');
    expect(price({}, 250)).toBe('$12.50');
    expect(price({ onSale: true })).toMatch(/^\$8\.00 .* \$10\.00$/);
    expect(price({ onSale: true }, 100)).toMatch(/^\$9\.00 .* \$11\.00$/);
    expect(price({ onSale: true, salePrice: toCents(1000) })).toBe('$10.00');
  });
  test('a part of it is paid later where that is offered', () => {
    const offer = { count: 4, minCents: toCents(0), maxCents: toCents(0) };
    const markup = renderToStaticMarkup(
      <Price variant={variant} extraCents={toCents(0)} shop={{ ...(shop as object), offer } as never} />,
    );
    expect(textIn(markup)).toContain('$2.50');
  });
  test('an answer is a problem or a way on', () => {
    const problem = renderToStaticMarkup(<Answer said={{ problem: 'Sold out.' }} shop={shop} />);
    expect(problem).toContain('data-problem=""');
    expect(textIn(problem)).toBe('Sold out.');
    const cart = { totalQuantity: 2, subtotalCents: toCents(2000) } as never;
    const added = renderToStaticMarkup(<Answer said={{ cart }} shop={shop} />);
    expect(added).toContain('href="/cart"');
    expect(added).toContain('href="/commerce/goto-checkout"');
    expect(textIn(added)).toContain('$20.00');
    expect(added).not.toContain('data-problem');
  });
  test('what can be had with it, for free or for a price', () => {
    const addOns = (all: readonly object[]) =>
      renderToStaticMarkup(<AddOnChoices addOns={all as never} shop={SHOP} />);
    expect(addOns([])).toBe('');
    expect(
      textIn(
        addOns([
          { id: 'a', name: 'Bow', priceCents: 0 },
          { id: 'b', name: 'Box', priceCents: 250 },
        ]),
      ),
    ).toMatch(/Bow free Box \+ \$2\.50$/i);
  });
  test('each value of an option once', () => {
    const of = (colour: string, size: string) =>
      ({
        optionValues: [
          { optionName: 'Colour', value: colour },
          { optionName: 'Size', value: size },
        ],
      }) as never;
    const choices = (options: readonly string[]) =>
      renderToStaticMarkup(
        <OptionChoices
          options={options}
          variants={[of('Red', 'S'), of('Red', 'M'), of('Blue', 'S')]}
          chosen={['Blue', 'S']}
          onChoose={() => {}}
        />,
      );
    expect(textIn(choices(['Colour', 'Size']))).toBe('Colour Red Blue Size S M');
    expect(choices(['Colour'])).toMatch(/<option selected=""[^>]*>Blue/);
    expect(choices([])).toBe('');
  });
});
