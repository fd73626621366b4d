import { randomInt } from 'node:crypto';
import { withoutCircles } from '#core/commerce/catalogue/categories.ts';
import { GENERATED_SKUS, makeSku, variantName, variantProblems } from '#core/commerce/catalogue/product.ts';
import { FORM_UNKNOWN } from '#core/fields/reference-kinds.ts';
import { checkWith, image, list, type ImageValue } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';
import { plainText, type RichText } from '#core/rich-text/document.ts';
import { transliterate } from '#core/text/transliterate.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { OwnerProduct, ProductDraft, StockRow, VariantDraft } from '#contract/shop/products.ts';
import { recordAction, recordEdit } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Actor } from '../content/service.ts';
import type { Stock } from './stock.ts';
import * as copyStore from './copy-store.ts';
import * as stockStore from './stock-store.ts';
import * as store from './store.ts';

/** What raises the version that all kept pages belong to. */
export interface SitesFacts {
  setFacts(tx: Tx, id: string, facts: object): Promise<void>;
  forget(siteId: string): void;
}

const PAGE = 50;
const STOCK_PAGE = 100;
const HISTORY = 100;
const SHOW_SCHEDULED = 'show-scheduled-product';
const MAX_SLUG = 100;

const fields = { description: richText(), images: list(image(), { max: 50 }), image: image() };

export async function makeProducts(deps: {
  db: Database;
  jobs: Jobs;
  sites: SitesFacts;
  stock: Stock;
  hasForm: (tx: Tx, formId: string) => Promise<boolean>;
  now: () => Date;
}) {
  const { db, jobs, sites, stock, hasForm, now } = deps;

  /** Kept pages show products, so every change of one makes them old. */
  async function change<T>(actor: Actor, work: (tx: Tx) => Promise<T | Failure>): Promise<T | Failure> {
    try {
      const result = await db.site(actor.siteId, async (tx) => {
        const done = await work(tx);
        if (done instanceof Failure) throw done;
        await sites.setFacts(tx, actor.siteId, {});
        return done;
      });
      sites.forget(actor.siteId);
      return result;
    } catch (error) {
      if (error instanceof Failure) return error;
      if (isUniqueViolation(error, 'product_variants_sku')) return fail('skuTaken');
      if (isUniqueViolation(error, 'products_slug')) return fail('slugTaken');
      throw error;
    }
  }

  await jobs.handle(SHOW_SCHEDULED, async ({ siteId = '' }) => {
    await db.site(siteId, (tx) => sites.setFacts(tx, siteId, {}));
    sites.forget(siteId);
  });

  async function write(
    tx: Tx,
    actor: Actor,
    input: { id: string; draft: ProductDraft; base: Date | null },
  ): Promise<OwnerProduct | Failure> {
    const { id, draft, base } = input;
    const checked = check(draft);
    if (checked instanceof Failure) return checked;
    if (await isFormLost(tx, id, draft.formId))
      return fail('invalid', { errors: { formId: FORM_UNKNOWN } }, FORM_UNKNOWN);
    const slug = draft.slug === '' ? await freeSlug(tx, draft.title) : draft.slug;
    const skus = await fillSkus(tx, draft.variants);
    if (skus instanceof Failure) return skus;
    const updatedAt = now();
    const row: store.ProductValues = {
      id,
      type: draft.type,
      title: draft.title,
      slug,
      workflow: draft.workflow,
      publishAt: draft.publishAt === null ? null : new Date(draft.publishAt),
      categories: draft.categories,
      tags: draft.tags,
      updatedAt,
      body: {
        ...checked,
        options: draft.options,
        related: draft.related.filter((related) => related !== id),
        seoTitle: draft.seoTitle,
        seoDescription: draft.seoDescription,
        isTaxable: draft.isTaxable,
        fileId: draft.fileId,
        addOns: draft.addOns,
        formId: draft.formId,
        formPlace: draft.formPlace,
      },
      words: [plainText(checked.description), ...draft.tags, ...skus].join(' '),
    };
    if (base === null) await store.insertProduct(tx, actor.siteId, row);
    else if (!(await store.updateProduct(tx, row, base))) return fail('conflict');
    const known = new Set((await store.variantsOf(tx, [id])).map((variant) => variant.id));
    const variants = draft.variants.map((variant, position): store.VariantRow => {
      const isKnown = variant.id !== undefined && known.has(variant.id);
      return {
        ...variant,
        id: isKnown ? (variant.id ?? '') : newId(),
        productId: id,
        position,
        sku: skus[position] ?? '',
        // A download is made again for each buyer.
        unlimited: variant.unlimited || draft.type === 'DIGITAL',
        image: variant.image === null ? null : fields.image.read(variant.image),
      };
    });
    await store.putVariants(tx, actor.siteId, id, variants);
    await store.refreshSummary(tx, id);
    if (draft.workflow === 'scheduled' && row.publishAt && row.publishAt > updatedAt)
      await jobs.enqueue(tx, SHOW_SCHEDULED, { siteId: actor.siteId }, row.publishAt);
    return readOwn(tx, id);
  }

  /** The form it asks already may have been deleted since; that keeps nobody from changing a price. */
  async function isFormLost(tx: Tx, id: string, formId: string): Promise<boolean> {
    if (formId === '' || (await hasForm(tx, formId))) return false;
    return (await store.findProduct(tx, id))?.body.formId !== formId;
  }

  async function readOwn(tx: Tx, id: string): Promise<OwnerProduct | Failure> {
    const row = await store.findProduct(tx, id);
    return row ? toOwner(row, await store.variantsOf(tx, [id])) : fail('notFound');
  }

  async function freeSlug(tx: Tx, title: string): Promise<string> {
    const wish = slugOf(title);
    const taken = await store.takenSlugs(tx, wish);
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wish : `${wish}-${count}`;
      if (!taken.includes(slug)) return slug;
    }
  }

  /** Those that have none get one; the same one twice is refused. */
  async function fillSkus(tx: Tx, variants: readonly VariantDraft[]): Promise<string[] | Failure> {
    const given = variants.map(({ sku }) => sku).filter((sku) => sku !== '');
    const twice = variants.findIndex(
      ({ sku }) => sku !== '' && given.indexOf(sku) !== given.lastIndexOf(sku),
    );
    if (twice >= 0)
      return fail('skuTaken', { errors: { [`variants.${twice}.sku`]: fail('skuTaken').sentence } });
    const used = new Set(given);
    const skus: string[] = [];
    for (const { sku } of variants) {
      let next = sku;
      while (next === '') {
        const candidate = makeSku(randomInt(GENERATED_SKUS));
        if (!used.has(candidate) && (await store.takenSkus(tx, [candidate])).length === 0) next = candidate;
      }
      used.add(next);
      skus.push(next);
    }
    return skus;
  }

  return {
    async list(
      siteId: string,
      query: {
        words?: string | undefined;
        workflow?: ProductDraft['workflow'] | undefined;
        after?: string | undefined;
      },
    ) {
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

    create: (actor: Actor, draft: ProductDraft) =>
      change(actor, async (tx) => {
        const made = await write(tx, actor, { id: newId(), draft, base: null });
        if (!(made instanceof Failure))
          await recordAction(tx, {
            siteId: actor.siteId,
            accountId: actor.accountId,
            action: 'product.create',
            detail: { id: made.id, title: made.title },
          });
        return made;
      }),

    save: (actor: Actor, id: string, { base, ...draft }: ProductDraft & { base: string }) =>
      change(actor, async (tx) => {
        if (!(await store.findProduct(tx, id))) return fail('notFound');
        const saved = await write(tx, actor, { id, draft, base: new Date(base) });
        if (!(saved instanceof Failure))
          await recordEdit(tx, {
            siteId: actor.siteId,
            accountId: actor.accountId,
            action: 'product.save',
            detail: { id, title: saved.title },
          });
        return saved;
      }),

    async duplicate(actor: Actor, id: string): Promise<OwnerProduct | Failure> {
      const source = await this.read(actor.siteId, id);
      if (source instanceof Failure) return source;
      const { id: _id, updatedAt: _updatedAt, ...draft } = source;
      return this.create(actor, {
        ...draft,
        title: `${draft.title} (copy)`.slice(0, 200),
        slug: '',
        workflow: 'draft',
        publishAt: null,
        variants: draft.variants.map(({ id: _variantId, ...variant }) => ({ ...variant, sku: '' })),
      });
    },

    remove: (actor: Actor, id: string) =>
      change(actor, async (tx) => {
        const title = await store.setDeleted(tx, id, now());
        if (title === undefined) return fail('notFound');
        const { siteId, accountId } = actor;
        await recordAction(tx, { siteId, accountId, action: 'product.delete', detail: { id, title } });
        return { success: true as const };
      }),

    restore: (actor: Actor, id: string) =>
      change(actor, async (tx) => {
        const title = await store.setDeleted(tx, id, null);
        if (title === undefined) return fail('notFound');
        const { siteId, accountId } = actor;
        await recordAction(tx, { siteId, accountId, action: 'product.restore', detail: { id, title } });
        return readOwn(tx, id);
      }),

    arrange: (actor: Actor, ids: readonly string[]) =>
      change(actor, async (tx) => {
        await store.arrange(tx, ids);
        await recordAction(tx, {
          siteId: actor.siteId,
          accountId: actor.accountId,
          action: 'product.arrange',
        });
        return { success: true as const };
      }),

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

    /** For a copy of a site; what was sold of the original is not in it. */
    async copyAll(fromSiteId: string, toSiteId: string): Promise<void> {
      const all = await db.readSite(fromSiteId, copyStore.readAll);
      await db.site(toSiteId, (tx) => copyStore.insertMissing(tx, toSiteId, all));
    },

    /** The files of downloads, by product; those that were deleted since are still owed to whoever bought them. */
    filesOf: (siteId: string, ids: readonly string[]): Promise<Map<string, string>> =>
      db.readSite(siteId, (tx) => store.listFiles(tx, ids)),

    categories: (siteId: string) => db.readSite(siteId, store.listCategories),

    saveCategories: (
      actor: Actor,
      wanted: readonly { id: string; parentId: string | null; name: string }[],
    ) =>
      change(actor, async (tx) => {
        const used = new Set<string>();
        const next = new Map<string, number>();
        const rows = withoutCircles(wanted).map((category) => {
          const wish = slugOf(category.name);
          let slug = wish;
          let count = next.get(wish) ?? 2;
          for (; used.has(slug); count += 1) slug = `${wish}-${count}`;
          next.set(wish, count);
          used.add(slug);
          return { ...category, slug };
        });
        await store.putCategories(tx, actor.siteId, rows);
        await recordAction(tx, {
          siteId: actor.siteId,
          accountId: actor.accountId,
          action: 'product.categories',
        });
        return { categories: rows };
      }),

    async stockRows(
      siteId: string,
      query: { words?: string | undefined; atMost?: number | undefined; after?: string | undefined },
    ) {
      const rows = await db.readSite(siteId, (tx) =>
        stockStore.listStock(tx, {
          words: query.words ?? '',
          atMost: query.atMost,
          after: query.after,
          limit: STOCK_PAGE + 1,
        }),
      );
      const last = rows.length > STOCK_PAGE ? rows[STOCK_PAGE - 1] : undefined;
      return { rows: rows.slice(0, STOCK_PAGE).map(toStockRow), next: last?.variantId ?? null };
    },

    changeStock: (
      actor: Actor,
      changes: readonly { variantId: string; delta?: number | undefined; unlimited?: boolean | undefined }[],
    ) =>
      change(actor, async (tx) => {
        const { siteId, accountId } = actor;
        const productIds: string[] = [];
        const notes: stockStore.StockNote[] = [];
        const setUnlimited = async (variantId: string, unlimited: boolean) => {
          const productId = await stockStore.setUnlimited(tx, variantId, unlimited);
          if (productId === undefined) return;
          productIds.push(productId);
          notes.push({ variantId, delta: 0, reason: unlimited ? 'endless' : 'counted', accountId });
        };
        for (const { variantId, delta = 0, unlimited } of changes) {
          // Only what is counted has a number to change: it begins before, and ends after.
          if (unlimited === false) await setUnlimited(variantId, false);
          const added = delta === 0 ? undefined : await stockStore.add(tx, variantId, delta);
          if (unlimited === true) await setUnlimited(variantId, true);
          if (!added || added.delta === 0) continue;
          productIds.push(added.productId);
          notes.push({ variantId, delta: added.delta, reason: 'count', accountId });
        }
        await stockStore.note(tx, siteId, notes);
        await stock.refresh(tx, siteId, productIds);
        const ids = changes.map(({ variantId }) => variantId);
        await recordAction(tx, { siteId, accountId, action: 'product.stock', detail: { ids } });
        const rows = await stockStore.listStock(tx, { words: '', ids, limit: ids.length });
        return { rows: rows.map(toStockRow) };
      }),

    async stockHistory(siteId: string, variantId: string) {
      const [isKnown, rows] = await db.readSite(siteId, async (tx) => [
        (await stockStore.listStock(tx, { words: '', ids: [variantId], limit: 1 })).length > 0,
        await stockStore.history(tx, variantId, HISTORY),
      ]);
      if (!isKnown) return fail('notFound');
      return { changes: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
    },

    exists: async (siteId: string, id: string) =>
      (await db.readSite(siteId, (tx) => store.findProduct(tx, id))) !== undefined,
  };
}

export type Products = Awaited<ReturnType<typeof makeProducts>>;

export function slugOf(title: string): string {
  const plain = transliterate(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG - 8);
  return plain === '' ? 'product' : plain;
}

/** Words and pictures by their fields; prices and SKUs by the rules of the shop. All problems at once. */
function check(draft: ProductDraft): { description: RichText; images: ImageValue[] } | Failure {
  const errors: Record<string, string> = {};
  const problems = [checkWith(fields.description, draft.description), checkWith(fields.images, draft.images)];
  problems.forEach((result, index) => {
    if (!result.ok) errors[['description', 'images'][index] ?? ''] = result.problems[0]?.message ?? '';
  });
  draft.variants.forEach((variant, index) => {
    for (const [key, message] of Object.entries(variantProblems(variant)))
      errors[`variants.${index}.${key}`] = message ?? '';
    if (variant.optionValues.length !== draft.options.length)
      errors[`variants.${index}.optionValues`] = 'Each option needs a value.';
  });
  const names = draft.variants.map(({ optionValues }) => optionValues.join('\n'));
  if (new Set(names).size !== names.length) errors['variants'] = 'Two variants have the same options.';
  if (new Set(draft.addOns.map(({ id }) => id)).size !== draft.addOns.length)
    errors['addOns'] = 'Two add-ons have the same id.';
  if (draft.workflow === 'scheduled' && draft.publishAt === null)
    errors['publishAt'] = 'Please choose a date.';
  const [first] = Object.values(errors);
  if (first !== undefined) return fail('invalid', { errors }, first);
  return {
    description: fields.description.read(draft.description),
    images: fields.images.read(draft.images),
  };
}

function toOwner(row: store.ProductRow, variants: readonly store.VariantRow[]): OwnerProduct {
  const { description, ...body } = row.body;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    slug: row.slug,
    workflow: row.workflow,
    publishAt: row.publishAt?.toISOString() ?? null,
    categories: row.categories,
    tags: row.tags,
    updatedAt: row.updatedAt.toISOString(),
    ...body,
    addOns: body.addOns ?? [],
    formId: body.formId ?? '',
    formPlace: body.formPlace ?? 'page',
    images: body.images as unknown as Record<string, unknown>[],
    description: description as unknown as Record<string, unknown>,
    variants: variants.map(({ productId: _productId, position: _position, image: picture, ...variant }) => ({
      ...variant,
      image: picture as unknown as Record<string, unknown> | null,
    })),
  };
}

function toStockRow({
  optionValues,
  ...row
}: Awaited<ReturnType<typeof stockStore.listStock>>[number]): StockRow {
  return { ...row, name: variantName(optionValues.map((value) => ({ value }))) };
}
