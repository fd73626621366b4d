import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasNoLanguage } from '#core/languages/own-address.ts';
import { returnPath } from '#core/access/return-path.ts';
import { HitKind } from '#core/analytics/hits.ts';
import { STRANGER } from '#core/consent/policies.ts';
import { TRIALS_COOKIE, TRIALS_COOKIE_SECONDS } from '#core/experiments/assignment.ts';
import { DISABLE_USER_SCRIPTS_COOKIE } from '#core/visitors/cookies.ts';
import { hereAt, movesTo, type Hosts } from '#core/domains/primary.ts';
import { languageHosts } from '#core/domains/language-domains.ts';
import type { Intake } from '../analytics/intake.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Gate } from '../http/handle.ts';
import { crumbOf } from '../accounts/cookies.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { placeOf, sendFailure } from '../http/errors.ts';
import { fail } from '#contract/errors.ts';
import type { DraftRequests } from './draft-request.ts';
import { passesOf } from './passes-of.ts';
import { PAGE_HEADERS, STALE_HEADERS } from '../http/page-headers.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { TextFile } from './answers.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import {
  consentHeader,
  encodingFor,
  etagOf,
  finish,
  pageKey,
  trialsCookie,
  type CachedPage,
  type PageCache,
} from './page-cache.ts';
import type { Pages } from './pages.ts';
import type { Snapshots } from './snapshots.ts';
import { isContributor, type LockState, type PageRequest } from '../drawing/scene.ts';
import { mayCarryCode } from '../http/fetch-metadata.ts';
import { hostOf } from '../http/hosts.ts';
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
    snapshots: Snapshots;
    platform: PlatformPages;
    drafts: DraftRequests;
    isSecure: boolean;
    readConsent: ReadConsent;
    intake: Pick<Intake, 'tell'>;
  },
): void {
  const { gate, pages, cache, sites, snapshots, platform, drafts, isSecure, readConsent, intake } = deps;

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, isShared }: { page: CachedPage; isShared: boolean },
    visit: Pick<PageRequest, 'consent' | 'visitor'>,
  ): Promise<FastifyReply> {
    const encoding = encodingOf(request);
    reply.headers(PAGE_HEADERS).headers(page.headers).header('etag', page.etag);
    const consent = visit.consent ?? STRANGER;
    const decision = consentHeader(page.terms, consent);
    const trials = visit.visitor ? undefined : trialsCookie(page.terms, consent);
    if (trials !== undefined)
      writeCookie(reply, TRIALS_COOKIE, trials, {
        maxAge: TRIALS_COOKIE_SECONDS,
        isSecret: false,
        isSecure,
      });
    if (decision !== undefined) reply.header('server-timing', decision);
    if (!isShared) reply.header('cache-control', 'private, no-store');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const body = await cache.body(page, encoding);
    if (request.method === 'HEAD')
      return reply.code(page.status).header('content-length', body.length).send();
    return reply.code(page.status).send(body);
  }

  /** What only the server sees: words that were searched for, and addresses without a page. Nothing waits for it. */
  function notice(
    request: FastifyRequest,
    { site, visitor, path, draft }: PageRequest,
    seen: { kind: HitKind; target?: string },
  ): void {
    const isLooking = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isLooking || draft !== undefined) return;
    const teller = { site, visitor, headers: request.headers, address: request.ip };
    void intake.tell(teller, { ...seen, url: path, referrer: request.headers.referer ?? '' }).catch(() => {});
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: PageRequest,
  ): Promise<FastifyReply> {
    const encoding = encodingOf(request);
    try {
      const answered = await pages.answer({
        ...wanted,
        passes: passesOf(request, wanted.visitor),
        lock: lockStateOf(request, wanted.site.id),
        encoding,
        onSearched: (words, found) =>
          notice(request, wanted, {
            kind: found > 0 ? HitKind.search : HitKind.emptySearch,
            target: words.toLowerCase(),
          }),
      });
      switch (answered.as) {
        case 'page':
          if (answered.page.status === 404) notice(request, wanted, { kind: HitKind.notFound });
          return await sendPage(request, reply, answered, wanted);
        case 'file':
          return sendFile(request, reply, answered);
        case 'redirect':
          return reply
            .header('cache-control', PAGE_HEADERS['cache-control'])
            .redirect(answered.to, answered.status);
      }
    } catch (error) {
      if (isUnavailable(error)) {
        const page =
          wanted.draft === undefined
            ? cache.peek(pageKey(wanted.site, wanted), readConsent(request.headers))
            : undefined;
        if (!page) throw error;
        reply.headers(STALE_HEADERS);
        return await sendPage(request, reply, { page, isShared: true }, wanted);
      }
      request.log.error({ err: error, ...placeOf(request) }, 'A page could not be rendered');
      const page = await finish(await pages.renderError(wanted, request.id), encoding);
      return sendPage(request, reply, { page, isShared: false }, wanted);
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
      if (place.kind === 'unknown') return platform.sendUnknownHost(request, reply);
      const visitor: Visitor | undefined = await gate.visitorOf(request, place);
      if (place.kind === 'platform') return platform.send(request, reply, url, visitor);
      const { site } = place;
      const visit = { host: hostOf(request), search: url.search, isSignedIn: visitor !== undefined };
      const hosts = await hostsOf(site, snapshots);
      const to = movesTo(hosts, visit);
      if (to !== undefined) {
        // Kept by a browser it would also carry off the site's owner, who works under this host after logging in.
        reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
        return reply.redirect(sites.originOf(to) + normalPath(url.pathname) + url.search, 301);
      }
      const path = normalPath(url.pathname);
      if (path !== url.pathname) return reply.redirect(path + url.search, 301);
      const view = await drafts.viewOf(request, reply, { site, visitor, url });
      if ('to' in view) return reply.header('cache-control', 'private, no-store').redirect(view.to, 302);
      return answer(request, reply, {
        site,
        path,
        query: url.searchParams,
        visitor,
        here: hereAt(hosts, { ...visit, isSignedIn: visit.isSignedIn || view.draft !== undefined }),
        isWithoutCode:
          view.draft !== undefined ||
          !mayCarryCode({ isSecure, host: hostOf(request), headers: request.headers }) ||
          (readCookie(request, DISABLE_USER_SCRIPTS_COOKIE) === 'true' && isContributor(visitor)),
        draft: view.draft,
        consent: readConsent(request.headers),
        ...(hasNoLanguage(path) && { missingIn: pathCameFrom(request) }),
      });
    },
  });
}

async function hostsOf(site: Site, snapshots: Snapshots): Promise<Hosts> {
  const { primaryHost, languageDomains } = site;
  if (languageDomains.length === 0) return { primaryHost, languageDomains, languageHosts: NO_HOSTS };
  const { languages } = await snapshots.of(site);
  return { primaryHost, languageDomains, languageHosts: languageHosts(languageDomains, languages) };
}

/** Kept by nobody longer than until it is asked for again. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, isShared }: { file: TextFile; isShared: boolean },
): FastifyReply {
  const etag = etagOf(file.body);
  reply.type(file.type).header('etag', etag);
  reply.header('cache-control', isShared ? PAGE_HEADERS['cache-control'] : 'private, no-store');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(file.body);
}

const NO_HOSTS: Hosts['languageHosts'] = new Map();

const encodingOf = (request: FastifyRequest) => encodingFor(request.headers['accept-encoding']);

function lockStateOf(request: FastifyRequest, siteId: string): LockState {
  return { to: returnPath(request.url), crumb: crumbOf(request, siteId) };
}

/** One address per page: no slash at the end, no doubled slashes. */
function normalPath(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
