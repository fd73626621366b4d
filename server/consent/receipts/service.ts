import { createHash } from 'node:crypto';
import { makeChainCheck, type ChainState } from '#core/activity/chain.ts';
import { PER_MINUTE } from '#core/access/paces.ts';
import { WAYS, type Way } from '#core/consent/choice.ts';
import { toCsv } from '#core/text/csv.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Receipt } from '#contract/consent.ts';
import type { Database } from '../../database/database.ts';
import { makeRateLimiter } from '../../http/rate-limit.ts';
import type { RecordChoice } from '../service.ts';
import * as store from './store.ts';

const AT_ONCE = 2000;
const HEADER = ['Receipt', 'Time', 'Answer', 'Categories', 'Rules', 'Global Privacy Control', 'Text version'];

/** Proof of what visitors chose, that says nothing about who they are. */
export function makeReceipts({ db, now }: { db: Database; now: () => Date }) {
  // In the memory of one node: whoever sends thousands still has their choice, and fills no table with it.
  const limiter = makeRateLimiter({ perMinute: PER_MINUTE.receipts, now: () => now().getTime() });

  const record: RecordChoice = async (site, { choice, policy, gpc, address }) => {
    if (limiter.take(site.id, address) > 0) return;
    const { receiptId: id, at, version, way } = choice;
    const row = { siteId: site.id, id, at: new Date(at), version, policy, gpc, way };
    await db.site(site.id, (tx) => store.insertReceipt(tx, { ...row, categories: [...choice.categories] }));
  };

  async function* allOf(siteId: string) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after;
      const rows = await db.readSite(siteId, (tx) => store.listReceipts(tx, from, AT_ONCE));
      yield rows;
      after = rows.length === AT_ONCE ? rows.at(-1)?.number : undefined;
    }
  }

  return {
    record,

    /** How often each answer was given, and whether every receipt is there as it was written. */
    async overview(siteId: string): Promise<{ counts: Record<Way, number>; chain: ChainState }> {
      return db.readSite(siteId, async (tx) => {
        const counted = await store.countByWay(tx);
        const of = (way: Way) => counted.find((row) => row.way === way)?.count ?? 0;
        const kept = await store.readChain(tx);
        const start = { number: kept?.endedNumber ?? 0, hash: kept?.endedHash ?? '' };
        const chain = makeChainCheck((text) => createHash('sha256').update(text).digest('hex'), start);
        for (let after: number | undefined = start.number; after !== undefined;) {
          const rows = await store.listReceipts(tx, after, AT_ONCE);
          for (const { number, hash, content, at } of rows)
            chain.follow({ number, hash, content, at: at.toISOString() });
          after = rows.length === AT_ONCE ? rows.at(-1)?.number : undefined;
        }
        return {
          counts: Object.fromEntries(WAYS.map((way) => [way, of(way)])) as Record<Way, number>,
          chain: chain.end(kept?.lastNumber),
        };
      });
    },

    async find(siteId: string, id: string): Promise<Receipt | Failure> {
      const row = await db.readSite(siteId, (tx) => store.findReceipt(tx, id));
      return row ? { ...row, at: row.at.toISOString() } : fail('notFound');
    },

    /** As CSV, piece by piece: there may be many. */
    async *export(siteId: string): AsyncGenerator<string> {
      yield toCsv([HEADER]);
      for await (const rows of allOf(siteId)) {
        if (rows.length === 0) return;
        const lines = rows.map(({ id, at, way, categories, policy, gpc, version }) => [
          id,
          at.toISOString(),
          way,
          categories.join(' '),
          policy,
          gpc ? 'yes' : 'no',
          version,
        ]);
        // Only a file begins with a byte order mark.
        yield toCsv(lines).replace(/^\uFEFF/, '');
      }
    },
  };
}

export type Receipts = ReturnType<typeof makeReceipts>;
