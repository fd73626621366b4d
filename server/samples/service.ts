import { ledOn } from '#core/content/led-on.ts';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { Failure } from '#contract/errors.ts';
import type { SampleEntry } from '#contract/sites/samples.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Trash } from '../content/trash.ts';
import type { Database } from '../database/database.ts';
import type { Products } from '../products/service.ts';
import * as store from './store.ts';

export type { Sample } from './store.ts';

/** Goods, posts and events of the template, which leave a new site together. */
export function makeSamples(deps: {
  db: Database;
  content: Content;
  products: Products;
  trash: Trash;
  publishing: Publishing;
}) {
  const { db, content, products, trash, publishing } = deps;
  const mayRemove = (permissions: readonly number[]) => (sample: SampleEntry) =>
    sample.kind === 'item' || hasPermission(permissions, CommercePermission.editProducts);

  /** Links to what is gone lead to the list it was in; says which documents were live before and can be again. */
  async function leadOn(actor: Actor, gone: readonly store.FoundSample[]): Promise<string[]> {
    const to = new Map(
      gone.flatMap(({ listPath, slug }) => (listPath ? [[`${listPath}/${slug}`, listPath] as const] : [])),
    );
    if (to.size === 0) return [];
    const ready: string[] = [];
    for (const { id, revision, isLive, body } of await db.readSite(actor.siteId, (tx) =>
      store.listMentioning(tx, [...to.keys()]),
    )) {
      const after = ledOn(body, to);
      if (after === body) continue;
      const saved = await content.save(actor, id, { base: revision, body: after }, 'samples.unlink');
      // What somebody is writing at the moment stays theirs; the check names its links.
      if (!(saved instanceof Failure) && isLive) ready.push(id);
    }
    return ready;
  }

  return {
    mark: (siteId: string, rows: readonly store.Sample[]) =>
      db.site(siteId, (tx) => store.insertSamples(tx, siteId, rows)),

    count: (siteId: string) => db.readSite(siteId, store.countSamples),

    async list(siteId: string, permissions: readonly number[]): Promise<SampleEntry[]> {
      const found = await db.readSite(siteId, store.listSamples);
      return found
        .filter(mayRemove(permissions))
        .map(({ kind, id, title, place }) => ({ kind, id, title, place }));
    },

    /** Products are gone at once; items leave the live site, and links to either change, with a release of their own. */
    async remove(
      actor: Actor & { permissions: readonly number[] },
      ids: readonly string[] | undefined,
    ): Promise<number | Failure> {
      const { permissions, ...by } = actor;
      const chosen = (await db.readSite(by.siteId, store.listSamples))
        .filter(mayRemove(permissions))
        .filter(({ id }) => ids === undefined || ids.includes(id));
      const gone: store.FoundSample[] = [];
      for (const sample of chosen) {
        const { kind, id, revision } = sample;
        const result =
          kind === 'product' ? await products.remove(by, id) : await trash.remove(by, id, revision ?? 1);
        // Somebody else changed or removed it meanwhile: it is theirs.
        if (!(result instanceof Failure)) gone.push(sample);
      }
      const removed = gone.length;
      const items = gone.filter(({ kind }) => kind === 'item').map(({ id }) => id);
      const documentIds = [...items, ...(await leadOn(actor, gone))];
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
