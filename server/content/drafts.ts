import type { Database } from '../database/database.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { makeAddressBook, type AddressBook, type SaidAddress } from '#core/languages/address-book.ts';
import { chainsOf, type SiteLanguages } from '#core/languages/site-languages.ts';
import { findDraftChildren } from './stores/index-pages-store.ts';
import { readSaidAddresses, refuseSaidClash } from './stores/said-addresses.ts';
import { readSharedTranslations } from './stores/shared-translations.ts';
import * as store from './stores/store.ts';
import { listDraftBodies, readTranslations, type StoredTranslation } from './stores/translation-store.ts';
export type { DraftDocument, StoredTranslation } from './stores/translation-store.ts';

export interface DraftSite {
  singles: { id: string; kind: DocumentKind; key: string | null; body: unknown }[];
  pages: { id: string; path: string; title: string }[];
  page: { id: string; kind: DocumentKind; body: unknown; updatedAt: Date } | undefined;
  translations: readonly StoredTranslation[];
  titles: readonly StoredTranslation[];
  addresses: readonly SaidAddress[];
}

/** What contributors see: drafts only, all of one moment. */
export function makeDraftContent(deps: { db: Database }) {
  return {
    /** With `version` the page at the path is as that revision has it; with what is translated into some languages. */
    read: (
      siteId: string,
      path: string,
      { version, languages = [] }: { version?: number | undefined; languages?: readonly string[] } = {},
    ): Promise<DraftSite> =>
      deps.db.readSite(siteId, async (tx) => {
        const page = await store.findDraftPage(tx, path);
        const earlier =
          page && version !== undefined ? await store.readRevision(tx, page.id, version) : undefined;
        const singles = await store.readSingles(tx, 'drafts');
        return {
          singles,
          ...(await readSharedTranslations(tx, 'drafts', { singles, languages })),
          pages: await store.listDraftPages(tx),
          page: page && earlier?.body ? { ...page, body: earlier.body } : page,
        };
      }),
    /** Translations of some documents. */
    translations: (siteId: string, of: readonly string[], languages: readonly string[]) =>
      deps.db.readSite(siteId, (tx) => readTranslations(tx, 'drafts', { of, languages })),
    /** All translations into a language. */
    allTranslations: (siteId: string, language: string) =>
      deps.db.readSite(siteId, (tx) => readTranslations(tx, 'drafts', { languages: [language] })),
    /** Everything that can be translated, or some documents by their names, with what is translated into some languages. */
    translatable: (siteId: string, languages: readonly string[], of?: readonly string[]) =>
      deps.db.readSite(siteId, async (tx) => ({
        documents: await listDraftBodies(tx, of),
        translations: await readTranslations(tx, 'drafts', {
          languages,
          ...(of !== undefined && { of }),
        }),
      })),
    /** Where pages and items are drafted to be in each language. */
    addressBook: (siteId: string, languages: SiteLanguages): Promise<AddressBook> =>
      deps.db.readSite(siteId, async (tx) =>
        makeAddressBook(chainsOf(languages), {
          pages: await store.listDraftPages(tx),
          addresses: await readSaidAddresses(tx, 'drafts'),
        }),
      ),
    /** Every address that pages have in some language. */
    saidAddresses: (siteId: string) =>
      deps.db.readSite(siteId, async (tx) =>
        (await readSaidAddresses(tx, 'drafts')).flatMap(({ item, address }) => (item ? [] : [address])),
      ),
    /** Why something cannot be called so in a language. */
    refuseAddress: (siteId: string, change: SaidAddress) =>
      deps.db.readSite(siteId, (tx) => refuseSaidClash(tx, 'drafts', change)),
    /** What something is called in the addresses of a language, for visitors. */
    liveAddress: (siteId: string, { of, language }: { of: string; language: string }) =>
      deps.db.readSite(siteId, async (tx) => {
        const all = await readSaidAddresses(tx, 'live');
        return all.find((each) => each.of === of && each.language === language)?.address ?? '';
      }),
    /** Every address a page has, drafted or live. */
    addresses: (siteId: string) => deps.db.readSite(siteId, (tx) => store.takenPaths(tx)),
    /** The pages of an index page. */
    children: (siteId: string, ids: readonly string[]) =>
      deps.db.readSite(siteId, (tx) => findDraftChildren(tx, ids)),
  };
}

export type DraftContent = ReturnType<typeof makeDraftContent>;
