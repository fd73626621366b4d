import { ALL_PRODUCTS } from '#core/commerce/catalogue/shop.ts';
import { pathBelow } from '#core/collections/address.ts';
import { KINDS } from '#core/collections/kinds.ts';
import { renditionUrl } from '#core/images/images.ts';
import { prefixQuery, readQuery, wholeQuery } from '#core/text/search-words.ts';
import type { SearchPreview } from '#contract/content/collections.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Site, Visitor } from '../../http/context.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import type { SiteAdmission } from '../../serving/admission.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import * as store from './search-store.ts';

const MAX_RESULTS = 50;
/** With fewer results than these, words that only begin like those asked for are found as well. */
const ENOUGH = 10;
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

/** Search over pages, items and products: what is live and open to everybody, and nothing else. */
export function makeSearch(deps: {
  db: Database;
  snapshots: Snapshots;
  admission: SiteAdmission;
  catalogue: Catalogue;
}) {
  const { db, snapshots, admission, catalogue } = deps;
  let hasTypoHelp: boolean | undefined;

  /** Whole words first: what only begins like them could crowd out what was meant. */
  async function findWords(tx: Tx, query: string, scope: store.Scope): Promise<store.FoundRow[]> {
    const whole = await store.findWords(tx, wholeQuery(query), scope, MAX_RESULTS);
    if (whole.length >= ENOUGH) return whole;
    const known = new Set(whole.map(({ id }) => id));
    const begun = await store.findWords(tx, prefixQuery(query), scope, ENOUGH);
    return [...whole, ...begun.filter(({ id }) => !known.has(id))];
  }

  async function find(site: Site, typed: string): Promise<{ query: string; results: SearchResult[] }> {
    const query = readQuery(typed);
    if (query === '') return { query, results: [] };
    const { locks, collections } = await snapshots.of(site);
    const open = collections.filter(({ id }) => !locks.has(id));
    const scope = { hidden: [...locks.keys()], collections: open.map(({ id }) => id) };
    const hasWords = wholeQuery(query) !== '';
    const rows = await db.readSite(site.id, async (tx) => {
      if (!hasWords) return store.findSigns(tx, query, scope, MAX_RESULTS);
      const found = await findWords(tx, query, scope);
      if (found.length > 0) return found;
      hasTypoHelp ??= await store.knowsTypos(tx);
      return hasTypoHelp ? store.findAlike(tx, query, scope, MAX_RESULTS) : [];
    });
    const found = rows.flatMap((row) => {
      const owner = open.find(({ id }) => id === row.collectionId);
      if (row.collectionId !== null && !owner) return [];
      return [
        {
          path: owner ? pathBelow(owner.collection, row.slug) : row.slug,
          title: row.title,
          description: row.description,
          kind: owner ? KINDS[owner.collection.kind].item : 'page',
          thumbnail: thumbnailOf(row.thumbnail),
        },
      ];
    });
    return { query, results: mixed(found, hasWords ? await findProducts(site, query) : []) };
  }

  async function findProducts(site: Site, query: string): Promise<SearchResult[]> {
    const { products } = await catalogue.list({ siteId: site.id }, { ...ALL_PRODUCTS, words: query }, ENOUGH);
    return products.map(({ title, url, image }) => ({
      path: url,
      title,
      description: '',
      kind: 'product',
      thumbnail: thumbnailOf(image?.src ?? ''),
    }));
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

const thumbnailOf = (source: string): string => (source === '' ? '' : renditionUrl(source, THUMBNAIL_WIDTH));

/** A product after every second other result: neither crowds the other out. */
function mixed(found: readonly SearchResult[], products: readonly SearchResult[]): SearchResult[] {
  const rest = [...products];
  const both = found.flatMap((result, index) => [result, ...(index % 2 === 1 ? rest.splice(0, 1) : [])]);
  return [...both, ...rest].slice(0, MAX_RESULTS);
}

export type SiteSearch = ReturnType<typeof makeSearch>;
