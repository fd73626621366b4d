import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformPage } from '#site/platform/page.tsx';
import { isSamePlacePath } from '#core/site/paths.ts';
import type { Visitor } from '../http/context.ts';
import type { Bundle } from '../serving/bundle.ts';
import type { Sites } from '../sites/service.ts';

const CSP =
  "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Pages of the app domain itself. */
export function makePlatformPages(deps: {
  bundle: Bundle;
  sites: Sites;
  demoSites: () => Promise<{ title: string; url: string; summary: string }[]>;
}) {
  const { bundle, sites, demoSites } = deps;

  async function pageFor(url: URL, visitor: Visitor | undefined): Promise<PlatformPage> {
    if (url.pathname === '/login') {
      const to = url.searchParams.get('to') ?? '';
      return { name: 'login', to: isSamePlacePath(to) ? to : '' };
    }
    if (url.pathname !== '/') return { name: 'notFound' };
    const mine = visitor ? await sites.ofAccount(visitor.accountId) : [];
    return {
      name: 'landing',
      demoSites: await demoSites(),
      account: visitor ? { name: visitor.name } : null,
      sites: mine.map((site) => ({
        title: site.identifier,
        url: site.url,
        openUrl: sites.openUrl(site.identifier, '/config/'),
      })),
    };
  }

  return {
    async send(
      _request: FastifyRequest,
      reply: FastifyReply,
      url: URL,
      visitor: Visitor | undefined,
    ): Promise<FastifyReply> {
      const page = await pageFor(url, visitor);
      const { renderPlatform } = await bundle.entry();
      const html = renderPlatform(page, {
        script: bundle.assets.platformScript,
        styles: bundle.assets.platformStyles,
      });
      return reply
        .code(page.name === 'notFound' ? 404 : 200)
        .headers({ 'content-security-policy': CSP, 'cache-control': 'private, no-store' })
        .type('text/html; charset=utf-8')
        .send(html);
    },

    /** Says nothing about which hosts exist. */
    sendUnknownHost(reply: FastifyReply): FastifyReply {
      return reply
        .code(404)
        .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(
          '<!doctype html>\n<html lang="en"><title>Not found</title><h1>There is no site here</h1></html>\n',
        );
    },
  };
}

export type PlatformPages = ReturnType<typeof makePlatformPages>;
