import { pathBelow } from '#core/collections/address.ts';
import { KINDS } from '#core/collections/kinds.ts';
import { renditionUrl } from '#core/images.ts';
import { prefixQuery, readQuery } from '#core/search-words.ts';
import type { SearchPreview } from '#contract/collections.ts';
import type { Database } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import * as store from './search-store.ts';

const MAX_RESULTS = 50;
const PREVIEWED = 6;
const THUMBNAIL_WIDTH = 100;

export interface SearchResult {
  path: string;
  title: string;
  description: string;
  /** What it is, in a word. */
  kind: string;
  thumbnail: string;
}

/** Search over pages and items: what is live and open to everybody, and nothing else. */
export function makeSearch(deps: { db: Database; snapshots: Snapshots; admission: SiteAdmission }) {
  const { db, snapshots, admission } = deps;
  let hasTypoHelp: boolean | undefined;

  async function find(site: Site, typed: string): Promise<{ query: string; results: SearchResult[] }> {
    const query = readQuery(typed);
    if (query === '') return { query, results: [] };
    const { locks, collections } = await snapshots.of(site);
    const open = collections.filter(({ id }) => !locks.has(id));
    const scope = { hidden: [...locks.keys()], collections: open.map(({ id }) => id) };
    const prefix = prefixQuery(query);
    const rows = await db.readSite(site.id, async (tx) => {
      if (prefix === '') return store.findSigns(tx, query, scope, MAX_RESULTS);
      const found = await store.findWords(tx, prefix, scope, MAX_RESULTS);
      if (found.length > 0) return found;
      hasTypoHelp ??= await store.knowsTypos(tx);
      return hasTypoHelp ? store.findAlike(tx, query, scope, MAX_RESULTS) : [];
    });
    return {
      query,
      results: rows.flatMap((row) => {
        const owner = open.find(({ id }) => id === row.collectionId);
        if (row.collectionId !== null && !owner) return [];
        return [
          {
            path: owner ? pathBelow(owner.collection, row.slug) : row.slug,
            title: row.title,
            description: row.description,
            kind: owner ? KINDS[owner.collection.kind].item : 'page',
            thumbnail: row.thumbnail === '' ? '' : renditionUrl(row.thumbnail, THUMBNAIL_WIDTH),
          },
        ];
      }),
    };
  }

  return {
    find,

    /** The first results, while somebody types. A site that is not open tells nothing. */
    async preview(
      site: Site,
      typed: string,
      pass: { visitor: Visitor | undefined; sitePass: string | undefined },
    ): Promise<{ results: SearchPreview[]; total: number }> {
      const { served } = await admission.toSite(site, pass);
      if (served !== 'site') return { results: [], total: 0 };
      const { results } = await find(site, typed);
      return {
        results: results.slice(0, PREVIEWED).map(({ description: _, ...result }) => result),
        total: results.length,
      };
    },
  };
}

export type SiteSearch = ReturnType<typeof makeSearch>;
