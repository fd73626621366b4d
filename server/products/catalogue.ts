import { categoryTree } from '#core/commerce/catalogue/categories.ts';
import {
  ALL_PRODUCTS,
  picturesOfVariants,
  PRODUCTS_PER_PAGE,
  type ProductCard,
  type ShopList,
  type ShopProduct,
  type ShopQuery,
} from '#core/commerce/catalogue/shop.ts';
import type { ProductForm } from '#core/commerce/catalogue/product-form.ts';
import { planOf } from '#core/commerce/catalogue/subscription-plan.ts';
import { DEFAULT_SHOP_PATH, productPath } from '#core/commerce/catalogue/shop-paths.ts';
import { productTypeFromName } from '#core/enumerations/commerce.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import type { PublicProduct } from '#contract/shop/products.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Told } from '../languages/say-rows.ts';
import { findSaid, sayCards, sayCategories, sayProduct, sayTags } from './languages/product-speech.ts';
import * as store from './store.ts';

const MAX_LISTED = 10_000;
/** Record type of a product in item records. */
const STORE_ITEM = 11;

/** What visitors see of the shop: nothing that is hidden, scheduled for later or deleted. */
export function makeCatalogue(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;

  async function cards(tx: Tx, told: Told, filter: Partial<store.ShopFilter>): Promise<ProductCard[]> {
    const rows = await store.listShown(
      tx,
      {
        words: '',
        isInStock: false,
        minRating: 0,
        sort: 'manual',
        offset: 0,
        limit: PRODUCTS_PER_PAGE,
        ...filter,
      },
      now(),
    );
    const written = rows.map(
      ({ id, title, slug, images, priceFrom, priceTo, isOnSale, inStock, rating, ratingCount }) => ({
        id,
        title,
        url: productPath(slug),
        image: images?.[0] ?? null,
        second: images?.[1] ?? null,
        priceFrom,
        priceTo,
        isOnSale,
        inStock,
        rating,
        ratingCount,
      }),
    );
    return sayCards(tx, told, written);
  }

  return {
    list: (told: Told, query: ShopQuery = ALL_PRODUCTS, perPage = PRODUCTS_PER_PAGE): Promise<ShopList> =>
      db.readSite(told.siteId, async (tx) => {
        const categories = await sayCategories(tx, told, await store.listCategories(tx));
        const wanted = query.category === '' ? undefined : (categoryTree(categories, query.category) ?? []);
        const found = await cards(tx, told, {
          categories: wanted,
          ...(query.tag !== '' && { tag: query.tag }),
          words: query.words,
          saidIds: await findSaid(tx, told, query.words),
          minCents: query.minCents,
          maxCents: query.maxCents,
          isInStock: query.isInStock,
          minRating: query.minRating,
          sort: query.sort,
          offset: (query.page - 1) * perPage,
          limit: perPage + 1,
        });
        return { query, products: found.slice(0, perPage), hasMore: found.length > perPage, categories };
      }),

    /** Those of these products that visitors can see, in this order. */
    chosen: (told: Told, ids: readonly string[]): Promise<ShopList> =>
      db.readSite(told.siteId, async (tx) => {
        const found = await cards(tx, told, { ids, limit: ids.length });
        const products = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        return { query: ALL_PRODUCTS, products, hasMore: false, categories: [] };
      }),

    product: (told: Told, by: { slug: string } | { id: string }): Promise<ShopProduct | undefined> =>
      db.readSite(told.siteId, async (tx) => {
        const row = await store.findShown(tx, by, now());
        if (!row) return undefined;
        const { id, title } = row;
        const variants = await store.variantsOf(tx, [id]);
        const categories = await sayCategories(tx, told, await store.listCategories(tx));
        const said = await sayProduct(tx, told, { ...row.body, id, title, variants });
        const { options, related, ...body } = said.product;
        return {
          id,
          title: body.title,
          url: productPath(row.slug),
          type: row.type,
          description: body.description,
          descriptionIn: said.descriptionIn,
          images: body.images,
          options,
          variants: body.variants.map(
            ({ optionValues, productId: _productId, position: _position, ...variant }) => ({
              ...variant,
              optionValues: optionValues.map((value, index) => ({ optionName: options[index] ?? '', value })),
            }),
          ),
          categories: categories
            .filter((category) => row.categories.includes(category.id))
            .map(({ name, slug: category }) => ({ name, url: `${DEFAULT_SHOP_PATH}?category=${category}` })),
          tags: row.tags,
          tagNames: await sayTags(tx, told, row.tags),
          related: related.length === 0 ? [] : await cards(tx, told, { ids: related }),
          rating: row.rating,
          ratingCount: row.ratingCount,
          addOns: body.addOns,
          formId: body.formId,
          formPlace: body.formPlace,
          plan: planOf(body),
          seoTitle: body.seoTitle,
          seoDescription: body.seoDescription,
          updatedAt: row.updatedAt.toISOString(),
        };
      }),

    isShown: (siteId: string, slug: string) =>
      db.readSite(siteId, async (tx) => (await store.findShown(tx, { slug }, now())) !== undefined),

    /** For search engines. */
    paths: (siteId: string) =>
      db.readSite(siteId, async (tx) =>
        (await store.listShownPaths(tx, now(), MAX_LISTED)).map(({ slug, updatedAt }) => ({
          path: productPath(slug),
          updatedAt,
        })),
      ),
  };
}

export type Catalogue = ReturnType<typeof makeCatalogue>;

/** The record of a product as scripts of the page may read it. */
export function toPublic(
  product: ShopProduct,
  currencyCode: CurrencyCode,
  form: ProductForm | null,
): PublicProduct {
  const [only] = product.variants;
  const isDigital = product.type === 'DIGITAL';
  return {
    id: product.id,
    title: product.title,
    fullUrl: product.url,
    recordType: STORE_ITEM,
    workflowState: 'published',
    structuredContent: {
      productType: product.type,
      productTypeId: productTypeFromName(product.type) ?? 0,
      variants: isDigital
        ? []
        : product.variants.map(
            ({ id, sku, price, salePrice, onSale, unlimited, qtyInStock, optionValues }) => ({
              id,
              sku,
              price,
              salePrice,
              onSale,
              unlimited,
              qtyInStock,
              optionValues,
            }),
          ),
      ...(isDigital &&
        only && { priceCents: only.price, salePriceCents: only.salePrice, onSale: only.onSale }),
      ...(product.plan && { subscriptionPlan: product.plan }),
      currencyCode,
    },
    onlyVariantId: isDigital ? (only?.id ?? null) : null,
    pictures: picturesOfVariants(product),
    addOns: product.addOns,
    form,
  };
}

/** Addresses of everything on show, for those who look whether a link leads somewhere. */
export async function listProductPaths(tx: Tx, now: Date): Promise<string[]> {
  return (await store.listShownPaths(tx, now, MAX_LISTED)).map(({ slug }) => productPath(slug));
}
