import { z } from 'zod';
import { FORM_PLACES } from '#core/commerce/catalogue/product-form.ts';
import { SELLABLE_TYPES, WORKFLOW_STATES } from '#core/commerce/catalogue/product.ts';
import { image } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';
import { id } from '#contract/id.ts';
import type { Database } from '../database/database.ts';
import * as store from './copy-store.ts';

const words = z.string().max(2000);
const moment = z.coerce.date();
const cents = z.int().min(0);
const measure = z.number().min(0);
const picture = z.unknown().transform((value) => image().read(value));

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
      body: z.object({
        description: z.unknown().transform((value) => richText().read(value)),
        images: z.array(picture),
        options: z.array(words),
        related: z.array(id),
        seoTitle: words,
        seoDescription: words,
        isTaxable: z.boolean(),
        fileId: words,
        addOns: z.array(z.object({ id: words, name: words, priceCents: cents })).default([]),
        formId: words.default(''),
        formPlace: z.enum(FORM_PLACES).default('page'),
      }),
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
    z.object({
      id,
      productId: id,
      position: z.int(),
      sku: words,
      price: cents,
      salePrice: cents,
      onSale: z.boolean(),
      unlimited: z.boolean(),
      qtyInStock: z.int(),
      optionValues: z.array(words),
      weight: measure,
      width: measure,
      height: measure,
      length: measure,
      image: picture.nullable(),
    }),
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
