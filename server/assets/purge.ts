import { DELETED_KEPT_DAYS } from '#core/assets/limits.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { Mentions } from '../content/mentions.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import { addressesOf } from './addresses.ts';
import { hashesInUse } from '../due/file-uses.ts';
import type { Files } from './files.ts';
import * as store from './store.ts';

const PURGE = 'asset-purge';
/** Bytes that were kept this short a time ago may belong to an upload that is not written down yet. */
export const IDLE_MS = HOUR_MS;

/** Takes deleted files away for good when their time is over, with the bytes that nobody else has. */
export async function makePurge(deps: {
  db: Database;
  jobs: Jobs;
  mentions: Mentions;
  originals: Pick<Files, 'removeIdle'>;
  renditions: Pick<Files, 'removeAll'>;
  now: () => Date;
}) {
  const { db, jobs, mentions, originals, renditions, now } = deps;

  async function plan(tx: Tx, file: { siteId: string; id: string; deletedAt: Date }): Promise<void> {
    const until = new Date(now().getTime() + DELETED_KEPT_DAYS * DAY_MS);
    await jobs.enqueue(tx, PURGE, { ...file, deletedAt: file.deletedAt.toISOString() }, until);
  }

  async function unusedOf(hashes: readonly string[]): Promise<string[]> {
    const used = await hashesInUse(db.platform, 'library', hashes);
    return hashes.filter((hash) => !used.includes(hash));
  }

  /** A file that was restored and deleted again meanwhile has a later date, and a later job. */
  async function purge(siteId: string, id: string, deletedUntil: Date): Promise<void> {
    const names = await db.readSite(siteId, (tx) => addressesOf(tx, [id]));
    // What pages still show can be brought back to them for as long as they do.
    if ((await mentions.find(siteId, [...names.keys()])).length > 0) {
      await db.site(siteId, (tx) => plan(tx, { siteId, id, deletedAt: deletedUntil }));
      return;
    }
    const hashes = await db.site(siteId, (tx) => store.purgeDeleted(tx, id, deletedUntil));
    for (const hash of await unusedOf(hashes))
      if (await originals.removeIdle(hash, IDLE_MS)) await renditions.removeAll(`${hash}-`);
  }

  await jobs.handle(PURGE, ({ siteId = '', id = '', deletedAt = '' }) =>
    purge(siteId, id, new Date(deletedAt)),
  );
  return { purge, plan };
}
