import {
  isCollectionBlock,
  PRODUCTS_BLOCK,
  type BlockContent,
  type PageContent,
} from '#core/collections/block-content.ts';
import type { ShopList } from '#core/commerce/shop.ts';
import { menuOf } from '#core/content/menu.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { SiteInput } from '#site/page-input.ts';
import type { DraftContent } from '../content/drafts.ts';
import type { Site } from '../http/context.ts';
import type { BlockDataSource } from '../serving/block-data.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { BlockContents } from './block-content.ts';

export interface AskedBlock {
  id: string;
  type: string;
  values: Record<string, unknown>;
}

/** What surrounds blocks that are drawn without their page: in the editor, or one by one. */
export function makeBlockPages(deps: {
  blockContents: BlockContents;
  blockData: BlockDataSource;
  drafts: DraftContent;
  snapshots: Snapshots;
  bundle: Bundle;
}) {
  const { blockContents, blockData, drafts, snapshots, bundle } = deps;

  async function around(
    siteId: string,
    input: Pick<SiteInput, 'settings' | 'collections' | 'headerFooter' | 'navigation' | 'pages' | 'baseUrl'>,
    { asked, isDraft }: { asked: readonly AskedBlock[]; isDraft: boolean },
  ): Promise<PageContent> {
    const { settings, collections, headerFooter, navigation, pages, baseUrl } = input;
    const { documents } = await bundle.entry();
    const shelf = { siteId, collections, timeZone: settings.site.timezone, isDraft, isInsider: false };
    const blocks: Record<string, BlockContent> = {};
    const lists: Record<string, ShopList> = {};
    for (const { id, type, values } of asked) {
      const block = { type, values: documents.blockFields(type)?.read(values) ?? {} };
      const content = isCollectionBlock(type)
        ? await blockContents.contentOf(shelf, settings, block)
        : undefined;
      if (content) blocks[id] = content;
      if (type === PRODUCTS_BLOCK)
        lists[id] = await blockData.shopList(
          siteId,
          { settings, path: '', query: new URLSearchParams() },
          block,
        );
    }
    const { language, region, timezone, title, logo } = settings.site;
    return {
      region: { language, region, timezone },
      siteTitle: title,
      logo: headerFooter.header.logo.src === '' ? logo : headerFooter.header.logo,
      url: baseUrl,
      title,
      menu: menuOf(navigation.main, pages, ''),
      footerMenu: menuOf(navigation.footer, pages, ''),
      blocks,
      shop: { currency: settings.store.storeCurrency, locale: localeOf(settings.site), lists },
    };
  }

  return {
    /** With the values somebody gives them in the editor. */
    async draft(site: Site, asked: readonly AskedBlock[]): Promise<PageContent> {
      const { page: _, ...shared } = await drafts.read(site.id, '');
      return around(site.id, await snapshots.assemble(site, shared), { asked, isDraft: true });
    },

    /** As visitors get it; what needs a password is shown in no other place. */
    async live(site: Site, block: AskedBlock): Promise<PageContent> {
      const snapshot = await snapshots.of(site);
      const collections = snapshot.collections.filter(({ id }) => !snapshot.locks.has(id));
      return around(site.id, { ...snapshot, collections }, { asked: [block], isDraft: false });
    },
  };
}

export type BlockPages = ReturnType<typeof makeBlockPages>;
