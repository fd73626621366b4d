import type { Documents } from '#core/content/documents.ts';
import { hasPath, type DocumentKind } from '#core/content/kinds.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Change } from '#contract/content/content.ts';
import { sql } from 'drizzle-orm';
import { recordAction } from '../audit.ts';
import type { CodeApproval } from '../code/approval.ts';
import type { Tx } from '../database/database.ts';
import { by, type Actor } from './actor.ts';
import { rememberPaths } from './stores/former-paths-store.ts';
import * as livePages from './stores/live-pages-store.ts';
import { projectPage } from './projection.ts';
import { refuseSaidClash } from './stores/said-addresses.ts';
import * as releaseStore from './stores/release-store.ts';
import * as store from './stores/store.ts';

/** Nodes listen on this channel; the payload is `siteId:liveVersion`. */
export const LIVE_CHANNEL = 'plinth_live';

/** Raises the version. Delivered at commit, so no node can hear of a version it cannot read. */
export async function announce(tx: Tx, siteId: string): Promise<void> {
  const version = await store.raiseLiveVersion(tx, siteId);
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`${siteId}:${version}`})`);
}

/** What decides where pages and items are in some language. */
const isAddressed = (kind: DocumentKind): boolean =>
  hasPath(kind) || kind === 'item' || kind === 'translation' || kind === 'settings';

/** Moves live pointers, rewrites the projection and raises the version: all of it or nothing. */
export function makeRelease(deps: {
  documents: Documents;
  now: () => Date;
  codeApproval: Pick<CodeApproval, 'check'>;
  /** Puts items whose live revision moved into the lists that visitors see. */
  releaseItems: (tx: Tx, siteId: string, ids: readonly string[]) => Promise<void>;
}) {
  const { documents, now, codeApproval, releaseItems } = deps;

  async function projectOld(
    tx: Tx,
    pages: readonly { documentId: string; number: number | null }[],
  ): Promise<void> {
    const unprojected = await store.findUnprojected(tx, pages);
    if (unprojected.length === 0) return;
    await store.setProjections(
      tx,
      unprojected.map(({ body, ...revision }) => ({
        ...revision,
        projection: projectPage(documents, 'page', body),
      })),
    );
  }

  async function project(tx: Tx, siteId: string, changes: readonly Change[]): Promise<void> {
    const pages = changes
      .filter(({ kind }) => hasPath(kind))
      .map(({ documentId, after }) => ({ documentId, number: after }));
    await projectOld(tx, pages);
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

  return async function release(
    tx: Tx,
    actor: Actor,
    changes: readonly Change[],
    extra: { note: string; undoOf: number | null },
  ): Promise<releaseStore.ReleaseRow | Failure> {
    const { siteId } = actor;
    const refusal = await codeApproval.check(tx, actor, changes);
    if (refusal) return refusal;
    // First of all: whoever else publishes this site waits here.
    await announce(tx, siteId);
    const isMoved = await livePages.moveLive(
      tx,
      changes.map(({ documentId, before, after }) => ({ documentId, number: after, before })),
    );
    if (!isMoved) return fail('notUndoable');
    await project(tx, siteId, changes);
    const clash = changes.some(({ kind }) => isAddressed(kind))
      ? await refuseSaidClash(tx, 'live')
      : undefined;
    if (clash) return clash;
    const row = await releaseStore.insertRelease(tx, {
      siteId,
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
    return row;
  };
}
