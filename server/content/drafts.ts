import type { Database } from '../database/database.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { findDraftChildren } from './stores/index-pages-store.ts';
import * as store from './stores/store.ts';

export interface DraftSite {
  singles: { id: string; kind: DocumentKind; key: string | null; body: unknown }[];
  pages: { id: string; path: string; title: string }[];
  page: { id: string; kind: DocumentKind; body: unknown; updatedAt: Date } | undefined;
}

/** What contributors see: drafts only, all of one moment. */
export function makeDraftContent(deps: { db: Database }) {
  return {
    /** With `version` the page at the path is as that revision has it. */
    read: (siteId: string, path: string, version?: number): Promise<DraftSite> =>
      deps.db.readSite(siteId, async (tx) => {
        const page = await store.findDraftPage(tx, path);
        const earlier =
          page && version !== undefined ? await store.readRevision(tx, page.id, version) : undefined;
        return {
          singles: await store.readSingles(tx, 'drafts'),
          pages: await store.listDraftPages(tx),
          page: page && earlier?.body ? { ...page, body: earlier.body } : page,
        };
      }),
    /** The pages of an index page. */
    children: (siteId: string, ids: readonly string[]) =>
      deps.db.readSite(siteId, (tx) => findDraftChildren(tx, ids)),
  };
}

export type DraftContent = ReturnType<typeof makeDraftContent>;
