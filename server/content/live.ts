import type { Database } from '../database/database.ts';
import * as store from './store.ts';

const MAX_RESULTS = 50;

/** What visitors read: live revisions only. */
export function makeLiveContent(deps: { db: Database }) {
  const { db } = deps;
  return {
    shared: (siteId: string) =>
      db.readSite(siteId, async (tx) => ({
        version: await store.readLiveVersion(tx, siteId),
        singles: await store.readLiveSingles(tx),
        pages: await store.listLivePages(tx),
      })),
    /** With the version it belongs to, so that a page is never put together from two versions. */
    page: (siteId: string, path: string) =>
      db.readSite(siteId, async (tx) => ({
        version: await store.readLiveVersion(tx, siteId),
        page: await store.readLivePage(tx, path),
      })),
    search: (siteId: string, query: string) =>
      db.readSite(siteId, (tx) => store.searchLivePages(tx, query, MAX_RESULTS)),
    pages: (siteId: string) => db.readSite(siteId, store.listLivePages),
  };
}

export type LiveContent = ReturnType<typeof makeLiveContent>;
