import type { AssetUse } from '#contract/content/assets.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Mention, Mentions } from '../content/mentions.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { addressesOf } from './addresses.ts';
import type { makePurge } from './purge.ts';
import * as store from './store.ts';

/** Where a file is used, and what follows when it goes. */
export function makeRemoval(deps: {
  db: Database;
  mentions: Mentions;
  planPurge: Awaited<ReturnType<typeof makePurge>>['plan'];
  onChanged: (siteId: string, id: string) => void;
  now: () => Date;
}) {
  const { db, mentions, planPurge, onChanged, now } = deps;

  return {
    async uses(siteId: string, id: string): Promise<{ uses: AssetUse[] } | Failure> {
      const names = await db.readSite(siteId, async (tx) =>
        (await store.findAsset(tx, id)) ? addressesOf(tx, [id]) : undefined,
      );
      if (!names) return fail('notFound');
      return { uses: (await mentions.find(siteId, [...names.keys()])).map(toUse) };
    },

    async remove(actor: Actor, ids: readonly string[], evenIfUsed: boolean) {
      const names = await db.readSite(actor.siteId, (tx) => addressesOf(tx, ids));
      const uses = await mentions.find(actor.siteId, [...names.keys()]);
      const used = new Set(uses.flatMap((use) => use.names.map((name) => names.get(name))));
      if (used.size > 0 && !evenIfUsed) return fail('assetInUse', { ids: [...used], uses: uses.map(toUse) });
      const at = now();
      const deleted = await db.site(actor.siteId, async (tx) => {
        const gone = await store.markDeleted(tx, ids, at);
        await recordAction(tx, { ...actor, action: 'asset.delete', detail: { ids: gone } });
        for (const id of gone) await planPurge(tx, { siteId: actor.siteId, id, deletedAt: at });
        return gone;
      });
      for (const id of deleted) onChanged(actor.siteId, id);
      return { deleted };
    },

    async restore(actor: Actor, ids: readonly string[]) {
      const restored = await db.site(actor.siteId, async (tx) => {
        await recordAction(tx, { ...actor, action: 'asset.restore', detail: { ids } });
        return store.unmarkDeleted(tx, ids);
      });
      for (const id of ids) onChanged(actor.siteId, id);
      return { restored };
    },
  };
}

function toUse({ names: _names, ...use }: Mention): AssetUse {
  return use;
}
