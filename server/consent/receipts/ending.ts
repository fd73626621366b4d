import type { Database } from '../../database/database.ts';
import { makeSweep, type Duty } from '../../due/sweep.ts';
import type { Jobs } from '../../jobs.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import type { Sites } from '../../sites/service.ts';
import { endBefore, oldestAt } from './store.ts';

const QUEUE = 'consent-receipts';

/** Ends every day what is older than its site keeps it. */
export async function endReceipts(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  now: () => Date;
}) {
  const { jobs, sites, snapshots, now } = deps;
  const sweep = makeSweep(deps);

  async function monthsOf(siteId: string): Promise<number> {
    const site = await sites.find(siteId);
    return site ? (await snapshots.of(site)).settings.receipts.receiptMonths : Infinity;
  }

  const receipts: Duty = {
    kind: 'receipts',
    async work(tx, siteId) {
      const months = await monthsOf(siteId);
      if (months !== Infinity) await endBefore(tx, monthsAfter(now(), -months));
      return undefined;
    },
    async next(tx, siteId) {
      const months = await monthsOf(siteId);
      if (months === Infinity) return monthsAfter(now(), 1);
      const oldest = await oldestAt(tx);
      return oldest && monthsAfter(oldest, months);
    },
  };

  const run = () => sweep(QUEUE, [receipts]);
  await jobs.daily(QUEUE, run);
  return { run };
}

function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment);
  after.setUTCMonth(after.getUTCMonth() + months);
  return after;
}
