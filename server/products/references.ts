import type { ProductDraft } from '#core/commerce/catalogue/product-fields.ts';
import { LISTED_KINDS, REFERENCE_KINDS } from '#core/fields/reference-kinds.ts';
import type { Tx } from '../database/database.ts';
import * as store from './store.ts';

export type Exists = (tx: Tx, id: string) => Promise<boolean>;

type Named = Pick<ProductDraft, 'categories' | 'related' | 'fileId' | 'formId'>;

/** Ids of products that are neither this shop's nor were named before. */
export async function strangeProducts(
  tx: Tx,
  wanted: readonly string[],
  before: readonly string[],
): Promise<boolean> {
  const fresh = wanted.filter((id) => !before.includes(id));
  if (fresh.length === 0) return false;
  const known = new Set(await store.knownProducts(tx, fresh));
  return fresh.some((id) => !known.has(id));
}

/** What a product names that the site does not have. What it named before may be gone: that keeps nobody from changing a price. */
export function makeReferences({ hasForm, hasFile }: { hasForm: Exists; hasFile: Exists }) {
  const isLost = async (tx: Tx, has: Exists, { now, before }: { now: string; before: string | undefined }) =>
    now !== '' && now !== before && !(await has(tx, now));

  return async (tx: Tx, draft: Named, before: Named | undefined): Promise<Record<string, string>> => {
    const fresh = draft.categories.filter((id) => !before?.categories.includes(id));
    const categories = fresh.length === 0 ? [] : await store.listCategories(tx);
    const isStrange = fresh.some((wanted) => !categories.some(({ id }) => id === wanted));
    const file = { now: draft.fileId, before: before?.fileId };
    const form = { now: draft.formId, before: before?.formId };
    return {
      ...(isStrange && { categories: LISTED_KINDS.category.problem }),
      ...((await strangeProducts(tx, draft.related, before?.related ?? [])) && {
        related: LISTED_KINDS.product.problem,
      }),
      ...((await isLost(tx, hasFile, file)) && { fileId: REFERENCE_KINDS.file.problem }),
      ...((await isLost(tx, hasForm, form)) && { formId: REFERENCE_KINDS.form.problem }),
    };
  };
}

export type References = ReturnType<typeof makeReferences>;
