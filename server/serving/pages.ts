import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import type { PageInput, SpecialPage } from '#site/page-input.ts';
import type { LiveContent } from '../content/live.ts';
import type { Site, Visitor } from '../http/context.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { Bundle } from './bundle.ts';
import type { FreshPage } from './page-cache.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';

export interface PageRequest {
  site: Site;
  path: string;
  query: URLSearchParams;
  visitor: Visitor | undefined;
}

/** No page has it: addresses start with a slash. */
const NOT_FOUND_PATH = '';

/** A publish may land between two reads; after this many tries something else is wrong. */
const MAX_TRIES = 5;

export function makePages(deps: {
  live: LiveContent;
  snapshots: Snapshots;
  bundle: Bundle;
  refresh: (site: Site) => Promise<Site>;
}) {
  const { live, snapshots, bundle, refresh } = deps;

  async function draw(
    request: PageRequest,
    snapshot: Snapshot,
    status: number,
    page: Pick<PageInput, 'content' | 'pageType'>,
  ): Promise<FreshPage> {
    const { renderPage } = await bundle.entry();
    const { visitor, path } = request;
    const rendered = renderPage(
      {
        ...snapshot,
        ...page,
        path,
        account: visitor
          ? { id: visitor.accountId, roles: visitor.roles, permissions: visitor.permissions }
          : null,
        isEditing: false,
      },
      bundle.assets,
    );
    return {
      status,
      html: rendered.html,
      headers: { 'content-security-policy': contentSecurityPolicy(rendered) },
    };
  }

  const special = (
    request: PageRequest,
    snapshot: Snapshot,
    status: number,
    pageType: number,
    page: SpecialPage,
  ) => draw(request, snapshot, status, { content: { kind: 'special', special: page }, pageType });

  async function search(request: PageRequest, snapshot: Snapshot): Promise<FreshPage> {
    const query = (request.query.get('q') ?? '').trim().slice(0, 200);
    const results = query === '' ? [] : await live.search(request.site.id, query);
    return special(request, snapshot, 200, PageKind.search, { name: 'search', query, results });
  }

  /** Reads page and surroundings of one and the same version, trying again when a publish came between. */
  async function readTogether(request: PageRequest) {
    let { site } = request;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const snapshot = await snapshots.of(site);
      const { version, page } = await live.page(site.id, request.path);
      if (version === snapshot.version) return { snapshot, page };
      site = await refresh(site);
    }
    throw new Error('The site was published too often while it was read.');
  }

  return {
    /** The address a page is cached under: all that does not exist shares one, or wrong addresses would fill the cache. */
    async cachePath({ site, path }: PageRequest): Promise<string> {
      const { pages: known } = await snapshots.of(site);
      return known.some((page) => page.path === path) ? path : NOT_FOUND_PATH;
    },

    async render(request: PageRequest): Promise<FreshPage> {
      const { snapshot, page } = await readTogether(request);
      if (
        snapshot.settings.access.visibility === 'private' &&
        !request.visitor?.permissions.some((id) => id > 0)
      ) {
        return special(request, snapshot, 401, PageKind.lockScreen, { name: 'lockScreen' });
      }
      if (request.path === '/search') return search(request, snapshot);
      if (!page) return special(request, snapshot, 404, PageKind.notFound, { name: 'notFound' });
      const { documents } = await bundle.entry();
      const document = documents.fieldsOf('page', null)?.read(page.body) as PageDocument;
      return draw(request, snapshot, 200, {
        content: { kind: 'document', id: page.id, document, updatedAt: page.updatedAt.toISOString() },
        pageType: document.kind === 'splash' ? PageKind.splashPage : PageKind.page,
      });
    },

    /** One of the product's own pages, for features that answer with one. */
    async renderSpecial(
      request: PageRequest,
      answer: { status: number; pageType: number; page: SpecialPage },
    ): Promise<FreshPage> {
      return special(request, await snapshots.of(request.site), answer.status, answer.pageType, answer.page);
    },

    async renderError(request: PageRequest, errorKey: string): Promise<FreshPage> {
      return special(request, await snapshots.of(request.site), 500, PageKind.error, {
        name: 'error',
        errorKey,
      });
    },
  };
}

export type Pages = ReturnType<typeof makePages>;
