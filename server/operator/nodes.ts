import { hostname } from 'node:os';
import { DAY_MS } from '#core/durations.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import * as store from './node-store.ts';

const TELL_EVERY_MS = 5000;
/** Told so rarely that it is long over by then; jobs of a silent node are taken up by others after half of it. */
const SILENT_MS = 60_000;
const MAX_HELD = 100;

/** Which processes run on this database, and what each of them holds. */
export function makeNodes({ db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date }) {
  return {
    async list() {
      const rows = await store.listNodes(db.platform);
      return rows.map((row) => ({ ...row, isSilent: now().getTime() - row.seenAt.getTime() > SILENT_MS }));
    },

    /** Tells of this process until what it gives back is called. */
    async register(role: string): Promise<() => Promise<void>> {
      const self = { id: newId(), host: `${hostname()}:${process.pid}`, role, startedAt: now() };
      const tell = async () => {
        const holds = jobs.held().map(({ id }) => id);
        await store.upsertNode(db.platform, { ...self, seenAt: now(), holds: holds.slice(0, MAX_HELD) });
      };
      await store.deleteSilent(db.platform, new Date(now().getTime() - DAY_MS));
      await tell();
      // Whoever cannot be reached now is told at the next turn.
      let telling = Promise.resolve();
      const timer = setInterval(() => {
        telling = tell().catch(() => {});
      }, TELL_EVERY_MS);
      return async () => {
        clearInterval(timer);
        await telling;
        await store.deleteNode(db.platform, self.id).catch(() => {});
      };
    },
  };
}

export type Nodes = ReturnType<typeof makeNodes>;
