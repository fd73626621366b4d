import { ALL_PRODUCTS } from '#core/commerce/catalogue/shop.ts';
import { pathBelow } from '#core/collections/address.ts';
import { KINDS } from '#core/collections/kinds.ts';
import { group, text } from '#core/fields/index.ts';
import { addressIn, chainOf, languageAt } from '#core/languages/site-languages.ts';
import { renditionUrl } from '#core/images/images.ts';
import { prefixQuery, readQuery, wholeQuery } from '#core/text/search-words.ts';
import type { SearchPreview } from '#contract/content/collections.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Site, Visitor } from '../../http/context.ts';
import { findTranslated, translationsIn } from '../../content/translations-in.ts';
import { makeSay, speechIn, type Speech } from '../../languages/in-language.ts';
import type { Told } from '../../languages/say-rows.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import type { SiteAdmission } from '../../serving/admission.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import * as store from './search-store.ts';

/** What a result shows of a page or an item. */
const word = text({ max: 1000 });
const foundTexts = group({ title: word, description: word, excerpt: word });

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

  /** What says these words in the language of whoever looks for them. */
  async function findSaid(tx: Tx, query: string, scope: store.Scope, speech: Speech | undefined) {
    const words = prefixQuery(query);
    if (!speech || words === '') return [];
    const languages = chainOf(speech.languages, speech.language);
    return store.findNamed(tx, await findTranslated(tx, words, { languages, limit: MAX_RESULTS }), scope);
  }

  async function sayRows(tx: Tx, rows: readonly store.FoundRow[], speech: Speech | undefined) {
    if (!speech) return rows;
    const languages = chainOf(speech.languages, speech.language);
    const of = rows.map(({ id }) => id);
    const say = makeSay(speech, await translationsIn(tx, { isDraft: false, of, languages }));
    return rows.map((row) => {
      const name = row.collectionId === null ? 'description' : 'excerpt';
      const { value } = say(row.id, { title: row.title, [name]: row.description }, foundTexts);
      return { ...row, title: value.title, description: value[name] ?? '' };
    });
  }

  /** In the language of the page somebody searches from, where it is named. */
  async function find(
    site: Site,
    typed: string,
    language = '',
  ): Promise<{ query: string; results: SearchResult[] }> {
    const query = readQuery(typed);
    if (query === '') return { query, results: [] };
    const { locks, collections, languages } = await snapshots.of(site);
    const speech = speechIn(languages, language);
    const open = collections.filter(({ id }) => !locks.has(id));
    const scope = { hidden: [...locks.keys()], collections: open.map(({ id }) => id) };
    const hasWords = wholeQuery(query) !== '';
    const rows = await db.readSite(site.id, async (tx) => {
      if (!hasWords) return store.findSigns(tx, query, scope, MAX_RESULTS);
      const said = await findSaid(tx, query, scope, speech);
      const known = new Set(said.map(({ id }) => id));
      const written = await findWords(tx, query, scope);
      const whole = [...said, ...written.filter(({ id }) => !known.has(id))];
      if (whole.length > 0) return sayRows(tx, whole, speech);
      hasTypoHelp ??= await store.knowsTypos(tx);
      const alike = hasTypoHelp ? await store.findAlike(tx, query, scope, MAX_RESULTS) : [];
      return sayRows(tx, alike, speech);
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
    return {
      query,
      results: mixed(found, hasWords ? await findProducts({ siteId: site.id, speech }, query) : []),
    };
  }

  async function findProducts(told: Told, query: string): Promise<SearchResult[]> {
    const { products } = await catalogue.list(told, { ...ALL_PRODUCTS, words: query }, ENOUGH);
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
      pass: { visitor: Visitor | undefined; sitePass: string | undefined; path: string },
    ): Promise<{ results: SearchPreview[]; total: number }> {
      const { served } = await admission.toSite(site, pass);
      if (served !== 'site') return { results: [], total: 0 };
      const { languages } = await snapshots.of(site);
      const { language } = languageAt(languages, pass.path);
      const { results } = await find(site, typed, language);
      return {
        results: results.slice(0, PREVIEWED).map(({ description: _, path, ...result }) => ({
          ...result,
          path: addressIn(languages, language, path),
        })),
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
