import { pathBelow } from '#core/collections/address.ts';
import type { Site } from '../http/context.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from '../serving/feeds.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Reading } from './reading.ts';

/** As many as one map may hold. */
const MAX_ADDRESSES = 50_000;
const NAME = /^\/sitemap(?:-(\d{1,4}))?\.xml$/;

export const isSitemap = (path: string): boolean => NAME.test(path);

/** The maps of a site for search engines: one, or an index of several where one cannot hold it all. */
export function makeSitemaps(deps: { reading: Reading; snapshots: Snapshots }) {
  const { reading, snapshots } = deps;

  async function items(site: Site, part: { limit: number; offset: number }): Promise<SitemapEntry[]> {
    const { collections, locks } = await snapshots.of(site);
    const open = new Map(
      collections
        .filter(({ id, collection }) => !locks.has(id) && !collection.noIndex)
        .map(({ id, collection }) => [id, collection]),
    );
    const rows = await reading.addresses(site.id, part);
    return rows.flatMap(({ collectionId, slug, updatedAt }) => {
      const collection = open.get(collectionId);
      return collection ? [{ path: pathBelow(collection, slug), updatedAt }] : [];
    });
  }

  return {
    /** The map at an address; nothing for a number there is none for. */
    async at(
      path: string,
      about: {
        site: Site;
        baseUrl: string;
        pages: readonly (SitemapEntry & { isIndexed: boolean })[];
        /** Whether more than the front page may be told of. */
        isWhole: boolean;
      },
    ): Promise<string | undefined> {
      const { site, baseUrl, isWhole } = about;
      const pages = about.pages.filter(({ isIndexed }) => isIndexed);
      const count = isWhole ? await reading.countAddresses(site.id) : 0;
      const parts = Math.ceil(count / MAX_ADDRESSES);
      const number = NAME.exec(path)?.[1];
      if (number === undefined) {
        if (pages.length + count <= MAX_ADDRESSES)
          return sitemapXml(baseUrl, [
            ...pages,
            ...(isWhole ? await items(site, { limit: MAX_ADDRESSES, offset: 0 }) : []),
          ]);
        return sitemapIndexXml(
          Array.from({ length: parts + 1 }, (_, index) => `${baseUrl}/sitemap-${index}.xml`),
        );
      }
      if (Number(number) > parts) return undefined;
      if (Number(number) === 0) return sitemapXml(baseUrl, pages);
      const offset = (Number(number) - 1) * MAX_ADDRESSES;
      return sitemapXml(baseUrl, await items(site, { limit: MAX_ADDRESSES, offset }));
    },
  };
}

export type Sitemaps = ReturnType<typeof makeSitemaps>;
