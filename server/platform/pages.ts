import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformVoice } from '#core/platform-words/words.ts';
import type { PlatformPage } from '#site/platform/page.tsx';
import { crumbFor, type Accounts } from '../accounts/service.ts';
import { makeAccountCookies, type AccountCookies } from '../accounts/cookies.ts';
import { PLATFORM, SETUP_COOKIE, TICKET_COOKIE } from '../accounts/sessions/session-cookie.ts';
import type { LiveContent } from '../content/live.ts';
import { DEMO_OWNER } from '../demo/owner.ts';
import type { Visitor } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import type { Operator } from '../operator/service.ts';
import type { People } from '../people/service.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { MySites } from '../sites/my-sites.ts';
import type { Sites } from '../sites/service.ts';
import type { TemplatePreviews } from '../sites/template-previews.ts';
import { makePlatformLanguages } from './languages.ts';
import { entryPage, wantedPlace } from './entry-pages.ts';
import { invitationPage, invitedEmail } from './invitation-page.ts';
import { isOwnPage, makeOwnPages, type Viewer } from './own-pages.ts';
import { makeSiteCards } from './site-cards.ts';
import { makeTemplatePictures } from './template-pictures.ts';
import { makeTemplatePages } from './template-pages.ts';

/** Where who is signed in already has no business; they go on to where they wanted. */
const ENTRANCES = ['/login', '/login/code', '/signup', '/signup/sent'];

const STATUSES: Partial<Record<PlatformPage['name'], number>> = { notFound: 404, noAccess: 403 };

/** Pages of the app domain itself. */
export function makePlatformPages(deps: {
  bundle: Bundle;
  sites: Sites;
  mySites: MySites;
  accounts: Accounts;
  people: People;
  mail: Mailing;
  operator: Operator;
  snapshots: Snapshots;
  admission: SiteAdmission;
  live: LiveContent;
  templatePreviews: TemplatePreviews;
  isSecure: boolean;
  now: () => Date;
}) {
  const { bundle, sites, accounts } = deps;
  const cookies = makeAccountCookies(deps.isSecure);
  const languages = makePlatformLanguages(deps.isSecure);
  const cards = makeSiteCards(deps);
  const templatePicture = makeTemplatePictures();
  const templates = makeTemplatePages(deps);
  // The demo's owner is made on this machine's own name only, so the hint never shows on a public host.
  const isLocal = sites.appUrl.startsWith('http:');
  const own = makeOwnPages({ ...deps, cards, isLocal });

  async function demoLogin(): Promise<{ email: string; password: string } | null> {
    return isLocal && (await accounts.findByEmail(DEMO_OWNER.email)) ? DEMO_OWNER : null;
  }

  async function pageFor(url: URL, viewer: Viewer | undefined, ticket: string): Promise<PlatformPage> {
    const account = viewer ? { name: viewer.visitor.name, crumb: viewer.crumb } : null;
    const entry = entryPage(url, {
      demo: await demoLogin(),
      email: await invitedEmail(deps.people, wantedPlace(url)),
      crumb: viewer?.crumb ?? '',
      step: ticket === '' ? undefined : await accounts.secondStep(ticket),
    });
    if (entry) return entry;
    if (url.pathname === '/invitation') return invitationPage(deps.people, url, viewer);
    const preview = await templates.page(url, account);
    if (preview) return preview;
    if (url.pathname !== '/')
      return (viewer && (await own.page(url, viewer))) ?? { name: 'notFound', account };
    return {
      name: 'landing',
      demoSites: viewer ? [] : await cards.demos(),
      account,
      yours: viewer ? await own.yourSites(url, viewer) : null,
      hasLoggedOut: !viewer && url.searchParams.get('logout') === 'true',
    };
  }

  /** Where the address leads on its own, before there is a page. */
  function redirectFor(url: URL, visitor: Visitor | undefined): string | undefined {
    if (visitor && ENTRANCES.includes(url.pathname)) return wantedPlace(url) || '/';
    if (!visitor && isOwnPage(url.pathname))
      return `/login?to=${encodeURIComponent(url.pathname + url.search)}`;
    return undefined;
  }

  return {
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      url: URL,
      visitor: Visitor | undefined,
    ): Promise<FastifyReply> {
      const picture = await templatePicture(url.pathname);
      if (picture)
        return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture);
      reply.header('cache-control', 'private, no-store');
      const chosen = languages.chosenIn(url);
      if (chosen) return languages.choose(reply, url, chosen);
      const redirect = redirectFor(url, visitor) ?? (await templates.siteAt(url.pathname));
      if (redirect) return reply.redirect(redirect, 302);
      const ticket = cookies.secrets.read(request, TICKET_COOKIE);
      const language = languages.of(request, visitor);
      const page = await pageFor(url, visitor && viewerOf(request, { visitor, language }, cookies), ticket);
      const { renderPlatform } = await bundle.entry();
      const { html, inlineStyles } = renderPlatform(
        page,
        { language, here: visitor?.language ? '' : languages.placeOf(url) },
        { script: bundle.assets.platformScript, styles: bundle.assets.platformStyles },
      );
      return reply
        .code(STATUSES[page.name] ?? 200)
        .header('content-security-policy', policy(inlineStyles, page))
        .type('text/html; charset=utf-8')
        .send(html);
    },

    /** Says nothing about which hosts exist. */
    sendUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const { say, language } = platformVoice(request.headers['accept-language'] ?? '');
      return reply
        .code(404)
        .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html>\n<html lang="${language}"><title>${say('noSiteTitle')}</title><h1>${say('noSite')}</h1></html>\n`,
        );
    },
  };
}

export type PlatformPages = ReturnType<typeof makePlatformPages>;

function viewerOf(
  request: FastifyRequest,
  { visitor, language }: Pick<Viewer, 'visitor' | 'language'>,
  cookies: AccountCookies,
): Viewer {
  const sessionToken = cookies.sessionOf(request);
  return {
    visitor,
    language,
    sessionToken,
    crumb: crumbFor(sessionToken, PLATFORM),
    setup: cookies.secrets.read(request, SETUP_COOKIE),
  };
}

function pictureHosts(page: PlatformPage): string[] {
  return page.name === 'landing'
    ? [...page.demoSites, ...(page.yours?.sites ?? [])].map(({ url }) => url)
    : [];
}

function policy(inlineStyles: readonly string[], page: PlatformPage): string {
  const hashes = inlineStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts(page)].join(' '),
    ...(page.name === 'templatePreview' ? [`frame-src 'self' ${page.siteUrl}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
