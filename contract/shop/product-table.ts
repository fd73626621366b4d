import { z } from 'zod';
import { productFields, variantFields } from '#core/commerce/catalogue/product-fields.ts';
import { MAX_STOCK, MAX_VARIANTS, WORKFLOW_STATES } from '#core/commerce/catalogue/product.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { answerOf, changesOf } from '../field-schema.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const moment = z.iso.datetime();
const ID_LENGTH = 24;

/** In one table, and in one save of it. */
export const MAX_TABLE_PRODUCTS = 200;

const { title, workflow, categories, tags } = productFields;
const { sku, price, salePrice, onSale, unlimited, qtyInStock } = variantFields;
const columns = { title, workflow, categories, tags };
const variantColumns = { sku, price, salePrice, onSale };

const row = answerOf({ ...columns, type: productFields.type }).extend({
  id,
  updatedAt: moment,
  publishAt: moment.nullable(),
  image: z.string(),
  variants: z.array(answerOf({ ...variantColumns, unlimited, qtyInStock }).extend({ id, name: z.string() })),
});
export type TableProduct = z.output<typeof row>;

const change = changesOf(columns).extend({
  id,
  /** When the product was saved last, as the table knows it. */
  base: moment,
  variants: z.exactOptional(
    z
      .array(
        changesOf(variantColumns).extend({
          id,
          /** More or less than before, so that what was sold meanwhile stays sold. */
          delta: z.exactOptional(z.int().min(-MAX_STOCK).max(MAX_STOCK)),
          unlimited: z.exactOptional(z.boolean()),
        }),
      )
      .max(MAX_VARIANTS),
  ),
});
export type TableChange = z.output<typeof change>;

/** Many products at once, as rows that are edited side by side. */
export const productTable = {
  read: route({
    method: 'GET',
    path: '/api/commerce/product-table',
    summary: 'Products as rows of a table: these, or all that match',
    scope,
    needs: { permission: CommercePermission.editProducts },
    query: z.strictObject({
      /** Separated by commas. */
      ids: z
        .string()
        .max(MAX_TABLE_PRODUCTS * (ID_LENGTH + 1))
        .optional(),
      words: z.string().max(200).optional(),
      workflow: z.enum(WORKFLOW_STATES).optional(),
      after: z.string().max(80).optional(),
    }),
    reply: z.object({ products: z.array(row), next: z.string().nullable() }),
  }),
  save: route({
    method: 'PUT',
    path: '/api/commerce/product-table',
    summary: 'Save the changed cells of many products: all of them, or none',
    scope,
    needs: { permission: CommercePermission.editProducts },
    body: z.strictObject({ changes: z.array(change).min(1).max(MAX_TABLE_PRODUCTS) }),
    maxBodyBytes: 4 * 1024 * 1024,
    reply: z.object({ products: z.array(row) }),
    records: 'product.save',
  }),
} as const;
