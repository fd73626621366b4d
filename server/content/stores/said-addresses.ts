import { sql } from 'drizzle-orm';
import { pathBelow } from '#core/collections/address.ts';
import {
  clashesIn,
  makeAddressBook,
  SHOP_PLACE,
  type Clash,
  type SaidAddress,
} from '#core/languages/address-book.ts';
import { chainsOf, languagesOf } from '#core/languages/site-languages.ts';
import { languageNameOf } from '#core/settings/languages.ts';
import { readSettings } from '#core/settings/groups.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../../database/database.ts';
import * as store from './store.ts';
import type { Version } from './translation-store.ts';

/** What translations call the pages, items and products they translate, where that is not what the site calls them. */
export async function readSaidAddresses(tx: Tx, version: Version): Promise<SaidAddress[]> {
  const isLive = version === 'live';
  const number = isLive ? sql`d.live_revision` : sql`d.draft_revision`;
  const { rows } = await tx.execute<SaidAddress & Record<string, unknown>>(sql`
    select split_part(d.key, '@', 1) as of, split_part(d.key, '@', 2) as language, r.body->>'address' as address,
      coalesce(r.body->'formerAddresses', '[]') as former,
      case when i.document_id is not null then jsonb_build_object('collectionId', i.collection_id, 'slug', i.slug)
        when p.id is not null then jsonb_build_object('collectionId', ${SHOP_PLACE.id}::text, 'slug', p.slug)
        end as item
    from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = ${number}
    left join items i on i.site_id = d.site_id and i.document_id = split_part(d.key, '@', 1) and i.is_live = ${isLive}
    left join products p on p.site_id = d.site_id and p.id = split_part(d.key, '@', 1) and p.deleted_at is null
    where d.site_id = current_setting('plinth.site_id') and d.kind = 'translation'
      and (r.body->>'address' <> '' or r.body->'formerAddresses'->0 is not null)`);
  return rows;
}

interface Named {
  addresses: readonly SaidAddress[];
  pages: readonly { id: string; path: string; title: string }[];
}

/** The paths of items and products that may be in each other's way: those that a language calls something, and those called so. */
async function itemPaths(tx: Tx, version: Version, { addresses, pages }: Named): Promise<string[]> {
  const named = addresses.flatMap(({ item, address }) =>
    item && address !== '' ? [{ ...item, address }] : [],
  );
  if (named.length === 0) return [];
  const { rows } = await tx.execute<{ collectionId: string; slug: string }>(sql`
    select collection_id as "collectionId", slug from items
    where site_id = current_setting('plinth.site_id') and is_live = ${version === 'live'} and deleted_at is null
      and (collection_id, slug) in (select * from unnest(
        ${sql.param(named.map(({ collectionId }) => collectionId))}::text[],
        ${sql.param(named.map(({ address }) => address))}::text[]))
    union all
    select ${SHOP_PLACE.id}, slug from products
    where site_id = current_setting('plinth.site_id') and deleted_at is null and slug = any(
      ${sql.param(named.flatMap(({ collectionId, address }) => (collectionId === SHOP_PLACE.id ? [address] : [])))}::text[])`);
  const paths = [...named, ...rows].flatMap((item) => pathOf(pages, { of: '', item }) ?? []);
  return [...new Set(paths)];
}

function pathOf(pages: Named['pages'], { of, item }: Pick<SaidAddress, 'of' | 'item'>): string | undefined {
  const page = [SHOP_PLACE, ...pages].find(({ id }) => id === (item?.collectionId ?? of));
  return page && (item ? pathBelow(page, item.slug) : page.path);
}

/** Refuses a state of the site in which one language has two things at one address, or would after a change. */
export async function refuseSaidClash(
  tx: Tx,
  version: Version,
  change?: SaidAddress,
): Promise<Failure | undefined> {
  const stored = await readSaidAddresses(tx, version);
  const isOther = ({ of, language }: SaidAddress) => of !== change?.of || language !== change.language;
  const addresses = change ? [...stored.filter(isOther), change] : stored;
  if (addresses.every(({ address }) => address === '')) return undefined;
  const pages = await (version === 'live' ? store.listLivePages(tx) : store.listDraftPages(tx));
  const singles = await store.readSingles(tx, version);
  const settings = readSettings(
    Object.fromEntries(
      singles.flatMap(({ kind, key, body }) => (kind === 'settings' && key !== null ? [[key, body]] : [])),
    ),
  );
  const chains = chainsOf(languagesOf(settings));
  const book = makeAddressBook(chains, { pages, addresses });
  const paths = [...pages.map(({ path }) => path), ...(await itemPaths(tx, version, { addresses, pages }))];
  const changed = change && pathOf(pages, change);
  const isAbout = (each: Clash) =>
    each.paths.some((path) => path === changed || path.startsWith(`${changed}/`));
  const clash = clashesIn(book, paths).find(
    (each) => !change || (chains.get(each.language)?.includes(change.language) && isAbout(each)),
  );
  return clash && fail('pathTaken', {}, clashSentence(clash, pages));
}

function clashSentence({ language, address, paths }: Clash, pages: Named['pages']): string {
  const [first, second] = paths.map((path) => pages.find((page) => page.path === path)?.title ?? path);
  return `“${first}” and “${second}” would both have the address ${address} in ${languageNameOf(language)}. Change one of them first.`;
}
