import { withoutCircles } from '#core/commerce/catalogue/categories.ts';
import { fail } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Change } from './change.ts';
import { slugOf } from './naming.ts';
import * as store from './store.ts';

type Category = Omit<store.CategoryRow, 'slug'>;

/** In which order products stand, and in which categories. */
export function makeProductArranging({ db, change }: { db: Database; change: Change }) {
  return {
    arrange: (actor: Actor, ids: readonly string[]) =>
      change(actor, async (tx) => {
        await store.arrange(tx, ids);
        await recordAction(tx, { ...actor, action: 'product.arrange' });
        return { success: true as const };
      }),

    categories: (siteId: string) => db.readSite(siteId, store.listCategories),

    saveCategories: (actor: Actor, wanted: readonly Category[]) =>
      change(actor, async (tx) => {
        if (new Set(wanted.map(({ id }) => id)).size !== wanted.length)
          return fail('invalid', { errors: { categories: SAME_ID } }, SAME_ID);
        const rows = withSlugs(withoutCircles(wanted));
        await store.putCategories(tx, actor.siteId, rows);
        await recordAction(tx, { ...actor, action: 'product.categories' });
        return { categories: rows };
      }),
  };
}

const SAME_ID = 'Two categories have the same id.';

/** Made from their names; those of the same name are numbered. */
export function withSlugs(categories: readonly Category[]): store.CategoryRow[] {
  const used = new Set<string>();
  const next = new Map<string, number>();
  return categories.map((category) => {
    const wish = slugOf(category.name);
    let slug = wish;
    let count = next.get(wish) ?? 2;
    for (; used.has(slug); count += 1) slug = `${wish}-${count}`;
    next.set(wish, count);
    used.add(slug);
    return { ...category, slug };
  });
}
