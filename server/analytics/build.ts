import type { IncomingHttpHeaders } from 'node:http';
import { HITS_KEPT_MONTHS } from '#core/analytics/hits.ts';
import { DAY_MS } from '#core/durations.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { TellNews } from '../news/news.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { makeFilterSums } from './filters.ts';
import { makeGoals } from './goals/goals.ts';
import { makeHistory } from './history.ts';
import { makeHostingNetworks } from './hosting-networks.ts';
import { makeIntake } from './intake.ts';
import { makeReports } from './report.ts';
import { makeRollups } from './rollups.ts';
import { makeSalts } from './salts.ts';
import { dropMonthsBefore, sitesToSumUp } from './store.ts';
import { makeWeekly } from './weekly/weekly.ts';
import { makeWords } from './words.ts';
import { makeWriter } from './writer.ts';

const DAILY_QUEUE = 'analytics-daily';

/** Counting visitors, and what their owners see of it. */
export async function makeAnalytics(deps: {
  db: Database;
  jobs: Jobs;
  secrets: SiteSecrets;
  sites: Sites;
  snapshots: Snapshots;
  readConsent: ReadConsent;
  countryHeader?: string | undefined;
  proxies?: number | undefined;
  datacentresFile?: string | undefined;
  tellNews: TellNews;
  now: () => Date;
}) {
  const { db, jobs, sites, snapshots, now } = deps;
  const words = makeWords({ db });
  const writer = makeWriter({ db, words, now });
  const salts = makeSalts({ db });
  const filterSums = makeFilterSums({ db, now });
  const rollups = makeRollups({ db, now, filterSums });

  /** So that nobody has to wait for it: what was marked since somebody looked. */
  async function sumUpAll(): Promise<void> {
    for (const siteId of await sitesToSumUp(db.platform)) {
      const site = await sites.find(siteId);
      if (site) await rollups.finish(siteId, (await snapshots.of(site)).settings.site.timezone);
    }
  }

  await jobs.daily(DAILY_QUEUE, async () => {
    await salts.forgetOld();
    const first = new Date(now());
    await writer.addMonth(new Date(first.getTime() + 27 * DAY_MS));
    first.setUTCMonth(first.getUTCMonth() - HITS_KEPT_MONTHS, 1);
    await dropMonthsBefore(db.platform, first.toISOString().slice(0, 10));
    await sumUpAll();
  });

  const reports = makeReports({ ...deps, rollups, filterSums });
  const weekly = await makeWeekly({ ...deps, reports, rollups });

  return {
    intake: makeIntake({
      ...deps,
      writer,
      salts,
      weekly,
      countryOf: makeCountryOf(deps),
      isHosting: makeHostingNetworks({ file: deps.datacentresFile, now }),
    }),
    weekly,
    writer,
    /** Takes a history that was made up, for demo sites. */
    fill: makeHistory({ ...deps, writer, words }),
    reports,
    goals: makeGoals({ ...deps, rollups }),
  };
}

export type Analytics = Awaited<ReturnType<typeof makeAnalytics>>;

/** Believed where a proxy of the operator stands in front, which sets the header or takes it away. */
function makeCountryOf(options: { countryHeader?: string | undefined; proxies?: number | undefined }) {
  const header = (options.proxies ?? 0) > 0 ? options.countryHeader?.toLowerCase() : undefined;
  return (headers: IncomingHttpHeaders): string => {
    const [country = ''] = header === undefined ? [] : String(headers[header] ?? '').split('-');
    return /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '';
  };
}
