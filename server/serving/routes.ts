import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { returnPath } from '#core/access/return-path.ts';
import { CRUMB_COOKIE, DISABLE_USER_SCRIPTS_COOKIE } from '#core/visitors/cookies.ts';
import { hasShopQuery } from '#core/commerce/shop.ts';
import { DEFAULT_SHOP_PATH } from '#core/settings/store.ts';
import { movesToPrimary } from '#core/domains/primary.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Gate } from '../http/handle.ts';
import { readCookie } from '../http/cookies.ts';
import { sendFailure } from '../http/errors.ts';
import { fail } from '#contract/errors.ts';
import { TO_DRAFTS, type SiteAdmission } from './admission.ts';
import type { CollectionFile, CollectionFiles } from '../collections/files.ts';
import { isSitemap, type Sitemaps } from '../collections/sitemaps.ts';
import type { DraftRequests } from './draft-request.ts';
import { closedRobotsText, robotsText } from '#core/feeds/sitemap.ts';
import { passesOf } from './passes-of.ts';
import { PAGE_HEADERS } from '../http/page-headers.ts';
import { encodingFor, etagOf, finish, pageKey, type CachedPage, type PageCache } from './page-cache.ts';
import type { LockState, PageRequest, Pages } from './pages.ts';
import { hostOf } from '../http/hosts.ts';
import type { Sites } from '../sites/service.ts';
import type { PlatformPages } from '../platform/pages.ts';

/** Everything that is not a declared call or a file: pages of sites and of the platform. */
export function servePages(
  app: FastifyInstance,
  deps: {
    gate: Gate;
    pages: Pages;
    admission: SiteAdmission;
    cache: PageCache;
    sites: Sites;
    platform: PlatformPages;
    drafts: DraftRequests;
    files: CollectionFiles;
    sitemaps: Sitemaps;
  },
): void {
  const { gate, pages, admission, cache, sites, platform, drafts, files, sitemaps } = deps;

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

  /** Feeds and calendars, kept by nobody longer than until they are asked for again. */
  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: CollectionFile,
    isShared: boolean,
  ) {
    const etag = etagOf(file.body);
    reply.type(file.type).header('etag', etag);
    reply.header('cache-control', isShared ? PAGE_HEADERS['cache-control'] : 'private, no-store');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(file.body);
  }

  async function servePage(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: PageRequest,
  ): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    try {
      const admitted = wanted.draft
        ? TO_DRAFTS
        : await admission.toPage(wanted.site, wanted.path, passesOf(request, wanted.visitor));
      if (admitted.served === 'frontPage' && wanted.path !== '/') return await reply.redirect('/', 302);
      // Whoever may not look in learns nothing of where old addresses lead.
      const target = admitted.served === 'site' ? await pages.redirectOf(wanted) : undefined;
      if (target)
        return await reply
          .header('cache-control', PAGE_HEADERS['cache-control'])
          .redirect(target.to, target.status);
      const lock = lockStateOf(request);
      // Search answers depend on words nobody else may ever use; signed-in accounts see their own page.
      const isOpen = admitted.served === 'site' && admitted.lockedPage === undefined;
      const file = isOpen ? await files.find(wanted) : undefined;
      if (file) return await sendFile(request, reply, file, admitted.isShared);
      const isAsking = wanted.path === DEFAULT_SHOP_PATH && hasShopQuery(wanted.query);
      if (!admitted.isShared || isAsking || !(await pages.isLasting(wanted))) {
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
  async function sendForRobots(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, site }: { path: string; site: Site },
  ): Promise<FastifyReply> {
    const { served, isIndexable } = await admission.toSite(site, { visitor: undefined, sitePass: undefined });
    const baseUrl = sites.publicUrlOf(site);
    if (path === '/robots.txt')
      return reply.type('text/plain').send(isIndexable ? robotsText(baseUrl) : closedRobotsText());
    const listed = isIndexable ? await pages.listed(site) : [];
    const seen = served === 'site' ? listed : listed.filter((page) => page.path === '/');
    const isWhole = isIndexable && served === 'site';
    const map = await sitemaps.at(path, { site, baseUrl, pages: seen, isWhole });
    return map === undefined
      ? sendFailure(request, reply, fail('notFound'))
      : reply.type('application/xml').send(map);
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
      const { site } = place;
      const visit = { host: hostOf(request), search: url.search, isSignedIn: visitor !== undefined };
      if (movesToPrimary(site, visit)) {
        // Kept by a browser it would also carry off the site's owner, who works under this host after logging in.
        reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
        return reply.redirect(sites.publicUrlOf(site) + normalPath(url.pathname) + url.search, 301);
      }
      if (url.pathname === '/robots.txt' || isSitemap(url.pathname))
        return sendForRobots(request, reply, { path: url.pathname, site });
      const path = normalPath(url.pathname);
      if (path !== url.pathname) return reply.redirect(path + url.search, 301);
      const answer = await drafts.viewOf(request, reply, { site, visitor, url });
      if ('to' in answer) return reply.header('cache-control', 'private, no-store').redirect(answer.to, 302);
      const isWithoutCode = readCookie(request, DISABLE_USER_SCRIPTS_COOKIE) === 'true';
      const { draft } = answer;
      return servePage(request, reply, {
        site,
        path,
        query: url.searchParams,
        visitor,
        isWithoutCode,
        draft,
      });
    },
  });
}

function lockStateOf(request: FastifyRequest): LockState {
  return { to: returnPath(request.url), problem: '', crumb: readCookie(request, CRUMB_COOKIE) ?? '' };
}

/** One address per page: no slash at the end, no doubled slashes. */
function normalPath(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
