import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformPage } from '#site/platform/page.tsx';
import { isSamePlacePath } from '#core/site/paths.ts';
import { ERRORS } from '#contract/errors.ts';
import type { Accounts } from '../accounts/service.ts';
import type { LiveContent } from '../content/live.ts';
import { DEMO_OWNER } from '../demo/owner.ts';
import type { Visitor } from '../http/context.ts';
import type { Bundle } from '../serving/bundle.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { makeDemoSites } from './demo-sites.ts';

/** Pages of the app domain itself. */
export function makePlatformPages(deps: {
  bundle: Bundle;
  sites: Sites;
  accounts: Accounts;
  snapshots: Snapshots;
  live: LiveContent;
}) {
  const { bundle, sites, accounts, snapshots } = deps;
  const demoSites = makeDemoSites(deps);
  // The demo's owner is made on this machine's own name only, so the hint never shows on a public host.
  const isLocal = sites.appUrl.startsWith('http:');

  async function titleOf(identifier: string): Promise<string> {
    const site = await sites.findByIdentifier(identifier);
    return site ? (await snapshots.of(site)).settings.site.title : identifier;
  }

  async function demoLogin(): Promise<{ email: string; password: string } | null> {
    return isLocal && (await accounts.findByEmail(DEMO_OWNER.email)) ? DEMO_OWNER : null;
  }

  async function pageFor(url: URL, visitor: Visitor | undefined): Promise<PlatformPage> {
    const account = visitor ? { name: visitor.name } : null;
    if (url.pathname === '/login') {
      const problem = url.searchParams.get('problem') === 'wrongCredentials';
      return {
        name: 'login',
        to: wantedPlace(url),
        problem: problem ? ERRORS.wrongCredentials.sentence : '',
        demo: await demoLogin(),
      };
    }
    if (url.pathname !== '/') return { name: 'notFound', account };
    const mine = visitor ? await sites.ofAccount(visitor.accountId) : [];
    return {
      name: 'landing',
      demoSites: await demoSites(),
      account,
      sites: await Promise.all(
        mine.map(async (site) => ({
          title: await titleOf(site.identifier),
          url: site.url,
          openUrl: sites.openUrl(site.identifier, '/config/'),
        })),
      ),
      hasLoggedOut: !visitor && url.searchParams.get('logout') === 'true',
    };
  }

  return {
    async send(
      _request: FastifyRequest,
      reply: FastifyReply,
      url: URL,
      visitor: Visitor | undefined,
    ): Promise<FastifyReply> {
      reply.header('cache-control', 'private, no-store');
      if (visitor && url.pathname === '/login') return reply.redirect(wantedPlace(url) || '/', 302);
      const page = await pageFor(url, visitor);
      const { renderPlatform } = await bundle.entry();
      const { html, inlineStyles } = renderPlatform(page, {
        script: bundle.assets.platformScript,
        styles: bundle.assets.platformStyles,
      });
      const pictures = page.name === 'landing' ? page.demoSites.map((site) => site.url) : [];
      return reply
        .code(page.name === 'notFound' ? 404 : 200)
        .header('content-security-policy', policy(inlineStyles, pictures))
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

/** Where somebody wanted to go before they were asked to log in; never to another host. */
function wantedPlace(url: URL): string {
  const to = url.searchParams.get('to') ?? '';
  return isSamePlacePath(to) ? to : '';
}

function policy(inlineStyles: readonly string[], pictureHosts: readonly string[]): string {
  const hashes = inlineStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
