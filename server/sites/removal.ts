import { DAY_MS } from '#core/durations.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Accounts } from '../accounts/service.ts';
import { recordAction } from '../audit.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Sites } from './service.ts';

/** How long a deleted site can be restored. */
export const UNDO_DAYS = 30;
const PURGE = 'site-purge';

/** Deleting a site: gone for everybody at once, restored by its owner for a while, then purged. */
export async function makeRemoval(deps: {
  db: Database;
  jobs: Jobs;
  accounts: Accounts;
  sites: Sites;
  now: () => Date;
}) {
  const { db, jobs, accounts, sites, now } = deps;
  const undoableSince = () => new Date(now().getTime() - UNDO_DAYS * DAY_MS);

  await jobs.handle(PURGE, ({ siteId = '' }) => sites.purge(siteId, undoableSince()));

  /** The owner's membership of a site, deleted or not; others learn nothing of sites that are not theirs. */
  async function ownership(accountId: string, siteId: string): Promise<Failure | undefined> {
    const mine = (await accounts.membershipsOf(accountId)).find((row) => row.siteId === siteId);
    if (!mine) return fail('notFound');
    return mine.isOwner ? undefined : fail('ownerOnly');
  }

  return {
    async remove(accountId: string, siteId: string): Promise<Failure | undefined> {
      const refusal = await ownership(accountId, siteId);
      if (refusal) return refusal;
      if (!(await sites.find(siteId))) return fail('notFound');
      await db.site(siteId, async (tx) => {
        await sites.setDeleted(tx, siteId, now());
        await recordAction(tx, { siteId, accountId, action: 'site.remove' });
        await jobs.enqueue(tx, PURGE, { siteId }, new Date(now().getTime() + UNDO_DAYS * DAY_MS));
      });
      sites.forget(siteId);
      return undefined;
    },

    async restore(accountId: string, siteId: string): Promise<Failure | undefined> {
      const refusal = await ownership(accountId, siteId);
      if (refusal) return refusal;
      const [site] = await sites.deletedSince([siteId], undoableSince());
      if (!site) return fail('notFound');
      await db.site(siteId, async (tx) => {
        await sites.setDeleted(tx, siteId, null);
        await recordAction(tx, { siteId, accountId, action: 'site.restore' });
      });
      // That the host is nobody's is remembered by its name, which is not known from the site.
      sites.forgetAll();
      return undefined;
    },

    /** What can still be restored. */
    async deleted(accountId: string) {
      const owned = (await accounts.membershipsOf(accountId)).filter(({ isOwner }) => isOwner);
      return sites.deletedSince(
        owned.map(({ siteId }) => siteId),
        undoableSince(),
      );
    },
  };
}
