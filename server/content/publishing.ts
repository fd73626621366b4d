import type { Documents } from '#core/content/documents.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Change, Release } from '#contract/content/content.ts';
import type { CodeApproval } from '../code/approval.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Database, Tx } from '../database/database.ts';
import { isAllowed, refuseKind, TAKEN, type Actor, type Reader } from './actor.ts';
import { toChange } from './entries.ts';
import { announce, makeRelease } from './release.ts';
import * as releaseStore from './stores/release-store.ts';
import { findTranslationIds } from './stores/translation-store.ts';
import { makeSchedules, type Alarm } from './schedules.ts';
import * as store from './stores/store.ts';

const RELEASES_LISTED = 50;

export interface PublishingDeps {
  db: Database;
  documents: Documents;
  now: () => Date;
  alarm: Alarm;
  codeApproval: CodeApproval;
  permissionsOf: (siteId: string, accountId: string) => Promise<readonly number[]>;
  releaseItems: (tx: Tx, siteId: string, ids: readonly string[]) => Promise<void>;
  /** Told on this node before the answer goes out; the other nodes hear it from the database. */
  onPublished: (siteId: string) => void;
}

export function makePublishing(deps: PublishingDeps) {
  const { db, onPublished, codeApproval } = deps;
  const release = makeRelease(deps);

  async function inSite<T>(actor: Actor, work: (tx: Tx) => Promise<T | Failure>): Promise<T | Failure> {
    const result = await unlessRefused(db.site, actor.siteId, work, TAKEN);
    if (result instanceof Failure) await codeApproval.ask(actor, result);
    else onPublished(actor.siteId);
    return result;
  }

  async function publish(
    actor: Actor,
    input: { documentIds?: readonly string[] | undefined; note?: string | undefined },
  ): Promise<Release | Failure> {
    return inSite(actor, async (tx) => {
      await store.lockSite(tx, actor.siteId);
      const named = input.documentIds;
      // Visitors of all languages get a page of one version.
      const along = named && [...named, ...(await findTranslationIds(tx, named))];
      const found = await store.listChanged(tx, along);
      const changed = found.filter((row) => isAllowed(actor, row));
      // What was named is published or refused; of "everything" it is what the account may publish.
      if (input.documentIds && changed.length < found.length) return refuseKind();
      if (changed.length === 0) return fail('nothingToPublish');
      const { note = '' } = input;
      const row = await release(tx, actor, changed.map(toChange), { note, undoOf: null });
      return row instanceof Failure ? row : toRelease(row);
    });
  }

  return {
    async changes(reader: Reader): Promise<Change[]> {
      const rows = await db.readSite(reader.siteId, (tx) => store.listChanged(tx));
      return rows.filter((row) => isAllowed(reader, row)).map(toChange);
    },

    publish,

    /** Makes kept pages unreachable on all nodes, when something besides content changes how they look. */
    renew: (tx: Tx, siteId: string): Promise<void> => announce(tx, siteId),

    async releases(siteId: string): Promise<Release[]> {
      const rows = await db.readSite(siteId, (tx) => releaseStore.listReleases(tx, RELEASES_LISTED));
      return rows.map(toRelease);
    },

    async undo(actor: Actor, number: number): Promise<Release | Failure> {
      return inSite(actor, async (tx) => {
        await store.lockSite(tx, actor.siteId);
        const target = await releaseStore.findRelease(tx, number);
        if (!target) return fail('notFound');
        if (target.changes.some(({ kind }) => !isAllowed(actor, { kind, key: null }))) return refuseKind();
        const reversed = target.changes.map((change) => ({
          ...change,
          before: change.after,
          after: change.before,
        }));
        const extra = { note: `Undo of release ${number}`, undoOf: number };
        const row = await release(tx, actor, reversed, extra);
        return row instanceof Failure ? row : toRelease(row);
      });
    },

    ...makeSchedules({ ...deps, publish }),
  };
}

export type Publishing = ReturnType<typeof makePublishing>;

function toRelease({ createdAt, createdBy, createdByName, ...row }: releaseStore.ReleaseRow): Release {
  return { ...row, at: createdAt.toISOString(), by: createdBy, byName: createdByName };
}
