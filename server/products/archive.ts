import { z } from 'zod';
import { productBody, variantField } from '#core/commerce/catalogue/product-fields.ts';
import { SELLABLE_TYPES, WORKFLOW_STATES } from '#core/commerce/catalogue/product.ts';
import { cents } from '#contract/cents.ts';
import { id } from '#contract/id.ts';
import type { Database } from '../database/database.ts';
import * as store from './copy-store.ts';

const words = z.string().max(2000);
const moment = z.coerce.date();

/** Rows of the shop as they stand in an archive: what is for sale, not what was sold. */
const archived = z.object({
  categories: z.array(z.object({ id, parentId: id.nullable(), name: words, slug: words, position: z.int() })),
  products: z.array(
    z.object({
      id,
      type: z.enum(SELLABLE_TYPES),
      title: words,
      slug: words,
      workflow: z.enum(WORKFLOW_STATES),
      publishAt: moment.nullable(),
      body: z.unknown().transform((body) => productBody.read(body)),
      categories: z.array(id),
      tags: z.array(words),
      position: z.int(),
      priceFrom: cents,
      priceTo: cents,
      isOnSale: z.boolean(),
      inStock: z.boolean(),
      search: z.string(),
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  variants: z.array(
    z
      .looseObject({ id, productId: id, position: z.int() })
      .transform((row) => ({ ...variantField.read(row), productId: row.productId, position: row.position })),
  ),
});

/** Products for archives, and from them. */
export function makeProductArchive({ db }: { db: Database }) {
  return {
    /** All rows in a fixed order. */
    async archived(siteId: string) {
      const all = archived.parse(await db.readSite(siteId, store.readAll));
      const byId = <R extends { id: string }>(rows: readonly R[]) =>
        rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      return {
        categories: byId(all.categories),
        products: byId(all.products),
        variants: byId(all.variants),
      };
    },

    /** Brings rows in under their own ids; known ones stay as they are. Says how many products there were. */
    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      await db.site(siteId, (tx) => store.insertMissing(tx, siteId, all));
      return all.products.length;
    },
  };
}
