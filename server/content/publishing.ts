import type { Documents } from '#core/content/documents.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Change, Release, Schedule } from '#contract/content.ts';
import { sql } from 'drizzle-orm';
import { recordAction } from '../audit.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { nameOf, type Actor } from './service.ts';
import { rememberPaths } from './former-paths-store.ts';
import * as store from './store.ts';

/** Nodes listen on this channel; the payload is `siteId:liveVersion`. */
export const LIVE_CHANNEL = 'plinth_live';
const RELEASES_LISTED = 50;

export interface Alarm {
  /** Asks for `publishScheduled` to be called at that time, as part of the same transaction. */
  set(tx: Tx, at: Date, job: { siteId: string; scheduleId: string }): Promise<void>;
}

export interface PublishingDeps {
  db: Database;
  documents: Documents;
  now: () => Date;
  alarm: Alarm;
  /** Told on this node before the answer goes out; the other nodes hear it from the database. */
  onPublished: (siteId: string) => void;
}

export function makePublishing(deps: PublishingDeps) {
  const { db, documents, now, alarm, onPublished } = deps;

  /** Moves live pointers, rewrites the projection and raises the version: all of it or nothing. */
  async function release(
    tx: Tx,
    actor: Actor,
    changes: readonly Change[],
    extra: { note: string; undoOf: number | null },
  ): Promise<store.ReleaseRow> {
    const version = await store.raiseLiveVersion(tx, actor.siteId);
    await store.moveLive(
      tx,
      changes.map(({ documentId, after }) => ({ documentId, number: after })),
    );
    await project(tx, actor.siteId, changes);
    const row = await store.insertRelease(tx, {
      siteId: actor.siteId,
      changes,
      ...extra,
      createdBy: actor.accountId,
    });
    await recordAction(tx, {
      ...actor,
      action: extra.undoOf ? 'release.undo' : 'release.publish',
      detail: { release: row.number },
    });
    // Delivered at commit, so no node can hear of a version it cannot read.
    await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`${actor.siteId}:${version}`})`);
    return row;
  }

  async function project(tx: Tx, siteId: string, changes: readonly Change[]): Promise<void> {
    const pages = changes.filter(({ kind }) => kind === 'page');
    const ids = pages.map(({ documentId }) => documentId);
    const bodies = await store.readBodies(
      tx,
      pages.flatMap(({ documentId, after }) => (after === null ? [] : [{ documentId, number: after }])),
    );
    const before = await store.findLivePages(tx, ids);
    const added = pages.flatMap(({ documentId }): store.LivePage[] => {
      const body = bodies.get(documentId);
      if (body === null || body === undefined) return [];
      const page = documents.fieldsOf('page', null)?.read(body) as PageDocument;
      return [
        {
          documentId,
          path: page.path,
          title: page.title,
          description: page.description,
          pageKind: page.kind === 'splash' ? PageKind.splashPage : PageKind.page,
          isIndexed: !page.noIndex,
          publishedAt: before.get(documentId)?.publishedAt ?? now(),
          updatedAt: now(),
          words: documents.wordsOf('page', null, body),
        },
      ];
    });
    await store.replaceLivePages(tx, siteId, ids, added);
    await rememberPaths(tx, siteId, { before, added });
  }

  async function inSite<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T | Failure> {
    try {
      const result = await db.site(actor.siteId, work);
      onPublished(actor.siteId);
      return result;
    } catch (error) {
      if (error instanceof Failure) return error;
      if (isUniqueViolation(error, 'live_pages_path')) return fail('pathTaken');
      throw error;
    }
  }

  async function publish(
    actor: Actor,
    input: { documentIds?: readonly string[] | undefined; note?: string | undefined },
  ): Promise<Release | Failure> {
    return inSite(actor, async (tx) => {
      await store.lockSite(tx, actor.siteId);
      const changed = await store.listChanged(tx, input.documentIds);
      if (changed.length === 0) throw fail('nothingToPublish');
      return toRelease(
        await release(tx, actor, changed.map(toChange), { note: input.note ?? '', undoOf: null }),
      );
    });
  }

  return {
    async changes(siteId: string): Promise<Change[]> {
      return (await db.readSite(siteId, (tx) => store.listChanged(tx))).map(toChange);
    },

    publish,

    async releases(siteId: string): Promise<Release[]> {
      return (await db.readSite(siteId, (tx) => store.listReleases(tx, RELEASES_LISTED))).map(toRelease);
    },

    async undo(actor: Actor, number: number): Promise<Release | Failure> {
      return inSite(actor, async (tx) => {
        await store.lockSite(tx, actor.siteId);
        const target = await store.findRelease(tx, number);
        if (!target) throw fail('notFound');
        const held = await store.lockDocuments(
          tx,
          target.changes.map(({ documentId }) => documentId),
        );
        if (target.changes.some(({ documentId, after }) => held.get(documentId)?.liveRevision !== after))
          throw fail('notUndoable');
        const reversed = target.changes.map((change) => ({
          ...change,
          before: change.after,
          after: change.before,
        }));
        return toRelease(
          await release(tx, actor, reversed, { note: `Undo of release ${number}`, undoOf: number }),
        );
      });
    },

    async schedules(siteId: string): Promise<Schedule[]> {
      return (await db.readSite(siteId, store.listSchedules)).map(toSchedule);
    },

    async schedule(
      actor: Actor,
      input: { at: string; documentIds?: string[] | undefined },
    ): Promise<Schedule | Failure> {
      const at = new Date(input.at);
      if (at <= now())
        return fail(
          'invalid',
          { errors: { at: 'Please choose a time in the future.' } },
          'Please choose a time in the future.',
        );
      return db.site(actor.siteId, async (tx) => {
        const id = newId();
        const row = await store.insertSchedule(tx, {
          siteId: actor.siteId,
          id,
          at,
          documentIds: input.documentIds ?? null,
          createdBy: actor.accountId,
        });
        await alarm.set(tx, at, { siteId: actor.siteId, scheduleId: id });
        await recordAction(tx, { ...actor, action: 'release.schedule', detail: { id, at: input.at } });
        return toSchedule(row);
      });
    },

    async cancelSchedule(actor: Actor, id: string): Promise<Schedule | Failure> {
      return db.site(actor.siteId, async (tx) => {
        const row = await store.endSchedule(tx, id, 'cancelled', '');
        return row ? toSchedule(row) : fail('notFound');
      });
    },

    /** Called by the alarm. A schedule that was cancelled or already carried out does nothing. */
    async publishScheduled(siteId: string, id: string): Promise<void> {
      const waiting = (await db.readSite(siteId, store.listSchedules)).find(
        (row) => row.id === id && row.state === 'waiting',
      );
      if (!waiting) return;
      const result = await publish(
        { siteId, accountId: waiting.createdBy },
        { documentIds: waiting.documentIds ?? undefined, note: 'Scheduled' },
      );
      const [state, outcome] =
        result instanceof Failure ? ['failed', result.sentence] : ['done', `Release ${result.number}`];
      await db.site(siteId, (tx) => store.endSchedule(tx, id, state, outcome));
    },
  };
}

export type Publishing = ReturnType<typeof makePublishing>;

function toChange(row: store.DraftRow): Change {
  return {
    documentId: row.id,
    kind: row.kind,
    ...nameOf(row),
    before: row.liveRevision,
    after: row.draftRevision,
  };
}

function toRelease({ createdAt, createdBy, ...row }: store.ReleaseRow): Release {
  return { ...row, at: createdAt.toISOString(), by: createdBy };
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
