import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { DropReason, HitKind } from '#core/analytics/hits.ts';
import type { Database } from '../database/database.ts';
import { Unavailable } from '../database/unavailable.ts';
import * as store from './store.ts';
import type { Words } from './words.ts';

/** One thing that a visitor did. */
export interface Hit {
  kind: HitKind;
  at: Date;
  /** The day where the site is. */
  day: string;
  visitor: bigint;
  /** The same for the same thing sent twice. */
  key: bigint;
  page: string;
  target: string;
  source: string;
  campaign: string;
  country: string;
  device: number;
  value: number;
}

/** What came in for one site while the last batch was on its way. */
interface Batch {
  hits: Hit[];
  drops: Map<string, { day: string; reason: DropReason; count: number }>;
  settle: { done: () => void; failed: (error: unknown) => void }[];
}

/** Long enough for hits to come together, too short for anybody to notice. */
const GATHER_MS = 5;
const MAX_BATCH = 2000;
/** Pages of visitors come first: only so many connections write hits. */
const SITES_AT_ONCE = 3;
const KEYS_KEPT_MS = 2 * DAY_MS;

/**
 * Writes hits in groups: what arrives while one group is written becomes the next, each site's part in one transaction,
 * and one wait for the disk stands for all of them. Whoever recorded a hit hears of it after that.
 */
export function makeWriter(deps: { db: Database; words: Words; now: () => Date }) {
  const { db, words, now } = deps;
  let waiting = new Map<string, Batch>();
  let running: Promise<void> | undefined;
  const months = new Set<string>();
  const pruned = new Map<string, number>();

  const batchOf = (siteId: string): Batch => {
    const batch = waiting.get(siteId) ?? { hits: [], drops: new Map(), settle: [] };
    waiting.set(siteId, batch);
    return batch;
  };

  const wake = () => {
    running ??= run().finally(() => {
      running = undefined;
      if (waiting.size > 0) wake();
    });
  };

  async function run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    const batches = [...waiting];
    waiting = new Map();
    const written: Batch[] = [];
    const queue = batches.values();
    const worker = async () => {
      for (const [siteId, batch] of queue) {
        try {
          await write(siteId, batch);
          written.push(batch);
        } catch (error) {
          for (const { failed } of batch.settle) failed(error);
        }
      }
    };
    await Promise.all(Array.from({ length: SITES_AT_ONCE }, worker));
    // Nobody waits for the count of what was left out.
    if (written.every(({ settle }) => settle.length === 0)) return;
    try {
      await db.flush();
      for (const { settle } of written) for (const { done } of settle) done();
    } catch (error) {
      for (const { settle } of written) for (const { failed } of settle) failed(error);
    }
  }

  async function write(siteId: string, { hits, drops }: Batch): Promise<void> {
    const idOf = await words.idsOf(
      siteId,
      hits.flatMap(({ page, target, source, campaign, country }) => [
        page,
        target,
        source,
        campaign,
        country,
      ]),
    );
    for (const month of new Set(hits.map(({ at }) => monthOf(at)))) await addMonth(month);
    await db.siteRelaxed(siteId, async (tx) => {
      const counted = hits.length === 0 ? 0 : await store.addHits(tx, siteId, hits, idOf);
      const repeated = hits.length - counted;
      if (repeated > 0) noteDrop(drops, hits[0]?.day ?? '', 'repeated', repeated);
      for (const drop of drops.values()) await store.addDrop(tx, siteId, drop);
      if (mayPrune(siteId)) await store.forgetKeys(tx, new Date(now().getTime() - KEYS_KEPT_MS));
    });
  }

  /** Once an hour for each site that is visited. */
  function mayPrune(siteId: string): boolean {
    const time = now().getTime();
    if (time - (pruned.get(siteId) ?? 0) < HOUR_MS) return false;
    if (pruned.size > 10_000) pruned.clear();
    pruned.set(siteId, time);
    return true;
  }

  async function addMonth(month: string): Promise<void> {
    if (months.has(month)) return;
    await store.addMonth(db.platform, month);
    months.add(month);
  }

  async function settled(): Promise<void> {
    if (!running) return;
    await running;
    await settled();
  }

  return {
    addMonth: (at: Date) => addMonth(monthOf(at)),

    /** Resolves when the hit is on disk. */
    async record(siteId: string, hit: Hit): Promise<void> {
      const batch = batchOf(siteId);
      if (batch.hits.length >= MAX_BATCH) throw new Unavailable('More hits arrive than can be written.');
      batch.hits.push(hit);
      await new Promise<void>((done, failed) => {
        batch.settle.push({ done, failed });
        wake();
      });
    },

    /** Whether nothing with this key has come before. */
    isFirst: (siteId: string, told: Pick<Hit, 'key' | 'at'>): Promise<boolean> =>
      db.siteRelaxed(siteId, (tx) => store.addKey(tx, siteId, told)),

    /** Nobody waits for what is not counted. */
    drop(siteId: string, day: string, reason: DropReason): void {
      noteDrop(batchOf(siteId).drops, day, reason, 1);
      wake();
    },

    /** What is still on its way. */
    settled,
  };
}

export type Writer = ReturnType<typeof makeWriter>;

/** Its first day, where hits are kept: `2030-04-01`. */
const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`;

function noteDrop(drops: Batch['drops'], day: string, reason: DropReason, count: number): void {
  const name = `${day} ${reason}`;
  drops.set(name, { day, reason, count: (drops.get(name)?.count ?? 0) + count });
}
