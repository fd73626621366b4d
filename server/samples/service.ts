import { hasPermission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { Failure } from '#contract/errors.ts';
import type { SampleEntry } from '#contract/sites/samples.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor } from '../content/service.ts';
import type { Trash } from '../content/trash.ts';
import type { Database } from '../database/database.ts';
import type { Products } from '../products/service.ts';
import * as store from './store.ts';

export type { Sample } from './store.ts';

/** Goods, posts and events of the template, which leave a new site together. */
export function makeSamples(deps: {
  db: Database;
  products: Products;
  trash: Trash;
  publishing: Publishing;
}) {
  const { db, products, trash, publishing } = deps;
  const mayRemove = (permissions: readonly number[]) => (sample: SampleEntry) =>
    sample.kind === 'item' || hasPermission(permissions, CommercePermission.editProducts);

  return {
    mark: (siteId: string, rows: readonly store.Sample[]) =>
      db.site(siteId, (tx) => store.insertSamples(tx, siteId, rows)),

    count: (siteId: string) => db.readSite(siteId, store.countSamples),

    async list(siteId: string, permissions: readonly number[]): Promise<SampleEntry[]> {
      const found = await db.readSite(siteId, store.listSamples);
      return found.filter(mayRemove(permissions)).map(({ revision: _, ...entry }) => entry);
    },

    /** Products are gone at once; items leave the live site with a release of their own. */
    async remove(
      actor: Actor & { permissions: readonly number[] },
      ids: readonly string[] | undefined,
    ): Promise<number | Failure> {
      const { permissions, ...by } = actor;
      const chosen = (await db.readSite(by.siteId, store.listSamples))
        .filter(mayRemove(permissions))
        .filter(({ id }) => ids === undefined || ids.includes(id));
      const documentIds: string[] = [];
      let removed = 0;
      for (const { kind, id, revision } of chosen) {
        const result =
          kind === 'product' ? await products.remove(by, id) : await trash.remove(by, id, revision ?? 1);
        // Somebody else changed or removed it meanwhile: it is theirs.
        if (result instanceof Failure) continue;
        removed += 1;
        if (kind === 'item') documentIds.push(id);
      }
      if (documentIds.length > 0) {
        const released = await publishing.publish(actor, { documentIds, note: 'Samples removed' });
        if (released instanceof Failure && released.code !== 'nothingToPublish') return released;
      }
      if (removed > 0)
        await db.site(by.siteId, (tx) =>
          recordAction(tx, { ...by, action: 'samples.remove', detail: { count: String(removed) } }),
        );
      return removed;
    },
  };
}

export type Samples = ReturnType<typeof makeSamples>;
