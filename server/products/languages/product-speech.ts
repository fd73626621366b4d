import { desc } from 'drizzle-orm';
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
import { CATEGORIES_NAME, DISCOUNTS_NAME } from '#core/languages/names.ts';
import { chainOf } from '#core/languages/site-languages.ts';
import { prefixQuery } from '#core/text/search-words.ts';
import { findTranslated, translationsIn } from '../../content/translations-in.ts';
import type { Tx } from '../../database/database.ts';
import { discounts } from '../../database/schema.ts';
import { makeSay, type Speech } from '../../languages/in-language.ts';
import * as store from '../store.ts';

/** More than any list shows at once. */
const MAX_FOUND = 500;

/** Who is told of products: in another language than they are written in where one is named. */
export interface Told {
  siteId: string;
  isDraft?: boolean;
  speech?: Speech | undefined;
}

/** Nothing more is read where products are shown as they are written. */
async function sayIn(tx: Tx, { speech, isDraft = false }: Omit<Told, 'siteId'>, of: readonly string[]) {
  if (!speech || of.length === 0) return undefined;
  const languages = chainOf(speech.languages, speech.language);
  return makeSay(speech, await translationsIn(tx, { isDraft, of, languages }));
}

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
): Promise<T> {
  const say = await sayIn(tx, told, [product.id]);
  return say ? asSaid(product, say(product.id, textsOfProduct(product), productTexts).value) : product;
}

export async function sayCards(tx: Tx, told: Told, cards: readonly ProductCard[]): Promise<ProductCard[]> {
  const say = await sayIn(
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
  const say = categories.length === 0 ? undefined : await sayIn(tx, told, [CATEGORIES_NAME]);
  return say ? say(CATEGORIES_NAME, { categories }, categoryTexts).value.categories : categories;
}

/** What buyers read in place of the names of discounts; empty where that is as they are written. */
export async function saidDiscounts(
  tx: Tx,
  told: Omit<Told, 'siteId'>,
  offered: readonly { name: string }[],
): Promise<SaidNames> {
  const say = offered.length === 0 ? undefined : await sayIn(tx, told, [DISCOUNTS_NAME]);
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
  told: Omit<Told, 'siteId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WordedInCart>> {
  const say = await sayIn(tx, told, ids);
  if (!say) return new Map();
  const products = await listWorded(tx, { ids });
  return new Map(
    products.map((product) => [
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
