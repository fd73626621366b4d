import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { returnPath } from '#core/access/return-path.ts';
import { CRUMB_COOKIE, pageLockCookie, SITE_LOCK_COOKIE } from '#core/cookies.ts';
import type { Site, Visitor } from '../http/context.ts';
import { readCookie } from '../http/cookies.ts';
import type { Gate } from '../http/handle.ts';
import { sendFailure } from '../http/errors.ts';
import { fail } from '#contract/errors.ts';
import type { Passes, SiteAdmission } from './admission.ts';
import { closedRobotsText, robotsText, sitemapXml } from './feeds.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { encodingFor, finish, pageKey, type CachedPage, type PageCache } from './page-cache.ts';
import type { LockState, PageRequest, Pages } from './pages.ts';
import type { Snapshots } from './snapshots.ts';
import type { LiveContent } from '../content/live.ts';
import type { Sites } from '../sites/service.ts';
import type { PlatformPages } from '../platform/pages.ts';

/** Everything that is not a declared call or a file: pages of sites and of the platform. */
export function servePages(
  app: FastifyInstance,
  deps: {
    gate: Gate;
    pages: Pages;
    admission: SiteAdmission;
    snapshots: Snapshots;
    cache: PageCache;
    sites: Sites;
    live: LiveContent;
    platform: PlatformPages;
  },
): void {
  const { gate, pages, admission, snapshots, cache, sites, live, platform } = deps;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    isShared: boolean,
  ): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.headers(PAGE_HEADERS).headers(page.headers).header('etag', page.etag);
    if (!isShared) reply.header('cache-control', 'private, no-store');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const body = await cache.body(page, encoding);
    if (request.method === 'HEAD')
      return reply.code(page.status).header('content-length', body.length).send();
    return reply.code(page.status).send(body);
  }

  async function servePage(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: PageRequest,
  ): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    try {
      const admitted = await admission.toPage(wanted.site, wanted.path, passesOf(request, wanted.visitor));
      if (admitted.served === 'frontPage' && wanted.path !== '/') return await reply.redirect('/', 302);
      const lock = lockStateOf(request);
      // Search answers depend on words nobody else may ever use; signed-in accounts see their own page.
      if (!admitted.isShared || wanted.path === '/search') {
        const page = await pages.render(wanted, admitted, lock);
        return await send(request, reply, await finish(page, encoding), admitted.isShared);
      }
      const path = await pages.cachePath(wanted);
      const page = await cache.get(pageKey(wanted.site, path), encoding, () =>
        pages.render({ ...wanted, path }, admitted, lock),
      );
      return await send(request, reply, page, true);
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return send(request, reply, await finish(await pages.renderError(wanted, request.id), encoding), false);
    }
  }

  /** Search engines are strangers: they are told of what every stranger may see. */
  async function sendForRobots(path: string, reply: FastifyReply, site: Site): Promise<FastifyReply> {
    const { served, isIndexable } = await admission.toSite(site, { visitor: undefined, sitePass: undefined });
    const baseUrl = sites.urlOf(site);
    if (path === '/robots.txt')
      return reply.type('text/plain').send(isIndexable ? robotsText(baseUrl) : closedRobotsText());
    const { locks } = await snapshots.of(site);
    const listed = (await live.pages(site.id)).filter(
      (page) => isIndexable && !locks.has(page.id) && (served === 'site' || page.path === '/'),
    );
    return reply.type('application/xml').send(sitemapXml(baseUrl, listed));
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { declared: true },
    handler: async (request, reply) => {
      const place = await gate.placeOf(request);
      const url = new URL(`http://host.invalid${request.url}`);
      if (url.pathname.startsWith('/api/')) return sendFailure(request, reply, fail('notFound'));
      if (place.kind === 'unknown') return platform.sendUnknownHost(reply);
      const visitor: Visitor | undefined = await gate.visitorOf(request, place);
      if (place.kind === 'platform') return platform.send(request, reply, url, visitor);
      if (url.pathname === '/robots.txt' || url.pathname === '/sitemap.xml')
        return sendForRobots(url.pathname, reply, place.site);
      const path = normalPath(url.pathname);
      if (path !== url.pathname) return reply.redirect(path + url.search, 301);
      return servePage(request, reply, { site: place.site, path, query: url.searchParams, visitor });
    },
  });
}

export function passesOf(request: FastifyRequest, visitor: Visitor | undefined): Passes {
  return {
    visitor,
    sitePass: readCookie(request, SITE_LOCK_COOKIE),
    pagePass: (pageId) => readCookie(request, pageLockCookie(pageId)),
  };
}

function lockStateOf(request: FastifyRequest): LockState {
  return { to: returnPath(request.url), problem: '', crumb: readCookie(request, CRUMB_COOKIE) ?? '' };
}

/** One address per page: no slash at the end, no doubled slashes. */
function normalPath(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
