import { DAY_MS } from '#core/durations.ts';
import type { Files } from '../assets/files.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import * as store from './store.ts';

const QUEUE = 'forms-retention';
/** How long a deleted submission can be brought back. */
export const DELETED_KEPT_DAYS = 30;
/** The letter itself stays; of each mail made of it only the fate is worth keeping. */
const LETTER_WORDS_KEPT_DAYS = 7;

/** Forgets every day what is older than its owner wants it kept, whether or not anything new arrives. */
export async function makeRetention(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  mail: Mailing;
  files: Files;
  now: () => Date;
}) {
  const { db, jobs, sites, snapshots, mail, files, now } = deps;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);

  /** Returns the bytes that this site needs no more. */
  async function forgetOn(siteId: string): Promise<string[]> {
    const site = await sites.find(siteId);
    if (!site) return [];
    const { retentionDays } = (await snapshots.of(site)).settings.forms;
    return db.site(siteId, async (tx) => {
      if (retentionDays > 0) {
        await store.forgetOlder(tx, daysAgo(retentionDays));
        // A mail about a submission says what the submission said.
        await mail.forgetOf(tx, siteId, daysAgo(retentionDays));
      }
      await mail.emptyLetters(tx, siteId, daysAgo(LETTER_WORDS_KEPT_DAYS));
      await store.forgetDeleted(tx, daysAgo(DELETED_KEPT_DAYS));
      return store.forgetUploads(tx, daysAgo(1));
    });
  }

  async function removeUnused(hashes: ReadonlySet<string>, siteIds: readonly string[]): Promise<void> {
    const [anySite] = siteIds;
    if (hashes.size === 0 || anySite === undefined) return;
    await db.site(anySite, async (tx) => {
      await store.lockUploads(tx, 'removing');
      const unused = new Set(hashes);
      for (const siteId of siteIds) {
        const used = await db.readSite(siteId, (read) => store.usedHashes(read, [...unused]));
        for (const hash of used) unused.delete(hash);
        if (unused.size === 0) return;
      }
      for (const hash of unused) await files.remove(hash);
    });
  }

  async function run(): Promise<void> {
    const siteIds = await sites.allIds();
    const hashes = new Set<string>();
    for (const siteId of siteIds) for (const hash of await forgetOn(siteId)) hashes.add(hash);
    await removeUnused(hashes, siteIds);
  }

  await jobs.daily(QUEUE, run);
  return { run };
}

export type Retention = Awaited<ReturnType<typeof makeRetention>>;
