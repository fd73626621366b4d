import { createHash } from 'node:crypto';
import { tidy } from '#core/analytics/source.ts';
import type { LandingField } from '#core/analytics/landing.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import * as store from './store.ts';

const KEPT_DAYS = 30;
const QUEUE = 'events-daily';
const MAX_TRACES = 100;
const MAX_DATA = 8000;

/** By which call something was told. */
export type Channel = 'record' | 'trace' | 'product';

/** What the product is told of its own use. Its operator reads it at the door for metrics, nobody else does. */
export async function makeEvents({ db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date }) {
  await jobs.daily(QUEUE, () => store.forgetEvents(db.platform, KEPT_DAYS));

  return {
    async record(site: string | null, channel: Channel, event: string, data: string): Promise<void> {
      await store.addEvents(db.platform, [
        { site, channel, at: now(), event: tidy(event), data: data.slice(0, MAX_DATA) },
      ]);
    },

    /** Log entries of a page; what is no list of them says nothing. */
    async trace(site: string | null, data: string): Promise<boolean> {
      const entries = listIn(data);
      if (!entries) return false;
      const rows = entries.slice(0, MAX_TRACES).map((entry) => ({
        site,
        channel: 'trace',
        at: now(),
        event: tidy(typeIn(entry)),
        data: JSON.stringify(entry).slice(0, MAX_DATA),
      }));
      if (rows.length > 0) await store.addEvents(db.platform, rows);
      return true;
    },

    async landing(given: Partial<Record<LandingField, string>>): Promise<void> {
      const word = (name: LandingField) => tidy(given[name] ?? '');
      const row = {
        day: now().toISOString().slice(0, 10),
        source: word('source'),
        campaign: word('campaign'),
        subcampaign: word('subcampaign'),
        channel: word('channel'),
        subchannel: word('subchannel'),
        variation: word('variation'),
      };
      const id = createHash('sha256').update(JSON.stringify(row)).digest('base64url');
      await store.countLanding(db.platform, { id, ...row });
    },

    /** For the operator: how often what was told in the last 30 days, and by which advertisements people came. */
    async report() {
      return {
        events: await store.countEvents(db.platform),
        landings: await store.listLandings(db.platform),
      };
    },
  };
}

export type Events = Awaited<ReturnType<typeof makeEvents>>;

function listIn(data: string): unknown[] | undefined {
  try {
    const read = JSON.parse(data) as unknown;
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function typeIn(entry: unknown): string {
  const type = typeof entry === 'object' && entry !== null && 'type' in entry ? entry.type : undefined;
  return typeof type === 'string' ? type : '';
}
