import type { AuditAction } from '#core/activity/actions.ts';
import { productBody, type ProductDraft } from '#core/commerce/catalogue/product-fields.ts';
import { MAX_TITLE_LENGTH } from '#core/commerce/catalogue/product.ts';
import { plainText } from '#core/rich-text/document.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { recordAction, recordEdit } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import { refuseSaidClash } from '../content/stores/said-addresses.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Change, SitesFacts } from './change.ts';
import { draftProblems } from './check.ts';
import { fillSkus, freeSlug } from './naming.ts';
import { readOwn } from './reading.ts';
import type { References } from './references.ts';
import * as store from './store.ts';

const SHOW_SCHEDULED = 'show-scheduled-product';

export interface Written {
  id: string;
  draft: ProductDraft;
  /** What it was before; nothing for one that is new. */
  before?: OwnerProduct;
  base?: Date;
}

/** Writes one product with its variants, in a transaction that others may share. */
export function makeWrite({
  jobs,
  references,
  now,
}: {
  jobs: Jobs;
  references: References;
  now: () => Date;
}) {
  return async (tx: Tx, { siteId }: Actor, input: Written): Promise<OwnerProduct | Failure> => {
    const { id, draft, before, base } = input;
    const errors = { ...draftProblems(draft), ...(await references(tx, draft, before)) };
    const [problem] = Object.values(errors);
    if (problem !== undefined) return fail('invalid', { errors }, problem);
    const skus = await fillSkus(tx, draft.variants);
    if (skus instanceof Failure) return skus;
    const slug = draft.slug === '' ? await freeSlug(tx, draft.title) : draft.slug;
    const row = rowOf({ ...draft, slug }, { id, skus, updatedAt: now() });
    if (!base) await store.insertProduct(tx, siteId, row);
    else if (!(await store.updateProduct(tx, row, base))) return fail('conflict');
    const clash = slug === before?.slug ? undefined : await refuseSaidClash(tx, 'live');
    if (clash) return fail('pathTaken', { errors: { slug: clash.sentence } }, clash.sentence);
    const known = new Set((await store.variantsOf(tx, [id])).map((variant) => variant.id));
    await store.putVariants(tx, siteId, id, variantRows(draft, { id, skus, known }));
    await store.refreshSummary(tx, id);
    if (draft.workflow === 'scheduled' && row.publishAt && row.publishAt > row.updatedAt)
      await jobs.enqueue(tx, SHOW_SCHEDULED, { siteId }, row.publishAt);
    return readOwn(tx, id);
  };
}

export type Write = ReturnType<typeof makeWrite>;

/** Adds products and changes them. */
export async function makeProductWriting(deps: {
  db: Database;
  jobs: Jobs;
  sites: SitesFacts;
  change: Change;
  write: Write;
  now: () => Date;
}) {
  const { db, jobs, sites, change, write, now } = deps;

  await jobs.handle(SHOW_SCHEDULED, async ({ siteId = '' }) => {
    await db.site(siteId, (tx) => sites.setFacts(tx, siteId, {}));
    sites.forget(siteId);
  });

  const create = (actor: Actor, draft: ProductDraft) =>
    change(actor, async (tx) => {
      const made = await write(tx, actor, { id: newId(), draft });
      if (made instanceof Failure) return made;
      const detail = { id: made.id, title: made.title };
      await recordAction(tx, { ...actor, action: 'product.create', detail });
      return made;
    });

  const setDeleted = async (tx: Tx, actor: Actor, about: { id: string; at: Date | null }) => {
    const { id, at } = about;
    const title = await store.setDeleted(tx, id, at);
    if (title === undefined) return fail('notFound');
    const clash = at === null ? await refuseSaidClash(tx, 'live') : undefined;
    if (clash) return fail('pathTaken', {}, clash.sentence);
    const action: AuditAction = at ? 'product.delete' : 'product.restore';
    await recordAction(tx, { ...actor, action, detail: { id, title } });
    return undefined;
  };

  return {
    create,

    /** What is left out stays as it is. */
    save: (actor: Actor, id: string, { base, ...changes }: Partial<ProductDraft> & { base: string }) =>
      change(actor, async (tx) => {
        const before = await readOwn(tx, id);
        if (before instanceof Failure) return before;
        const { id: _id, updatedAt: _updatedAt, ...draft } = { ...before, ...changes };
        const saved = await write(tx, actor, { id, draft, before, base: new Date(base) });
        if (!(saved instanceof Failure))
          await recordEdit(tx, { ...actor, action: 'product.save', detail: { id, title: saved.title } });
        return saved;
      }),

    async duplicate(actor: Actor, id: string): Promise<OwnerProduct | Failure> {
      const source = await db.readSite(actor.siteId, (tx) => readOwn(tx, id));
      if (source instanceof Failure) return source;
      const { id: _id, updatedAt: _updatedAt, ...draft } = source;
      return create(actor, {
        ...draft,
        title: `${draft.title} (copy)`.slice(0, MAX_TITLE_LENGTH),
        slug: '',
        workflow: 'draft',
        publishAt: null,
        variants: draft.variants.map((variant) => ({ ...variant, id: '', sku: '' })),
      });
    },

    remove: (actor: Actor, id: string) =>
      change(
        actor,
        async (tx) => (await setDeleted(tx, actor, { id, at: now() })) ?? { success: true as const },
      ),

    restore: (actor: Actor, id: string) =>
      change(actor, async (tx) => (await setDeleted(tx, actor, { id, at: null })) ?? readOwn(tx, id)),
  };
}

function rowOf(
  draft: ProductDraft,
  { id, skus, updatedAt }: { id: string; skus: readonly string[]; updatedAt: Date },
): store.ProductValues {
  const { type, title, slug, workflow, publishAt, categories, tags } = draft;
  return {
    id,
    type,
    title,
    slug,
    workflow,
    publishAt: publishAt === null ? null : new Date(publishAt),
    categories,
    tags,
    updatedAt,
    body: {
      ...productBody.read(draft),
      related: draft.related.filter((related) => related !== id),
      addOns: draft.addOns.map((addOn) => (addOn.id === '' ? { ...addOn, id: newId() } : addOn)),
    },
    words: [plainText(draft.description), ...tags, ...skus].join(' '),
  };
}

function variantRows(
  draft: ProductDraft,
  about: { id: string; skus: readonly string[]; known: ReadonlySet<string> },
): store.VariantRow[] {
  return draft.variants.map((variant, position) => ({
    ...variant,
    id: about.known.has(variant.id) ? variant.id : newId(),
    productId: about.id,
    position,
    sku: about.skus[position] ?? '',
    // A download is made again for each buyer.
    unlimited: variant.unlimited || draft.type === 'DIGITAL',
  }));
}
