import type { BlockContent, PageContent } from '#core/collections/block-content.ts';
import type { ShopList } from '#core/commerce/catalogue/shop.ts';
import { trailOf } from '#core/content/trail.ts';
import { menuOf } from '#core/content/menu.ts';
import { publicForm, type PublicForm } from '#core/forms/public-form.ts';
import { ownChoices, tagOf } from '#core/languages/site-languages.ts';
import { languageChoices } from '#core/settings/languages.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { SiteInput } from '#site/page-input.ts';
import type { DraftContent } from '../content/drafts.ts';
import type { Site } from '../http/context.ts';
import type { BlockDataSource } from '../drawing/block-data.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { BlockContents } from './block-content.ts';

export interface AskedBlock {
  id: string;
  type: string;
  values: Record<string, unknown>;
}

type Page = SiteInput['pages'][number];

/** The site that blocks belong to, and what they can know of a page. */
export interface Surroundings {
  site: SiteInput;
  content: PageContent;
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
    input: SiteInput,
    { asked, page, isDraft }: { asked: readonly AskedBlock[]; page?: Page | undefined; isDraft: boolean },
  ): Promise<Surroundings> {
    const { settings, collections, forms, headerFooter, navigation, pages, baseUrl } = input;
    const { documents } = await bundle.entry();
    const shelf = { siteId, collections, timeZone: settings.site.timezone, isDraft, isInsider: false };
    const blocks: Record<string, BlockContent> = {};
    const lists: Record<string, ShopList> = {};
    const shownForms: Record<string, PublicForm> = {};
    const addresses: string[] = [];
    const donatedTo: string[] = [];
    const areas: string[] = [];
    const mailedTo: string[] = [];
    let hasTable = false;
    for (const { id, type, values } of asked) {
      const rules = documents.blockOf(type);
      const {
        collection,
        products,
        cookieTable,
        feed = '',
        donation,
        letters,
        memberArea,
        form = '',
      } = rules?.needs?.(rules.fields.read(values)) ?? {};
      const content = collection && (await blockContents.contentOf(shelf, settings, collection));
      if (content) blocks[id] = content;
      if (donation !== undefined) donatedTo.push(donation);
      if (letters !== undefined) mailedTo.push(letters);
      if (memberArea !== undefined) areas.push(memberArea);
      hasTable ||= cookieTable === true;
      if (feed !== '') addresses.push(feed);
      if (products)
        lists[id] = await blockData.shopList(
          shelf,
          { settings, path: '', query: new URLSearchParams() },
          products,
        );
      const document = Object.hasOwn(forms, form) ? forms[form] : undefined;
      // Nobody has to prove in the editor that they are human.
      if (document) shownForms[form] = publicForm(form, document, null);
    }
    const { path = '' } = page ?? {};
    const { language, region, timezone, title, logo } = settings.site;
    const content: PageContent = {
      region: { language, region, timezone },
      siteTitle: title,
      business: settings.business,
      logo: headerFooter.header.logo.src === '' ? logo : headerFooter.header.logo,
      url: baseUrl + path,
      title: page?.title || title,
      menu: menuOf(navigation.main, pages, path),
      footerMenu: menuOf(navigation.footer, pages, path),
      trail: trailOf([...pages, ...collections.map(({ collection }) => collection)], path),
      languages: languageChoices(settings.site.otherLanguages, {
        own: ownChoices(input.languages, path),
        path,
        current: tagOf(input.languages, input.languages.current),
      }),
      blocks,
      forms: shownForms,
      shop: { currency: settings.store.storeCurrency, locale: localeOf(settings.site), lists },
      feeds: blockData.feedsOf(addresses),
      ...(donatedTo.length > 0 && { donations: await blockData.donations(shelf, donatedTo, settings) }),
      ...(mailedTo.length > 0 && { letters: await blockData.letters(siteId, mailedTo, () => isDraft) }),
      ...(areas.length > 0 && { memberAreas: await blockData.memberAreas(shelf, areas) }),
      ...(hasTable && { cookieTable: await blockData.cookieTable(siteId, settings) }),
    };
    return { site: input, content };
  }

  return {
    /** With the values somebody gives them in the editor. */
    async draft(site: Site, asked: readonly AskedBlock[]): Promise<Surroundings> {
      const { page: _, ...shared } = await drafts.read(site.id, '');
      return around(site.id, await snapshots.assemble(site, shared), { asked, isDraft: true });
    },

    /** As visitors get it; what needs a password is shown in no other place. */
    async live(site: Site, block: AskedBlock, page: Page | undefined): Promise<Surroundings> {
      const snapshot = await snapshots.of(site);
      const collections = snapshot.collections.filter(({ id }) => !snapshot.locks.has(id));
      return around(site.id, { ...snapshot, collections }, { asked: [block], page, isDraft: false });
    },
  };
}

export type BlockPages = ReturnType<typeof makeBlockPages>;
