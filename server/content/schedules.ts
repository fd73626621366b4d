import { fail, Failure } from '#contract/errors.ts';
import type { Release, Schedule } from '#contract/content/content.ts';
import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { by, isAllowed, refuseKind, type Actor } from './actor.ts';
import * as store from './stores/release-store.ts';
import { listWhich } from './stores/store.ts';

export interface Alarm {
  /** Asks for `publishScheduled` to be called at that time, as part of the same transaction. */
  set(tx: Tx, at: Date, job: { siteId: string; scheduleId: string }): Promise<void>;
}

/** Publishes that wait for their time. */
export function makeSchedules(deps: {
  db: Database;
  now: () => Date;
  alarm: Alarm;
  /** What an account holds on a site now: a planned publish is carried out with the rights its author has then. */
  permissionsOf: (siteId: string, accountId: string) => Promise<readonly number[]>;
  publish: (
    actor: Actor,
    input: { documentIds: string[] | undefined; note: string },
  ) => Promise<Release | Failure>;
}) {
  const { db, now, alarm, permissionsOf, publish } = deps;

  return {
    async schedules(siteId: string): Promise<Schedule[]> {
      return (await db.readSite(siteId, store.listSchedules)).map(toSchedule);
    },

    async schedule(
      actor: Actor,
      input: { at: string; documentIds?: string[] | undefined },
    ): Promise<Schedule | Failure> {
      const at = new Date(input.at);
      if (at <= now()) {
        const problem = 'Please choose a time in the future.';
        return fail('invalid', { errors: { at: problem } }, problem);
      }
      return db.site(actor.siteId, async (tx) => {
        const named = input.documentIds ? await listWhich(tx, input.documentIds) : [];
        if (named.some((document) => !isAllowed(actor, document))) return refuseKind();
        const id = newId();
        const row = await store.insertSchedule(tx, {
          siteId: actor.siteId,
          id,
          at,
          documentIds: input.documentIds ?? null,
          createdBy: actor.accountId,
        });
        await alarm.set(tx, at, { siteId: actor.siteId, scheduleId: id });
        await recordAction(tx, { ...by(actor), action: 'release.schedule', detail: { id, at: input.at } });
        return toSchedule(row);
      });
    },

    async cancelSchedule(actor: Actor, id: string): Promise<Schedule | Failure> {
      return db.site(actor.siteId, async (tx) => {
        const row = await store.endSchedule(tx, id, 'cancelled', '');
        if (!row) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'release.cancel', detail: { id } });
        return toSchedule(row);
      });
    },

    /** Called by the alarm. A schedule that was cancelled or already carried out does nothing. */
    async publishScheduled(siteId: string, id: string): Promise<void> {
      const waiting = (await db.readSite(siteId, store.listSchedules)).find(
        (row) => row.id === id && row.state === 'waiting',
      );
      if (!waiting) return;
      const accountId = waiting.createdBy;
      const result = await publish(
        { siteId, accountId, ...(accountId && { permissions: await permissionsOf(siteId, accountId) }) },
        { documentIds: waiting.documentIds ?? undefined, note: 'Scheduled' },
      );
      const [state, outcome] =
        result instanceof Failure ? ['failed', result.sentence] : ['done', `Release ${result.number}`];
      await db.site(siteId, (tx) => store.endSchedule(tx, id, state, outcome));
    },
  };
}

function toSchedule(row: {
  id: string;
  at: Date;
  documentIds: string[] | null;
  state: string;
  outcome: string;
}): Schedule {
  return {
    id: row.id,
    at: row.at.toISOString(),
    documentIds: row.documentIds,
    state: row.state as Schedule['state'],
    outcome: row.outcome,
  };
}
