import { randomBytes } from 'node:crypto';
import { allowed, type VisitorConsent } from '#core/consent/policies.ts';
import { DAY_MS } from '#core/durations.ts';
import { add, one } from '#core/speed/histogram.ts';
import type { SpeedData, SpeedDevice } from '#core/speed/records.ts';
import { speedReport } from '#core/speed/report.ts';
import { samplesOf, type SpeedSample } from '#core/speed/samples.ts';
import { speedRecord, type SpeedReport } from '#contract/visits/speed.ts';
import type { Database } from '../database/database.ts';
import { makeSweep, type Duty } from '../due/sweep.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import * as store from './store.ts';

const SHOWN_WEEKS = 4;
const KEPT_WEEKS = 26;
const MAX_ROWS_OF_A_WEEK = 10_000;
const MAX_PAGES = 100;
/** A page may stay open for a while before it tells. */
const ID_LIVES_MS = DAY_MS;
/** What was told is remembered, so that a beacon which is sent again counts once. */
const MAX_REMEMBERED = 50_000;
const QUEUE = 'speed-figures';

export async function makeSpeed(deps: {
  db: Database;
  jobs: Jobs;
  snapshots: Snapshots;
  secrets: SiteSecrets;
  now: () => Date;
}) {
  const { db, jobs, snapshots, secrets, now } = deps;
  const told = new Set<string>();

  function weekAgo(weeks: number): string {
    const day = new Date(now().getTime() - weeks * 7 * DAY_MS);
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
    return day.toISOString().slice(0, 10);
  }

  /** The id says when it was given, and that it was us: figures of pages nobody loaded are made up. */
  async function isOurs(siteId: string, pageLoadId: string): Promise<boolean> {
    const [time = '', random = '', signature = ''] = pageLoadId.split('.');
    const age = now().getTime() - parseInt(time, 36);
    if (!(age >= 0 && age <= ID_LIVES_MS)) return false;
    return isSignature(await secrets.of(siteId, 'speed'), `${time}.${random}`, signature);
  }

  function isFirst(key: string): boolean {
    if (told.has(key)) return false;
    told.add(key);
    const [oldest] = told.size > MAX_REMEMBERED ? told : [];
    if (oldest !== undefined) told.delete(oldest);
    return true;
  }

  async function count(siteId: string, samples: readonly SpeedSample[]): Promise<void> {
    const week = weekAgo(0);
    const rows = new Map<string, store.FigureRow>();
    for (const { class: index, ...sample } of samples) {
      const key = Object.values(sample).join(' ');
      rows.set(key, { siteId, week, ...sample, counts: add(one(index), rows.get(key)?.counts ?? []) });
    }
    if (rows.size === 0) return;
    // In one order everywhere: two calls about the same page must not wait for each other.
    const ordered = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    await db.siteRelaxed(siteId, (tx) => store.countFigures(tx, ordered, MAX_ROWS_OF_A_WEEK));
  }

  const figures: Duty = {
    kind: 'speed',
    async work(tx) {
      await store.endFigures(tx, weekAgo(KEPT_WEEKS));
      return undefined;
    },
    async next(tx) {
      const oldest = await store.oldestWeek(tx);
      return oldest === undefined ? undefined : new Date(Date.parse(oldest) + (KEPT_WEEKS + 1) * 7 * DAY_MS);
    },
  };
  const sweep = makeSweep(deps);
  const end = () => sweep(QUEUE, [figures]);
  await jobs.daily(QUEUE, end);

  return {
    async pageLoadId(siteId: string): Promise<string> {
      const id = `${now().getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${id}.${sign(await secrets.of(siteId, 'speed'), id)}`;
    },

    /** Counts what visitors who allow it tell. What is no record, or told before, is left out. */
    async record(site: Site, records: readonly unknown[], visitor: VisitorConsent): Promise<void> {
      const { settings, consentVersion: version } = await snapshots.of(site);
      if (!allowed({ ...settings.cookies, version }, visitor).includes('statistics')) return;
      const samples: SpeedSample[] = [];
      for (const each of records) {
        const { data: record } = speedRecord.safeParse(each);
        if (!record || !(await isOurs(site.id, record.pageLoadId))) continue;
        samples.push(
          ...samplesOf(record.data).filter(({ metric }) => isFirst(`${record.pageLoadId} ${metric}`)),
        );
      }
      await count(site.id, samples);
    },

    /** Takes figures that were made up, for demo sites. */
    fill: (siteId: string, figures: readonly SpeedData[]) => count(siteId, figures.flatMap(samplesOf)),

    async report(siteId: string, device: SpeedDevice | undefined): Promise<SpeedReport> {
      const since = weekAgo(SHOWN_WEEKS);
      const rows = await db.readSite(siteId, (tx) => store.readFigures(tx, { since, device }));
      return { since, ...speedReport(rows, MAX_PAGES) };
    },

    end,
  };
}

export type Speed = Awaited<ReturnType<typeof makeSpeed>>;
