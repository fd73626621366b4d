import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../http/context.ts';
import type { Gate } from '../http/handle.ts';
import { sendFailure } from '../http/errors.ts';
import { fail } from '#contract/errors.ts';
import type { DraftRequests } from './draft-request.ts';
import { robotsText, sitemapXml } from './feeds.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { encodingFor, finish, pageKey, type CachedPage, type PageCache } from './page-cache.ts';
import type { PageRequest, Pages } from './pages.ts';
import type { LiveContent } from '../content/live.ts';
import type { Sites } from '../sites/service.ts';
import type { PlatformPages } from '../platform/pages.ts';

/** Everything that is not a declared call or a file: pages of sites and of the platform. */
export function servePages(
  app: FastifyInstance,
  deps: {
    gate: Gate;
    pages: Pages;
    cache: PageCache;
    sites: Sites;
    live: LiveContent;
    platform: PlatformPages;
    drafts: DraftRequests;
  },
): void {
  const { gate, pages, cache, sites, live, platform, drafts } = deps;

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
      const moved = await pages.movedTo(wanted);
      // Asked again each time: the address may get a page of its own again.
      if (moved !== undefined) {
        const { search } = new URL(`http://host.invalid${request.url}`);
        return await reply
          .header('cache-control', PAGE_HEADERS['cache-control'])
          .redirect(moved + search, 301);
      }
      // Search answers depend on words nobody else may ever use; signed-in accounts see their own page.
      if (wanted.visitor || wanted.draft || wanted.path === '/search') {
        const page = await finish(await pages.render(wanted), encoding);
        return await send(request, reply, page, !wanted.visitor && !wanted.draft);
      }
      const path = await pages.cachePath(wanted);
      const page = await cache.get(pageKey(wanted.site, path), encoding, () =>
        pages.render({ ...wanted, path }),
      );
      return await send(request, reply, page, true);
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return send(request, reply, await finish(await pages.renderError(wanted, request.id), encoding), false);
    }
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
      if (url.pathname === '/robots.txt')
        return reply.type('text/plain').send(robotsText(sites.urlOf(place.site)));
      if (url.pathname === '/sitemap.xml') {
        return reply
          .type('application/xml')
          .send(sitemapXml(sites.urlOf(place.site), await live.pages(place.site.id)));
      }
      const path = normalPath(url.pathname);
      if (path !== url.pathname) return reply.redirect(path + url.search, 301);
      const answer = await drafts.viewOf(request, reply, { site: place.site, visitor, url });
      if ('to' in answer) return reply.header('cache-control', 'private, no-store').redirect(answer.to, 302);
      const { draft } = answer;
      return servePage(request, reply, { site: place.site, path, query: url.searchParams, visitor, draft });
    },
  });
}

/** One address per page: no slash at the end, no doubled slashes. */
function normalPath(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
