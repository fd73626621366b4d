import type { DocumentKind } from '#core/content/kinds.ts';
import type { Database } from '../database/database.ts';
import { listFormerPaths } from './stores/former-paths-store.ts';
import { findLiveChildren } from './stores/index-pages-store.ts';
export type { StoredPage } from './stores/index-pages-store.ts';
import { listItemBodies } from './stores/item-bodies.ts';
import * as store from './stores/store.ts';
import { readSharedTranslations } from './stores/shared-translations.ts';
import { readTranslations } from './stores/translation-store.ts';

export interface LivePage {
  id: string;
  kind: DocumentKind;
  body: unknown;
  updatedAt: Date;
  publishedAt: Date;
}

type LivePageRow = { version: number } & (LivePage | Record<keyof LivePage, null>);

/** What visitors read: live revisions only. */
export function makeLiveContent(deps: { db: Database }) {
  const { db } = deps;
  return {
    /** With their translations into some languages. */
    shared: (siteId: string, languages: readonly string[] = []) =>
      db.readSite(siteId, async (tx) => {
        const singles = await store.readSingles(tx, 'live');
        return {
          version: await store.readLiveVersion(tx, siteId),
          singles,
          pages: await store.listLivePages(tx),
          formerPaths: await listFormerPaths(tx),
          ...(await readSharedTranslations(tx, 'live', { singles, languages })),
        };
      }),
    /** Translations of some documents, with the version they belong to. */
    translations: (siteId: string, of: readonly string[], languages: readonly string[]) =>
      db.readSite(siteId, async (tx) => ({
        version: await store.readLiveVersion(tx, siteId),
        translations: await readTranslations(tx, 'live', { of, languages }),
      })),
    /** With the version it belongs to, so that a page is never put together from two versions. */
    async page(siteId: string, path: string): Promise<{ version: number; page: LivePage | undefined }> {
      const [row] = await db.readOnce<LivePageRow>(siteId, store.LIVE_PAGE, [siteId, path]);
      if (!row) return { version: 0, page: undefined };
      const { version, ...page } = row;
      return { version, page: page.id === null ? undefined : page };
    },
    /** The pages of an index page, with the version they belong to; what is not published is left out. */
    children: (siteId: string, ids: readonly string[]) =>
      db.readSite(siteId, async (tx) => ({
        version: await store.readLiveVersion(tx, siteId),
        pages: await findLiveChildren(tx, ids),
      })),
    /** Every translation that is live, for copies of the site. */
    allTranslations: (siteId: string) => db.readSite(siteId, (tx) => readTranslations(tx, 'live')),
    /** Which document each published block stands in. */
    blockIndex: (siteId: string) => db.readSite(siteId, store.indexLiveBlocks),
    /** Any live document, by its id. */
    document: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findLiveDocument(tx, id)),
    /** Every item that is live, whatever its state, for copies of the site. */
    items: (siteId: string) => db.readSite(siteId, (tx) => listItemBodies(tx, 'live')),
    pages: (siteId: string) => db.readSite(siteId, store.listLivePages),
  };
}

export type LiveContent = ReturnType<typeof makeLiveContent>;
