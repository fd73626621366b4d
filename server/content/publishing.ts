import type { Documents } from '#core/content/documents.ts';
import { hasPath } from '#core/content/kinds.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Change, Release, Schedule } from '#contract/content.ts';
import { sql } from 'drizzle-orm';
import { recordAction } from '../audit.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { by, isAllowed, nameOf, refuseKind, slugTaken, type Actor, type Reader } from './service.ts';
import { projectPage } from './projection.ts';
import { rememberPaths } from './former-paths-store.ts';
import * as livePages from './live-pages-store.ts';
import * as releaseStore from './release-store.ts';
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
  /** What an account holds on a site now: a planned publish is carried out with the rights its author has then. */
  permissionsOf: (siteId: string, accountId: string) => Promise<readonly number[]>;
  /** Puts items whose live revision moved into the lists that visitors see. */
  releaseItems: (tx: Tx, siteId: string, ids: readonly string[]) => Promise<void>;
  /** Told on this node before the answer goes out; the other nodes hear it from the database. */
  onPublished: (siteId: string) => void;
}

export function makePublishing(deps: PublishingDeps) {
  const { db, documents, now, alarm, permissionsOf, releaseItems, onPublished } = deps;

  /** Moves live pointers, rewrites the projection and raises the version: all of it or nothing. */
  async function release(
    tx: Tx,
    actor: Actor,
    changes: readonly Change[],
    extra: { note: string; undoOf: number | null },
  ): Promise<releaseStore.ReleaseRow> {
    const version = await store.raiseLiveVersion(tx, actor.siteId);
    const isMoved = await livePages.moveLive(
      tx,
      changes.map(({ documentId, before, after }) => ({ documentId, number: after, before })),
    );
    if (!isMoved) throw fail('notUndoable');
    await project(tx, actor.siteId, changes);
    const row = await releaseStore.insertRelease(tx, {
      siteId: actor.siteId,
      changes,
      ...extra,
      createdBy: actor.accountId,
    });
    await recordAction(tx, {
      ...by(actor),
      action: extra.undoOf ? 'release.undo' : 'release.publish',
      detail: {
        release: row.number,
        count: changes.length,
        ...(extra.undoOf !== null && { undoOf: extra.undoOf }),
      },
    });
    await announce(tx, actor.siteId, version);
    return row;
  }

  /** Delivered at commit, so no node can hear of a version it cannot read. */
  async function announce(tx: Tx, siteId: string, version: number): Promise<void> {
    await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`${siteId}:${version}`})`);
  }

  async function project(tx: Tx, siteId: string, changes: readonly Change[]): Promise<void> {
    const pages = changes
      .filter(({ kind }) => hasPath(kind))
      .map(({ documentId, after }) => ({ documentId, number: after }));
    const unprojected = await store.findUnprojected(tx, pages);
    if (unprojected.length > 0) {
      await store.setProjections(
        tx,
        unprojected.map(({ body, ...revision }) => ({
          ...revision,
          projection: projectPage(documents, 'page', body),
        })),
      );
    }
    const before = await livePages.findLivePlaces(
      tx,
      pages.map(({ documentId }) => documentId),
    );
    await livePages.clearLivePaths(tx, pages);
    const moment = now();
    const added = await livePages.putLivePages(
      tx,
      pages.map((page) => ({ ...page, publishedAt: before.get(page.documentId)?.publishedAt ?? moment })),
      moment,
    );
    await rememberPaths(tx, siteId, { before, added });
    const items = changes.filter(({ kind }) => kind === 'item').map(({ documentId }) => documentId);
    if (items.length > 0) await releaseItems(tx, siteId, items);
  }

  async function inSite<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T | Failure> {
    try {
      const result = await db.site(actor.siteId, work);
      onPublished(actor.siteId);
      return result;
    } catch (error) {
      if (error instanceof Failure) return error;
      if (isUniqueViolation(error, 'live_pages_path')) return fail('pathTaken');
      if (isUniqueViolation(error, 'items_slug')) return slugTaken();
      throw error;
    }
  }

  async function publish(
    actor: Actor,
    input: { documentIds?: readonly string[] | undefined; note?: string | undefined },
  ): Promise<Release | Failure> {
    return inSite(actor, async (tx) => {
      await store.lockSite(tx, actor.siteId);
      const found = await store.listChanged(tx, input.documentIds);
      const changed = found.filter(({ kind }) => isAllowed(actor, kind));
      // What was named is published or refused; of "everything" it is what the account may publish.
      if (input.documentIds && changed.length < found.length) throw refuseKind();
      if (changed.length === 0) throw fail('nothingToPublish');
      return toRelease(
        await release(tx, actor, changed.map(toChange), { note: input.note ?? '', undoOf: null }),
      );
    });
  }

  return {
    async changes(reader: Reader): Promise<Change[]> {
      const rows = await db.readSite(reader.siteId, (tx) => store.listChanged(tx));
      return rows.filter(({ kind }) => isAllowed(reader, kind)).map(toChange);
    },

    publish,

    /** Makes kept pages unreachable on all nodes, when something besides content changes how they look. */
    async renew(tx: Tx, siteId: string): Promise<void> {
      await announce(tx, siteId, await store.raiseLiveVersion(tx, siteId));
    },

    async releases(siteId: string): Promise<Release[]> {
      return (await db.readSite(siteId, (tx) => releaseStore.listReleases(tx, RELEASES_LISTED))).map(
        toRelease,
      );
    },

    async undo(actor: Actor, number: number): Promise<Release | Failure> {
      return inSite(actor, async (tx) => {
        await store.lockSite(tx, actor.siteId);
        const target = await releaseStore.findRelease(tx, number);
        if (!target) throw fail('notFound');
        if (target.changes.some(({ kind }) => !isAllowed(actor, kind))) throw refuseKind();
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
      return (await db.readSite(siteId, releaseStore.listSchedules)).map(toSchedule);
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
        const named = input.documentIds ? await store.listKinds(tx, input.documentIds) : [];
        if (named.some((kind) => !isAllowed(actor, kind))) return refuseKind();
        const id = newId();
        const row = await releaseStore.insertSchedule(tx, {
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
        const row = await releaseStore.endSchedule(tx, id, 'cancelled', '');
        if (!row) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'release.cancel', detail: { id } });
        return toSchedule(row);
      });
    },

    /** Called by the alarm. A schedule that was cancelled or already carried out does nothing. */
    async publishScheduled(siteId: string, id: string): Promise<void> {
      const waiting = (await db.readSite(siteId, releaseStore.listSchedules)).find(
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
      await db.site(siteId, (tx) => releaseStore.endSchedule(tx, id, state, outcome));
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

function toRelease({ createdAt, createdBy, createdByName, ...row }: releaseStore.ReleaseRow): Release {
  return { ...row, at: createdAt.toISOString(), by: createdBy, byName: createdByName };
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
