import { isTemplatePreview, SERVED_STATUS, type Served } from '#core/access/site-access.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import type { DraftView } from '#core/editing/draft-view.ts';
import { hasShopQuery, readShopQuery } from '#core/commerce/shop.ts';
import { popupFields } from '#core/popup/document.ts';
import { readSettings, type Settings } from '#core/settings/groups.ts';
import { alternatesOf } from '#core/settings/languages.ts';
import { DEFAULT_SHOP_PATH } from '#core/settings/store.ts';
import { productSlugIn } from '#core/commerce/product-path.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { PageBody } from '#core/page/page.ts';
import type { Target } from '#core/settings/redirects.ts';
import type {
  LockForm,
  PageInput,
  ShopPage,
  SiteCollection,
  SiteInput,
  SpecialPage,
} from '#site/page-input.ts';
import {
  partOf,
  placeOf,
  type Opened,
  type Place,
  type Reading,
  type Shelf,
} from '../collections/reading.ts';
import type { CommentsView } from '#site/collections/view.ts';
import type { Comments } from '../comments/service.ts';
import type { SiteSearch } from '../collections/search.ts';
import type { DraftContent } from '../content/drafts.ts';
import type { StoredPage } from '../content/live.ts';
import type { LiveContent } from '../content/live.ts';
import { PAGE_KINDS } from '../content/projection.ts';
import type { Site, Visitor } from '../http/context.ts';
import { isContent, TO_DRAFTS, type Admission } from './admission.ts';
import { productBlocks, type BlockDataSource } from './block-data.ts';
import { contentSecurityPolicy } from './csp.ts';
import { childrenNamed, indexParts } from './index-parts.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { FreshPage } from './page-cache.ts';
import type { Snapshots } from './snapshots.ts';

export interface PageRequest {
  site: Site;
  path: string;
  query: URLSearchParams;
  visitor: Visitor | undefined;
  /** Asked for by a cookie; only people who work on the site are listened to. */
  isWithoutCode: boolean;
  /** Set for those who may see the drafts. */
  draft?: DraftView | undefined;
  isPopupPreview?: boolean;
}

interface FoundPage {
  id: string;
  kind: DocumentKind;
  body: unknown;
  updatedAt: Date;
}

/** What a lock's form needs besides the password. */
export type LockState = Pick<LockForm, 'to' | 'problem' | 'crumb'>;

/** No page has it: addresses start with a slash. */
const NOT_FOUND_PATH = '';

/** A publish may land between two reads; after this many tries something else is wrong. */
const MAX_TRIES = 5;

export function makePages(deps: {
  live: LiveContent;
  drafts: DraftContent;
  snapshots: Snapshots;
  bundle: Bundle;
  catalogue: Catalogue;
  reading: Reading;
  blockData: BlockDataSource;
  comments: Comments;
  /** Finds what is live and open to everybody. */
  search: (site: Site, typed: string) => ReturnType<SiteSearch['find']>;
  refresh: (site: Site) => Promise<Site>;
}) {
  const { live, drafts, snapshots, bundle, catalogue, reading, blockData, comments, refresh } = deps;

  async function draw(
    request: PageRequest,
    snapshot: SiteInput,
    status: number,
    page: Pick<PageInput, 'content' | 'pageType'>,
    isIndexable = true,
  ): Promise<FreshPage> {
    const { renderPage, bodiesOn } = await bundle.entry();
    const { visitor, path, query } = request;
    const { settings, headerFooter } = snapshot;
    const { isPassing, ...data } = await blockData.find(
      await shelfOf(request, snapshot),
      { settings, path, query },
      [...bodiesOn(page.content), headerFooter.footer],
    );
    const rendered = renderPage(
      {
        ...snapshot,
        ...data,
        ...(!isIndexable && { settings: unlisted(settings) }),
        ...page,
        path,
        account: visitor
          ? { id: visitor.accountId, roles: visitor.roles, permissions: visitor.permissions }
          : null,
        ...(request.isPopupPreview && { isPopupPreview: true, pageType: PageKind.popupOverlay }),
        isEditing: request.draft === 'edit',
        isWithoutCode: request.isWithoutCode && isContributor(visitor),
      },
      bundle.assets,
    );
    return {
      status,
      html: rendered.html,
      isPassing,
      headers: {
        'content-security-policy': contentSecurityPolicy(rendered, framesOf(request.site, snapshot)),
        ...(!isIndexable && { 'x-robots-tag': 'noindex' }),
      },
    };
  }

  const special = (
    request: PageRequest,
    snapshot: SiteInput,
    status: number,
    pageType: number,
    page: SpecialPage,
    isIndexable = true,
  ) =>
    draw(request, snapshot, status, { content: { kind: 'special', special: page }, pageType }, isIndexable);

  async function search(
    request: PageRequest,
    snapshot: SiteInput,
    { isIndexable }: Admission,
  ): Promise<FreshPage> {
    const { query, results } = await deps.search(request.site, request.query.get('q') ?? '');
    return special(request, snapshot, 200, PageKind.search, { name: 'search', query, results }, isIndexable);
  }

  /** The list of all products where the owner has made none, or the page of one product. */
  async function shopPageAt(
    { site, path, query }: PageRequest,
    { settings }: SiteInput,
  ): Promise<ShopPage | undefined> {
    const slug = productSlugIn(path);
    const product = slug === undefined ? undefined : await catalogue.product(site.id, slug);
    if (product) return { name: 'product', product };
    if (path !== DEFAULT_SHOP_PATH) return undefined;
    const list = await catalogue.list(site.id, readShopQuery(query, settings.store.storeCurrency));
    const isShop = list.products.length > 0 || hasShopQuery(query);
    return isShop ? { name: 'shop', list } : undefined;
  }

  /** Reads page and surroundings of one and the same version, trying again when a publish came between. */
  async function readTogether(
    request: PageRequest,
  ): Promise<{ snapshot: SiteInput; page: FoundPage | undefined; children: readonly StoredPage[] }> {
    if (request.draft) {
      const { page, ...shared } = await drafts.read(request.site.id, request.path);
      const named = childrenNamed(page?.body);
      const children = named.length === 0 ? [] : await drafts.children(request.site.id, named);
      return { snapshot: await snapshots.assemble(request.site, shared), page, children };
    }
    let { site } = request;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const snapshot = await snapshots.of(site);
      const { version, page } = await live.page(site.id, request.path);
      const named = childrenNamed(page?.body);
      const children = named.length === 0 ? { version, pages: [] } : await live.children(site.id, named);
      if (version === snapshot.version && version === children.version)
        return { snapshot, page, children: children.pages };
      site = await refresh(site);
    }
    throw new Error('The site was published too often while it was read.');
  }

  /** Where the collections of a site stand, as somebody reads them: what needs a password is named nowhere else. */
  async function shelfOf({ site, draft, visitor }: PageRequest, snapshot: SiteInput): Promise<Shelf> {
    const isDraft = draft !== undefined;
    const locks = isDraft ? new Map() : (await snapshots.of(site)).locks;
    return {
      siteId: site.id,
      collections: snapshot.collections.filter(({ id }) => !locks.has(id)),
      timeZone: snapshot.settings.site.timezone,
      isDraft,
      isInsider: isInsider(visitor),
    };
  }

  /** Drafts are not commented on. */
  async function commentsOf(
    { site, draft, visitor }: PageRequest,
    { settings }: SiteInput,
    { id, publishedAt }: { id: string; publishedAt: string },
    crumb: string,
  ): Promise<CommentsView | null> {
    const list = draft ? undefined : await comments.of(site, id);
    if (!list) return null;
    // Pages of strangers are shared: only those of accounts may hold what belongs to a session.
    return {
      list,
      isOpen: comments.isOpen(settings.comments, publishedAt),
      crumb: visitor ? crumb : '',
    };
  }

  /** What stands above a list. Lists by tag, month and so on have nothing there. */
  async function builtAbove(page: FoundPage | undefined): Promise<PageBody> {
    const { documents } = await bundle.entry();
    const read = page && (documents.fieldsOf('collection', null)?.read(page.body) as { body: PageBody });
    return read?.body ?? { sections: [] };
  }

  async function drawOpened(
    request: PageRequest,
    snapshot: SiteInput,
    { id, collection, itemPage }: SiteCollection,
    opened: Opened,
    { isIndexable, crumb, body }: { isIndexable: boolean; crumb: string; body: PageBody },
  ): Promise<FreshPage> {
    const shared = { id, collection };
    if (opened.what === 'item') {
      const { item, view, updatedAt } = opened;
      const content = {
        kind: 'item',
        ...shared,
        item,
        itemPage,
        view,
        comments: await commentsOf(request, snapshot, view, crumb),
        updatedAt: updatedAt.toISOString(),
      } as const;
      return draw(request, snapshot, 200, { content, pageType: PageKind.item }, isIndexable);
    }
    const latest = opened.view.cards[0]?.publishedAt ?? new Date(0).toISOString();
    const content = { kind: 'collection', ...shared, body, view: opened.view, updatedAt: latest } as const;
    return draw(request, snapshot, 200, { content, pageType: PageKind.collection }, isIndexable);
  }

  /** What stands in place of a site that is not for this visitor: its look, and nothing it holds. */
  async function renderInstead(
    request: PageRequest,
    served: Exclude<Served, 'site' | 'frontPage'>,
    lock: LockState,
  ): Promise<FreshPage> {
    const snapshot = await snapshots.of(request.site);
    const bare = {
      ...snapshot,
      settings: withoutContent(snapshot.settings),
      popup: popupFields.initial,
    };
    // Notices count as lock screens: no popup, no visit is recorded.
    const pageType = served === 'parking' ? PageKind.splashPage : PageKind.lockScreen;
    return special(request, bare, SERVED_STATUS[served], pageType, insteadOf(served, lock), false);
  }

  /** Whether something of the site is at an address. */
  async function isThere(request: PageRequest): Promise<boolean> {
    const { site, path } = request;
    const snapshot = await snapshots.of(site);
    if (path === DEFAULT_SHOP_PATH || snapshot.pages.some((page) => page.path === path)) return true;
    const place = placeOf(snapshot.collections, path);
    if (place && (await reading.exists(await shelfOf(request, snapshot), place))) return true;
    const slug = productSlugIn(path);
    return slug !== undefined && catalogue.isShown(site.id, slug);
  }

  /** Addresses are written small; who types a name begins it with a capital. */
  async function writtenSmall(request: PageRequest): Promise<string | undefined> {
    const path = request.path.replaceAll(/%[0-9A-F]{2}|[A-Z]/g, (part) =>
      part.startsWith('%') ? part : part.toLowerCase(),
    );
    return path !== request.path && (await isThere({ ...request, path })) ? path : undefined;
  }

  return {
    renderInstead,

    /** The address a page is cached under: all that does not exist shares one, or wrong addresses would fill the cache. */
    cachePath: async (request: PageRequest): Promise<string> =>
      (await isThere(request)) ? request.path : NOT_FOUND_PATH,

    /** Whether a page stays as it is until something is published: what is on next changes by itself. */
    async isLasting({ site, path }: PageRequest): Promise<boolean> {
      if (path === '/search') return false;
      const place = placeOf((await snapshots.of(site)).collections, path);
      return place?.collection.collection.kind !== 'events' || place.address.what === 'item';
    },

    /** The collection an address lies in and what is asked of it, where it is a file and not a page. */
    async filePlace(
      request: PageRequest,
    ): Promise<{ place: Place; shelf: Shelf; snapshot: SiteInput } | undefined> {
      if (!/\.(?:xml|json|ics)$/.test(request.path)) return undefined;
      const snapshot = await snapshots.of(request.site);
      const place = placeOf(snapshot.collections, request.path);
      return place && { place, shelf: await shelfOf(request, snapshot), snapshot };
    },

    /** What search engines are told of. */
    async listed(site: Site) {
      const { settings, locks, baseUrl } = await snapshots.of(site);
      if (settings.site.hideFromSearchEngines) return [];
      const open = (await live.pages(site.id)).filter(({ id }) => !locks.has(id));
      const pages = open.map(({ path, ...page }) => ({
        ...page,
        path,
        alternates: alternatesOf(settings.site, { baseUrl, path }),
      }));
      const sold = await catalogue.paths(site.id);
      return [...pages, ...sold.map((product) => ({ ...product, isIndexed: true }))];
    },

    /** Where an address nothing is at leads now: as the owner says, else to the page that used to be there. */
    async redirectOf(request: PageRequest): Promise<Target | undefined> {
      const { site, path, query, draft } = request;
      const { pages: known, redirectOf, formerPaths, collections } = await snapshots.of(site);
      const part = draft ? undefined : partOf(collections, { path, query });
      if (part !== undefined) return { to: part, status: 302 };
      if (draft || path === '/search' || known.some((page) => page.path === path)) return undefined;
      const place = placeOf(collections, path);
      const shelf = { siteId: site.id, collections, timeZone: 'UTC', isDraft: false, isInsider: false };
      if (place && (await reading.exists(shelf, place))) return undefined;
      const search = query.size === 0 ? '' : `?${query}`;
      const told = redirectOf(path, search);
      if (told) return told;
      const moved =
        formerPaths.get(path) ??
        (place && (await reading.movedTo(shelf, place))) ??
        (await writtenSmall(request));
      return moved === undefined ? undefined : { to: moved + search, status: 301 };
    },

    /** One page that needs a password, on a site that is open. */
    async renderPageLock(request: PageRequest, pageId: string, lock: LockState): Promise<FreshPage> {
      const form = { ...lock, action: '/api/access/UnlockPage', page: pageId };
      return special(
        request,
        await snapshots.of(request.site),
        SERVED_STATUS.passwordLock,
        PageKind.protectedContent,
        { name: 'protectedContent', form },
        false,
      );
    },

    async render(request: PageRequest, admission: Admission, lock: LockState): Promise<FreshPage> {
      const { served, lockedPage, isIndexable } = admission;
      if (!isContent(served))
        return renderInstead(request, served as Exclude<Served, 'site' | 'frontPage'>, lock);
      if (lockedPage !== undefined) return this.renderPageLock(request, lockedPage, lock);
      const { snapshot, page, children } = await readTogether(request);
      if (request.path === '/search') return search(request, snapshot, admission);
      if (!page || page.kind === 'collection') {
        const place = placeOf(snapshot.collections, request.path);
        const opened = place && (await reading.open(await shelfOf(request, snapshot), place));
        if (place && opened)
          return drawOpened(request, snapshot, place.collection, opened, {
            isIndexable,
            crumb: lock.crumb,
            body: await builtAbove(page),
          });
        const shopPage = await shopPageAt(request, snapshot);
        if (!shopPage) return special(request, snapshot, 404, PageKind.notFound, { name: 'notFound' });
        const kind = shopPage.name === 'product' ? PageKind.item : PageKind.collection;
        return special(request, snapshot, 200, kind, shopPage, isIndexable);
      }
      const { documents } = await bundle.entry();
      const document = documents.fieldsOf('page', null)?.read(page.body) as PageDocument;
      const { locks } = await snapshots.of(request.site);
      const content = {
        kind: 'document',
        id: page.id,
        document,
        ...(document.kind === 'index' && { parts: indexParts(documents, document, { children, locks }) }),
        updatedAt: page.updatedAt.toISOString(),
      } as const;
      const isCatalogue = request.path === DEFAULT_SHOP_PATH && productBlocks(document.body).length > 0;
      const pageType =
        isCatalogue && document.kind === 'page' ? PageKind.collection : PAGE_KINDS[document.kind];
      return draw(request, snapshot, 200, { content, pageType }, isIndexable);
    },

    /** One of the product's own pages, for features that answer with one. */
    async renderSpecial(
      request: PageRequest,
      answer: { status: number; pageType: number; page: SpecialPage },
    ): Promise<FreshPage> {
      return special(request, await snapshots.of(request.site), answer.status, answer.pageType, answer.page);
    },

    /** The draft of the pop-up over the home page. */
    renderPopupPreview(site: Site): Promise<FreshPage> {
      const request = { site, path: '/', query: new URLSearchParams(), visitor: undefined };
      return this.render(
        { ...request, isWithoutCode: true, draft: 'view', isPopupPreview: true },
        TO_DRAFTS,
        { to: '/', problem: '', crumb: '' },
      );
    },

    async renderError(request: PageRequest, errorKey: string): Promise<FreshPage> {
      return special(request, await snapshots.of(request.site), 500, PageKind.error, {
        name: 'error',
        errorKey,
      });
    },
  };
}

function isContributor(visitor: Visitor | undefined): boolean {
  return visitor?.permissions.some((id) => id > 0) ?? false;
}

/** Viewers are asked to look at what is not for everybody, and may do nothing else. */
function isInsider(visitor: Visitor | undefined): boolean {
  return isContributor(visitor) || (visitor?.roles.includes(ContributorRole.viewer) ?? false);
}

export type Pages = ReturnType<typeof makePages>;

function insteadOf(served: Exclude<Served, 'site' | 'frontPage'>, lock: LockState): SpecialPage {
  if (served === 'passwordLock')
    return { name: 'lockScreen', form: { ...lock, action: '/api/access/UnlockSite' } };
  return served === 'privateLock' ? { name: 'lockScreen', form: null } : { name: served };
}

/** Templates are looked at in a frame of the platform; everything else is framed by its own site alone. */
function framesOf(site: Site, { baseUrl, appDomain }: SiteInput): string[] {
  return isTemplatePreview(site) ? [`${new URL(baseUrl).protocol}//${appDomain}`] : [];
}

function unlisted(settings: Settings): Settings {
  return { ...settings, site: { ...settings.site, hideFromSearchEngines: true } };
}

/** The context of a page tells addresses, phone numbers and more of the site; a lock keeps them too. */
function withoutContent({ site, access, cookies }: Settings): Settings {
  return { ...readSettings({}), site: { ...site, description: '' }, access, cookies };
}
