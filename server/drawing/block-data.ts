import type { CookieTable } from '#core/blocks/cookie-table.ts';
import type { Feeds as FoundFeeds } from '#core/collections/block-content.ts';
import { needsOn, type ProductsWanted } from '#core/blocks/needs.ts';
import { ALL_PRODUCTS, readShopQuery, type ShopList } from '#core/commerce/catalogue/shop.ts';
import type { Documents } from '#core/content/documents.ts';
import { cookieTableOf } from '#core/inventory/cookie-table.ts';
import type { ShownLetter } from '#core/newsletter/shown-letter.ts';
import type { DonationPage } from '#core/donations/donation-page.ts';
import type { ShownArea } from '#core/members/member-area.ts';
import type { PageBody } from '#core/page/page.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { BlockContents, FoundContent } from '../collections/block-content.ts';
import type { Shelf } from '../collections/places.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { ShownLetters } from '../newsletter/shown-letters.ts';
import type { ShownDonations } from '../donations/pages.ts';
import type { Inventories } from '../consent/inventory/service.ts';
import type { Members } from '../members/service.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { Told } from '../languages/say-rows.ts';

export interface BlockData {
  /** By the block's id. */
  shopLists: Record<string, ShopList>;
  blockContent: FoundContent['blocks'];
  /** Whether it changes without anybody publishing. */
  isPassing: boolean;
  feeds?: FoundFeeds;
  cookieTable?: CookieTable;
  /** By their id. */
  letters?: Record<string, ShownLetter[]>;
  donations?: Record<string, DonationPage>;
  memberAreas?: Record<string, ShownArea>;
}

/**
 * What blocks show that is not theirs: products and items of collections. Asked once for everything that stands on
 * a page, so that a block gets the same wherever it stands: on a page, above a list, in an item or around it, on one
 * of the pages of an index, in the footer.
 */
export function makeBlockData(deps: {
  blockContents: BlockContents;
  catalogue: Catalogue;
  documents: Pick<Documents, 'blockOf'>;
  inventories: Pick<Inventories, 'now'>;
  feeds: Feeds;
  shownDonations: ShownDonations;
  shownLetters: ShownLetters;
  members: Pick<Members, 'shown'>;
}) {
  const { blockContents, catalogue, documents, inventories, feeds, shownDonations, shownLetters, members } =
    deps;

  const feedsOf = (addresses: readonly string[]): FoundFeeds =>
    Object.fromEntries(addresses.map((address) => [address, feeds.latest(address)]));

  const cookieTable = async (siteId: string, { site }: Settings): Promise<CookieTable> =>
    cookieTableOf(await inventories.now(siteId), site.title);

  /** Only the shop's own page listens to its address. */
  async function shopList(
    told: Told,
    { settings, path, query }: { settings: Settings; path: string; query: URLSearchParams },
    { chosen, category, count, sort, isSearchable }: ProductsWanted,
  ): Promise<ShopList> {
    if (chosen.length > 0) return catalogue.chosen(told, chosen);
    const asked =
      isSearchable && path === DEFAULT_SHOP_PATH
        ? readShopQuery(query, settings.store.storeCurrency)
        : { ...ALL_PRODUCTS, sort };
    return catalogue.list(
      told,
      { ...asked, category: asked.category === '' ? category : asked.category },
      count,
    );
  }

  async function donations(
    told: Told,
    ids: readonly string[],
    { store }: Settings,
  ): Promise<Record<string, DonationPage>> {
    const found = await shownDonations.of(told, ids, store.storeCurrency);
    return Object.fromEntries(found.map((page) => [page.id, page]));
  }

  return {
    shopList,
    cookieTable,
    feedsOf,
    donations,
    letters: shownLetters.of,
    memberAreas: members.shown,

    async find(
      shelf: Shelf,
      page: { settings: Settings; path: string; query: URLSearchParams; insideArea?: string | undefined },
      bodies: readonly PageBody[],
    ): Promise<BlockData> {
      const wanted = needsOn(bodies, documents.blockOf);
      const { blocks, isPassing } = await blockContents.find(
        shelf,
        page.settings,
        wanted.flatMap(({ block, needs }) =>
          needs.collection ? [{ id: block.id, wanted: needs.collection }] : [],
        ),
      );
      const shopLists: Record<string, ShopList> = {};
      for (const { block, needs } of wanted)
        if (needs.products) shopLists[block.id] = await shopList(shelf, page, needs.products);
      const donatedTo = wanted.flatMap(({ needs }) => needs.donation ?? []);
      const lists = wanted.flatMap(({ needs }) => needs.letters ?? []);
      const areas = wanted.flatMap(({ needs }) => needs.memberArea ?? []);
      const hasTable = wanted.some(({ needs }) => needs.cookieTable);
      const addresses = wanted.flatMap(({ needs }) => (needs.feed ? [needs.feed] : []));
      return {
        shopLists,
        blockContent: blocks,
        // Feeds change by themselves, and nobody here is told.
        isPassing: isPassing || addresses.length > 0,
        ...(addresses.length > 0 && { feeds: feedsOf(addresses) }),
        ...(donatedTo.length > 0 && {
          donations: await donations(shelf, donatedTo, page.settings),
        }),
        ...(lists.length > 0 && {
          letters: await shownLetters.of(shelf.siteId, lists, (id) => id === page.insideArea),
        }),
        ...(areas.length > 0 && { memberAreas: await members.shown(shelf, areas) }),
        ...(hasTable && { cookieTable: await cookieTable(shelf.siteId, page.settings) }),
      };
    },
  };
}

export type BlockDataSource = ReturnType<typeof makeBlockData>;
