import { pathBelow } from '#core/collections/address.ts';
import type { Site } from '../http/context.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from '#core/feeds/sitemap.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { languagesHere } from '#core/languages/site-languages.ts';
import { inAllLanguages } from '#core/languages/sitemap-entries.ts';
import type { SiteInput } from '#site/page-input.ts';
import type { Reading } from './reading.ts';

/** As many as one map may hold. */
const MAX_ADDRESSES = 50_000;

/** Where the site begins at the host that was asked, and which languages are there. */
type At = Pick<SiteInput, 'baseUrl' | 'languages'>;

/** The maps of a site for search engines: one, or an index of several where one cannot hold it all. */
export function makeSitemaps(deps: { reading: Reading; snapshots: Snapshots }) {
  const { reading, snapshots } = deps;

  /** Addresses of one part; nothing where there is no such part, which is not known before it is read. */
  async function items(
    { site, at: { languages, baseUrl } }: { site: Site; at: At },
    part: { limit: number; offset: number },
  ): Promise<SitemapEntry[] | undefined> {
    const { collections, locks } = await snapshots.of(site);
    const open = new Map(
      collections
        .filter(({ id, collection }) => !locks.has(id) && !collection.noIndex)
        .map(({ id, collection }) => [id, collection]),
    );
    const rows = await reading.addresses(site.id, part);
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ collectionId, slug, updatedAt }) => {
      const collection = open.get(collectionId);
      const path = collection && pathBelow(collection, slug);
      return path === undefined ? [] : inAllLanguages({ path, updatedAt }, { languages, baseUrl });
    });
  }

  return {
    /** The map of the site, or the one with this number; nothing for a number there is none for. */
    async at(
      number: number | undefined,
      about: {
        site: Site;
        at: At;
        pages: readonly (SitemapEntry & { isIndexed: boolean })[];
        /** Whether more than the front page may be told of. */
        isWhole: boolean;
      },
    ): Promise<string | undefined> {
      const { site, at, isWhole } = about;
      const { baseUrl } = at;
      const pages = about.pages.filter(({ isIndexed }) => isIndexed);
      // Each item has an address in every language.
      const spoken = languagesHere(at.languages).length;
      const limit = Math.floor(MAX_ADDRESSES / spoken);
      if (number !== undefined && number > 0) {
        const offset = (number - 1) * limit;
        const found = isWhole ? await items({ site, at }, { limit, offset }) : undefined;
        return found && sitemapXml(baseUrl, found);
      }
      if (number !== undefined) return sitemapXml(baseUrl, pages);
      const count = isWhole ? await reading.countAddresses(site.id) : 0;
      if (pages.length + count * spoken <= MAX_ADDRESSES) {
        const found = isWhole ? await items({ site, at }, { limit, offset: 0 }) : undefined;
        return sitemapXml(baseUrl, [...pages, ...(found ?? [])]);
      }
      const parts = Math.ceil(count / limit);
      return sitemapIndexXml(
        Array.from({ length: parts + 1 }, (_, index) => `${baseUrl}/sitemap-${index}.xml`),
      );
    },
  };
}

export type Sitemaps = ReturnType<typeof makeSitemaps>;
