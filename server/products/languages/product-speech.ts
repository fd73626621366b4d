import { and, arrayOverlaps, desc, inArray, isNull, sql } from 'drizzle-orm';
import {
  asSaid,
  categoryTexts,
  productTexts,
  textsOfProduct,
  type WordedProduct,
} from '#core/commerce/catalogue/product-texts.ts';
import type { SaidNames } from '#core/commerce/cart/said-names.ts';
import type { ProductCard } from '#core/commerce/catalogue/shop.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { discountTexts, MAX_DISCOUNTS_SAID } from '#core/commerce/pricing/discount-texts.ts';
import { CATEGORIES_NAME, DISCOUNTS_NAME, PRODUCT_TAGS_NAME } from '#core/languages/names.ts';
import { termsAsWritten, termTexts, type SaidTerms } from '#core/languages/terms/said-terms.ts';
import { chainOf } from '#core/languages/site-languages.ts';
import { prefixQuery } from '#core/text/search-words.ts';
import { findTranslated } from '../../content/translations-in.ts';
import type { Tx } from '../../database/database.ts';
import { discounts, products } from '../../database/schema.ts';
import { sayRowsIn, type Told, type ToldIn } from '../../languages/say-rows.ts';
import * as store from '../store.ts';

/** More than any list shows at once. */
const MAX_FOUND = 500;
/** Those that most products have; a shop with more has nobody who translates them. */
const MAX_TAGS_SAID = 2000;

/** Which products answer words in the language of whoever looks for them; each begins a word of theirs. */
export async function findSaid(tx: Tx, { speech }: Told, words: string): Promise<string[]> {
  const query = prefixQuery(words);
  if (!speech || query === '') return [];
  const languages = chainOf(speech.languages, speech.language);
  return findTranslated(tx, query, { languages, limit: MAX_FOUND });
}

export async function sayProduct<T extends WordedProduct & { id: string }>(
  tx: Tx,
  told: Told,
  product: T,
): Promise<{ product: T; descriptionIn: string | undefined }> {
  const say = await sayRowsIn(tx, told, [product.id]);
  if (!say) return { product, descriptionIn: undefined };
  const { value, fellBack } = say(product.id, textsOfProduct(product), productTexts);
  return { product: asSaid(product, value), descriptionIn: fellBack.get('description') };
}

export async function sayCards(tx: Tx, told: Told, cards: readonly ProductCard[]): Promise<ProductCard[]> {
  const say = await sayRowsIn(
    tx,
    told,
    cards.map(({ id }) => id),
  );
  if (!say) return [...cards];
  return cards.map((card) => {
    const written: { title: string; images: (ImageValue | null)[] } = {
      title: card.title,
      images: [card.image, card.second],
    };
    const { title, images } = say(card.id, written, productTexts).value;
    return { ...card, title, image: images[0] ?? null, second: images[1] ?? null };
  });
}

export async function sayCategories<T extends { name: string }>(
  tx: Tx,
  told: Told,
  categories: T[],
): Promise<T[]> {
  const say = categories.length === 0 ? undefined : await sayRowsIn(tx, told, [CATEGORIES_NAME]);
  return say ? say(CATEGORIES_NAME, { categories }, categoryTexts).value.categories : categories;
}

/** What visitors read in place of tags. */
export async function sayTags(tx: Tx, told: Told, tags: readonly string[]): Promise<SaidTerms | undefined> {
  const say = tags.length === 0 ? undefined : await sayRowsIn(tx, told, [PRODUCT_TAGS_NAME]);
  return say?.(PRODUCT_TAGS_NAME, termsAsWritten(tags), termTexts(tags, '')).value;
}

/** The tags of all products, those of most products first. */
export async function listTags(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ tag: string }>(sql`
    select tag from ${products}, unnest(${products.tags}) as tag
    where ${products.siteId} = current_setting('plinth.site_id') and ${products.deletedAt} is null
    group by tag order by count(*) desc, tag limit ${MAX_TAGS_SAID}`);
  return rows.map(({ tag }) => tag);
}

export async function tagsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ id: products.id, tags: products.tags })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, tags }) => [id, tags]));
}

/** Those of them that a product still has. */
export async function tagsUsed(tx: Tx, tags: readonly string[]): Promise<Set<string>> {
  if (tags.length === 0) return new Set();
  const rows = await tx
    .select({ tags: products.tags })
    .from(products)
    .where(and(arrayOverlaps(products.tags, [...new Set(tags)]), isNull(products.deletedAt)));
  return new Set(rows.flatMap((row) => row.tags));
}

/** What buyers read in place of the names of discounts; empty where that is as they are written. */
export async function saidDiscounts(
  tx: Tx,
  told: ToldIn,
  offered: readonly { name: string }[],
): Promise<SaidNames> {
  const say = offered.length === 0 ? undefined : await sayRowsIn(tx, told, [DISCOUNTS_NAME]);
  if (!say) return {};
  const written = await listDiscountNames(tx);
  const said = say(DISCOUNTS_NAME, { discounts: written }, discountTexts).value.discounts;
  return Object.fromEntries(
    written.flatMap(({ name }, index) => {
      const other = said[index]?.name ?? name;
      return other === name ? [] : [[name, other]];
    }),
  );
}

/** All that are listed together: a translation of one is told from the others by its words. */
export const listDiscountNames = (tx: Tx): Promise<{ name: string }[]> =>
  tx
    .select({ name: discounts.name })
    .from(discounts)
    .orderBy(desc(discounts.createdAt), desc(discounts.id))
    .limit(MAX_DISCOUNTS_SAID);

interface WordedInCart extends WordedProduct {
  variants: (WordedProduct['variants'][number] & { id: string })[];
}

/** Products by their ids as whoever is told of them reads them; none where that is as they are written. */
export async function saidProducts(
  tx: Tx,
  told: ToldIn,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WordedInCart>> {
  const say = await sayRowsIn(tx, told, ids);
  if (!say) return new Map();
  const worded = await listWorded(tx, { ids });
  return new Map(
    worded.map((product) => [
      product.id,
      asSaid(product, say(product.id, textsOfProduct(product), productTexts).value),
    ]),
  );
}

/** Products with all their words, the newest first. */
export async function listWorded(tx: Tx, wanted: { ids?: readonly string[]; limit?: number }) {
  const rows = await store.listNewest(tx, wanted);
  const variants = Map.groupBy(
    await store.variantsOf(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ productId }) => productId,
  );
  return rows.map(({ id, title, slug, body }) => ({
    ...body,
    id,
    title,
    slug,
    variants: variants.get(id) ?? [],
  }));
}
