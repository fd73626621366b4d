import { needsOn, type ProductsWanted } from '#core/blocks/needs.ts';
import { ALL_PRODUCTS, readShopQuery, type ShopList } from '#core/commerce/catalogue/shop.ts';
import type { Documents } from '#core/content/documents.ts';
import type { PageBody } from '#core/page/page.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { BlockContents, FoundContent } from '../collections/block-content.ts';
import type { Shelf } from '../collections/places.ts';
import type { Catalogue } from '../products/catalogue.ts';

export interface BlockData {
  /** By the block's id. */
  shopLists: Record<string, ShopList>;
  blockContent: FoundContent['blocks'];
  /** Whether it changes without anybody publishing. */
  isPassing: boolean;
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
}) {
  const { blockContents, catalogue, documents } = deps;

  /** Only the shop's own page listens to its address. */
  async function shopList(
    siteId: string,
    { settings, path, query }: { settings: Settings; path: string; query: URLSearchParams },
    { category, count, sort, isSearchable }: ProductsWanted,
  ): Promise<ShopList> {
    const asked =
      isSearchable && path === DEFAULT_SHOP_PATH
        ? readShopQuery(query, settings.store.storeCurrency)
        : { ...ALL_PRODUCTS, sort };
    return catalogue.list(
      siteId,
      { ...asked, category: asked.category === '' ? category : asked.category },
      count,
    );
  }

  return {
    shopList,

    async find(
      shelf: Shelf,
      page: { settings: Settings; path: string; query: URLSearchParams },
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
        if (needs.products) shopLists[block.id] = await shopList(shelf.siteId, page, needs.products);
      return { shopLists, blockContent: blocks, isPassing };
    },
  };
}

export type BlockDataSource = ReturnType<typeof makeBlockData>;
