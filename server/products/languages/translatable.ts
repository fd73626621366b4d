import { categoryTexts, productTexts, textsOfProduct } from '#core/commerce/catalogue/product-texts.ts';
import { discountTexts } from '#core/commerce/pricing/discount-texts.ts';
import { SHOP_PLACE } from '#core/languages/address-book.ts';
import { CATEGORIES_NAME, DISCOUNTS_NAME, PRODUCT_TAGS_NAME } from '#core/languages/names.ts';
import { termsAsWritten, termTexts } from '#core/languages/terms/said-terms.ts';
import { filesOf } from '#core/languages/said-files.ts';
import { textsOf } from '#core/languages/texts.ts';
import type { Database } from '../../database/database.ts';
import type { TranslatableGoods } from '../../languages/translatables.ts';
import { listDiscountNames, listTags, listWorded } from './product-speech.ts';
import { listFileAddresses } from '../sold/sold-files.ts';
import * as store from '../store.ts';

/** Of many products the newest: reading all texts of very many takes too long. */
const MAX_LISTED = 1000;

/** What of a shop is said in every language of its site. */
export function makeTranslatableGoods({ db }: { db: Database }): TranslatableGoods {
  return (siteId, of) =>
    db.readSite(siteId, async (tx) => {
      const isAskedFor = (name: string) => of === undefined || of.includes(name);
      const categories = isAskedFor(CATEGORIES_NAME) ? await store.listCategories(tx) : [];
      const discounts = isAskedFor(DISCOUNTS_NAME) ? await listDiscountNames(tx) : [];
      const tags = isAskedFor(PRODUCT_TAGS_NAME) ? await listTags(tx) : [];
      const products = await listWorded(tx, { limit: MAX_LISTED, ...(of && { ids: of }) });
      const files = await listFileAddresses(
        tx,
        products.map(({ id }) => id),
      );
      return [
        ...(categories.length === 0
          ? []
          : [
              {
                of: CATEGORIES_NAME,
                kind: 'categories' as const,
                title: 'Product categories',
                texts: textsOf({ categories }, categoryTexts),
              },
            ]),
        ...(tags.length === 0
          ? []
          : [
              {
                of: PRODUCT_TAGS_NAME,
                kind: 'productTags' as const,
                title: 'Product tags',
                texts: textsOf(termsAsWritten(tags), termTexts(tags, 'Tag')),
              },
            ]),
        ...(discounts.length === 0
          ? []
          : [
              {
                of: DISCOUNTS_NAME,
                kind: 'discounts' as const,
                title: 'Discounts',
                texts: textsOf({ discounts }, discountTexts),
              },
            ]),
        ...products.map((product) => {
          const { id, title, slug } = product;
          const worded = textsOfProduct({ ...product, file: files.get(id) ?? '' });
          return {
            of: id,
            kind: 'product' as const,
            title,
            texts: textsOf(worded, productTexts),
            files: filesOf(worded, productTexts),
            place: { address: slug, item: { collectionId: SHOP_PLACE.id, slug } },
          };
        }),
      ];
    });
}
