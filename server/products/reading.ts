import type { ProductDraft } from '#core/commerce/catalogue/product-fields.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Told } from '../languages/say-rows.ts';
import { findFile, listFiles } from './sold/sold-files.ts';
import * as store from './store.ts';

const PAGE = 50;

interface ListQuery {
  words?: string | undefined;
  workflow?: ProductDraft['workflow'] | undefined;
  after?: string | undefined;
}

export function toOwner(row: store.ProductRow, variants: readonly store.VariantRow[]): OwnerProduct {
  return {
    ...row.body,
    id: row.id,
    type: row.type,
    title: row.title,
    slug: row.slug,
    workflow: row.workflow,
    publishAt: row.publishAt?.toISOString() ?? null,
    categories: row.categories,
    tags: row.tags,
    updatedAt: row.updatedAt.toISOString(),
    variants: variants.map(({ productId: _productId, position: _position, ...variant }) => variant),
  };
}

export async function readOwn(tx: Tx, id: string): Promise<OwnerProduct | Failure> {
  const row = await store.findProduct(tx, id);
  return row ? toOwner(row, await store.variantsOf(tx, [id])) : fail('notFound');
}

/** Products as their owner sees them. */
export function makeProductReading({ db }: { db: Database }) {
  return {
    async list(siteId: string, query: ListQuery) {
      const [position, id] = query.after?.split(':') ?? [];
      return db.readSite(siteId, async (tx) => {
        const rows = await store.listForOwner(tx, {
          words: query.words ?? '',
          workflow: query.workflow,
          ...(position !== undefined && id !== undefined && { after: { position: Number(position), id } }),
          limit: PAGE + 1,
        });
        const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
        return {
          total: await store.countProducts(tx),
          next: last ? `${last.position}:${last.id}` : null,
          products: rows.slice(0, PAGE).map(({ position: _position, image: src, publishAt, ...row }) => ({
            ...row,
            image: src ?? '',
            publishAt: publishAt?.toISOString() ?? null,
          })),
        };
      });
    },

    read: (siteId: string, id: string) => db.readSite(siteId, (tx) => readOwn(tx, id)),

    async listAll(siteId: string): Promise<OwnerProduct[]> {
      return db.readSite(siteId, async (tx) => {
        const rows = await store.listAllRows(tx);
        const variants = Map.groupBy(
          await store.variantsOf(
            tx,
            rows.map(({ id }) => id),
          ),
          ({ productId }) => productId,
        );
        return rows.map((row) => toOwner(row, variants.get(row.id) ?? []));
      });
    },

    exists: async (siteId: string, id: string) =>
      (await db.readSite(siteId, (tx) => store.findProduct(tx, id))) !== undefined,

    filesOf: (siteId: string, ids: readonly string[]): Promise<Map<string, string>> =>
      db.readSite(siteId, (tx) => listFiles(tx, ids)),

    fileIn: (told: Told, id: string): Promise<string | undefined> =>
      db.readSite(told.siteId, (tx) => findFile(tx, told, id)),
  };
}
