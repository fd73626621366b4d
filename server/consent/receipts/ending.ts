import type { Jobs } from '../../jobs.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import type { Sites } from '../../sites/service.ts';
import type { Receipts } from './service.ts';

const QUEUE = 'consent-receipts';

/** Ends every day what is older than its site keeps it. */
export async function endReceipts(deps: {
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  receipts: Receipts;
  now: () => Date;
}) {
  const { jobs, sites, snapshots, receipts, now } = deps;

  async function run(): Promise<void> {
    for (const siteId of await sites.allIds()) {
      const site = await sites.find(siteId);
      if (!site) continue;
      const { receiptMonths } = (await snapshots.of(site)).settings.receipts;
      const before = new Date(now());
      before.setUTCMonth(before.getUTCMonth() - receiptMonths);
      await receipts.end(siteId, before);
    }
  }

  await jobs.daily(QUEUE, run);
  return { run };
}
