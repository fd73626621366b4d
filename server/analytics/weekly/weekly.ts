import { weekBefore } from '#core/analytics/weekly.ts';
import { localeOf } from '#core/settings/locale.ts';
import { Failure } from '#contract/errors.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs.ts';
import type { TellNews } from '../../news/news.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import type { Sites } from '../../sites/service.ts';
import { dayIn } from '../days.ts';
import type { Reports } from '../report.ts';
import type { Rollups } from '../rollups.ts';
import * as store from './store.ts';

const QUEUE = 'weekly-reports';
const SWEEP = 'weekly-reports-sweep';
const AT_ONCE = 200;
const MAX_NOTED = 10_000;
const LISTED = 5;

/** Mails last week's figures to those who want them, on Monday morning where the site is. */
export async function makeWeekly(deps: {
  db: Database;
  jobs: Jobs;
  tellNews: TellNews;
  sites: Sites;
  snapshots: Snapshots;
  reports: Reports;
  rollups: Rollups;
  now: () => Date;
}) {
  const { db, jobs, tellNews, sites, snapshots, reports, rollups, now } = deps;
  const planned = new Set<string>();
  const watched = new Set<number>();

  /** Most sites of a time zone are due in the same moment: one job looks for all of them. */
  async function watch(due: Date | undefined): Promise<void> {
    if (!due || watched.has(due.getTime())) return;
    if (watched.size > MAX_NOTED) watched.clear();
    watched.add(due.getTime());
    await jobs.enqueue(db.platform, QUEUE, {}, due);
  }

  async function send(siteId: string): Promise<void> {
    const site = await sites.find(siteId);
    if (!site) return;
    const { settings, baseUrl } = await snapshots.of(site);
    const { timezone: timeZone, title } = settings.site;
    const week = weekBefore(dayIn(timeZone, now()));
    await rollups.finish(siteId, timeZone);
    const made = await reports.report(site, { section: 'overview', range: 'own', ...week });
    const next = await db.site(siteId, async (tx) => {
      const due = await store.take(tx, now(), timeZone);
      const isQuiet = made instanceof Failure || made.sums.visits + made.sumsBefore.visits === 0;
      if (!due || isQuiet) return due;
      const { page = [], source = [] } = made.parts;
      const path = `/config/analytics?range=own&from=${week.from}&to=${week.to}`;
      const values = {
        siteTitle: title,
        locale: localeOf(settings.site),
        currency: made.currency,
        ...week,
        sums: made.sums,
        before: made.sumsBefore,
        pages: page.slice(0, LISTED),
        sources: source.slice(0, LISTED),
        url: baseUrl + path,
        settingsUrl: `${baseUrl}/config/settings/notifications`,
      };
      const mail = { name: 'weeklyReport', values } as const;
      const line = { key: 'week', values: { visits: made.sums.visits } } as const;
      await tellNews(tx, { kind: 'weekly', mail, line, siteId, siteTitle: title, path });
      return due;
    });
    await watch(next);
  }

  async function sendDue(): Promise<void> {
    const problems: unknown[] = [];
    for (let after = ''; ;) {
      const due = await store.listDue(db.platform, now(), { after, limit: AT_ONCE });
      // One that fails does not keep the others.
      for (const siteId of due) await send(siteId).catch((error: unknown) => problems.push(error));
      if (due.length < AT_ONCE) break;
      after = due.at(-1) ?? '';
    }
    if (problems.length > 0) throw problems[0];
  }

  await jobs.handle(QUEUE, sendDue);
  await jobs.daily(SWEEP, sendDue);

  return {
    sendDue,

    /** From the first visitor on. */
    async plan(siteId: string, timeZone: string): Promise<void> {
      if (planned.has(siteId)) return;
      if (planned.size > MAX_NOTED) planned.clear();
      planned.add(siteId);
      await watch(await db.site(siteId, (tx) => store.plan(tx, now(), timeZone)));
    },
  };
}

export type Weekly = Awaited<ReturnType<typeof makeWeekly>>;
