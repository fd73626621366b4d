import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { CSV_KINDS } from '#core/commerce/catalogue/csv-kinds.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: CommercePermission.productFiles } as const;
/** Characters; a letter may take several bytes on the way. */
export const MAX_PRODUCT_FILE = 5_000_000;
const MAX_BYTES = 2 * MAX_PRODUCT_FILE;

const imported = z.object({
  added: z.int(),
  /** Those that were not taken, each with the reason. */
  refused: z.array(z.object({ title: z.string(), reason: z.string() })),
});
export type ImportedProducts = z.output<typeof imported>;

/** Moving in from other shops and out to them. */
export const productFiles = {
  import: route({
    method: 'POST',
    path: '/api/commerce/product-import',
    summary:
      'Add the products of a CSV file from Shopify or WooCommerce; they are hidden until somebody shows them',
    scope,
    needs,
    perMinute: PER_MINUTE.heavy,
    maxBodyBytes: MAX_BYTES,
    body: z.strictObject({ csv: z.string().min(1).max(MAX_PRODUCT_FILE) }),
    reply: imported,
    records: 'product.import',
  }),
  export: route({
    method: 'GET',
    path: '/api/commerce/product-export',
    summary: 'All products as a CSV file that Shopify or WooCommerce reads',
    scope,
    needs,
    query: z.strictObject({ kind: z.enum(CSV_KINDS).optional() }),
    reply: z.unknown(),
  }),
} as const;
