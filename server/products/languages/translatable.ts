import { categoryTexts, productTexts, textsOfProduct } from '#core/commerce/catalogue/product-texts.ts';
import { CATEGORIES_NAME } from '#core/languages/names.ts';
import { textsIn } from '#core/languages/texts.ts';
import type { Database } from '../../database/database.ts';
import type { TranslatableGoods } from '../../languages/translatables.ts';
import { listWorded } from './product-speech.ts';
import * as store from '../store.ts';

/** Of many products the newest: reading all texts of very many takes too long. */
const MAX_LISTED = 1000;
const noBlock = () => undefined;

/** What of a shop is said in every language of its site. */
export function makeTranslatableGoods({ db }: { db: Database }): TranslatableGoods {
  return (siteId, of) =>
    db.readSite(siteId, async (tx) => {
      const isAsked = of === undefined || of.includes(CATEGORIES_NAME);
      const categories = isAsked ? await store.listCategories(tx) : [];
      const products = await listWorded(tx, { limit: MAX_LISTED, ...(of && { ids: of }) });
      return [
        ...(categories.length === 0
          ? []
          : [
              {
                of: CATEGORIES_NAME,
                kind: 'categories' as const,
                title: 'Product categories',
                texts: textsIn({ categories }, categoryTexts.control, noBlock),
              },
            ]),
        ...products.map((product) => ({
          of: product.id,
          kind: 'product' as const,
          title: product.title,
          texts: textsIn(textsOfProduct(product), productTexts.control, noBlock),
        })),
      ];
    });
}
