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
    read: (siteId: string, path: string): Promise<DraftSite> =>
      deps.db.readSite(siteId, async (tx) => ({
        singles: await store.readSingles(tx, 'drafts'),
        pages: await store.listDraftPages(tx),
        page: await store.findDraftPage(tx, path),
      })),
    /** The pages of an index page. */
    children: (siteId: string, ids: readonly string[]) =>
      deps.db.readSite(siteId, (tx) => findDraftChildren(tx, ids)),
  };
}

export type DraftContent = ReturnType<typeof makeDraftContent>;
