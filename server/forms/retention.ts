import { DAY_MS } from '#core/durations.ts';
import { hashesInUse } from '../due/file-uses.ts';
import type { Files } from '../assets/files.ts';
import type { Database, Tx } from '../database/database.ts';
import { earliest, makeSweep, type Duty } from '../due/sweep.ts';
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
const UNCLAIMED_KEPT_DAYS = 1;

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
  const sweep = makeSweep(deps);
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const daysAfter = (moment: Date | null, days: number) =>
    moment && new Date(moment.getTime() + days * DAY_MS);

  /** Nothing for a site that is being deleted. */
  async function retentionOf(siteId: string): Promise<number | undefined> {
    const site = await sites.find(siteId);
    return site && (await snapshots.of(site)).settings.forms.retentionDays;
  }

  /** Files with the same bytes are one, whatever site they are of. */
  async function removeUnused(siteId: string, hashes: readonly string[]): Promise<void> {
    await db.site(siteId, async (tx) => {
      await store.lockUploads(tx, 'removing');
      const used = await hashesInUse(tx, 'forms', hashes);
      for (const hash of hashes) if (!used.includes(hash)) await files.remove(hash);
    });
  }

  const submissions: Duty = {
    kind: 'submissions',
    async work(tx: Tx, siteId: string) {
      const days = await retentionOf(siteId);
      if (days === undefined) return undefined;
      if (days > 0) {
        await store.forgetOlder(tx, daysAgo(days));
        // A mail about a submission says what the submission said.
        await mail.forgetOf(tx, siteId, daysAgo(days));
      }
      await store.forgetDeleted(tx, daysAgo(DELETED_KEPT_DAYS));
      const hashes = await store.forgetUploads(tx, daysAgo(UNCLAIMED_KEPT_DAYS));
      return hashes.length === 0 ? undefined : () => removeUnused(siteId, hashes);
    },
    async next(tx: Tx, siteId: string) {
      const days = await retentionOf(siteId);
      if (days === undefined) return daysAgo(-1);
      const oldest = await store.readOldest(tx);
      const kept = [
        daysAfter(oldest.deleted, DELETED_KEPT_DAYS),
        daysAfter(oldest.emptied, DELETED_KEPT_DAYS),
        daysAfter(oldest.unclaimed, UNCLAIMED_KEPT_DAYS),
      ];
      if (days === 0) return earliest(kept);
      const { any: oldestMail } = await mail.oldestOf(tx, siteId);
      // What comes from now on is not due before that time has passed.
      return earliest([
        ...kept,
        daysAfter(oldest.submission, days),
        daysAfter(oldestMail, days),
        daysAgo(-days),
      ]);
    },
  };

  const letters: Duty = {
    kind: 'letters',
    async work(tx: Tx, siteId: string) {
      await mail.emptyLetters(tx, siteId, daysAgo(LETTER_WORDS_KEPT_DAYS));
      return undefined;
    },
    async next(tx: Tx, siteId: string) {
      const { sentLetter, hasUnsentLetter } = await mail.oldestOf(tx, siteId);
      return earliest([
        daysAfter(sentLetter, LETTER_WORDS_KEPT_DAYS),
        hasUnsentLetter ? daysAgo(-LETTER_WORDS_KEPT_DAYS) : undefined,
      ]);
    },
  };

  const run = () => sweep(QUEUE, [submissions, letters]);
  await jobs.daily(QUEUE, run);
  return { run };
}

export type Retention = Awaited<ReturnType<typeof makeRetention>>;
