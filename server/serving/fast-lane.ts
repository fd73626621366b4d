import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { TRIALS_COOKIE, TRIALS_COOKIE_SECONDS } from '#core/experiments/assignment.ts';
import { firstOf, givenTo } from '#core/domains/language-domains.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import { cookieLine } from '../http/cookies.ts';
import { isQueryHeard } from './address.ts';
import { asksForDrafts, DRAFTS_COOKIE } from './draft-request.ts';
import { mayCarryCode } from '../http/fetch-metadata.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Site } from '../http/context.ts';
import { hostName } from '../http/hosts.ts';
import type { Sites } from '../sites/service.ts';
import { PAGE_HEADERS, STALE_HEADERS } from '../http/page-headers.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import { isForStrangers, type CachesInFront } from './caches-in-front.ts';
import {
  consentHeader,
  encodingFor,
  pageKey,
  trialsCookie,
  type CachedPage,
  type Encoding,
  type PageCache,
} from './page-cache.ts';
import { makePreparedHeads, readHead, takesPreparedHead, writePrepared } from './prepared-head.ts';

const isPersonal = (cookie: string | undefined) =>
  cookie !== undefined && (cookie.includes(SESSION_COOKIE) || cookie.includes(DRAFTS_COOKIE));

const STALE = Object.entries(STALE_HEADERS).flat();

/** Answers a request completely, or leaves it alone and says so. */
export type FastLane = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Nearly all traffic is visitors reading pages that are in the cache. Those are answered here, before
 * the framework, with bytes and headers that were put together once. Everything else takes the long way.
 */
export function makeFastLane(deps: {
  sites: Sites;
  cache: PageCache;
  isSecure: boolean;
  readConsent: ReadConsent;
  cachesInFront: CachesInFront | undefined;
  /** Whether the database is away, so that what is kept is all there is. */
  isAway: () => boolean;
  onAnswer: (status: number, answer: { isStale: boolean; seconds: number; site: Site }) => void;
}): FastLane {
  const { sites, cache, isSecure, readConsent, cachesInFront, isAway, onAnswer } = deps;
  const heads = makePreparedHeads();

  /** Without an encoding there is no body, because the visitor has it already. Caches in front keep what names a site. */
  const linesOf = (
    page: CachedPage,
    { encoding, sharedBy }: { encoding: Encoding | undefined; sharedBy: string | undefined },
  ): string[] =>
    Object.entries({
      ...securityHeaders(isSecure),
      ...PAGE_HEADERS,
      ...page.headers,
      ...(sharedBy !== undefined && cachesInFront?.headersFor(page, sharedBy)),
      etag: page.etag,
      ...(encoding && { 'content-length': String(page.bodies.get(encoding)?.length) }),
      ...(encoding && encoding !== 'identity' && { 'content-encoding': encoding }),
    }).flat();

  /** The second answer with a page's head has it put together and checked by Node; all that follow take that one. */
  function writeHead(
    { request, response }: { request: IncomingMessage; response: ServerResponse },
    page: CachedPage,
    answer: {
      status: number;
      encoding: Encoding | undefined;
      sharedBy: string | undefined;
      decision: string | undefined;
      /** Lines for this visitor alone, or for this moment. */
      others: readonly string[];
    },
  ): void {
    const { status, encoding, sharedBy, decision, others } = answer;
    const id = randomUUID();
    const ofPage = others.length > 0 || !takesPreparedHead(request, response) ? undefined : heads.of(page);
    const name = `${encoding} ${sharedBy} ${decision}`;
    const known = ofPage?.get(name);
    if (known && writePrepared(response, known, { status, id })) return;
    response.writeHead(status, [
      ...linesOf(page, { encoding, sharedBy }),
      ...(decision === undefined ? [] : ['server-timing', decision]),
      ...others,
      'x-request-id',
      id,
    ]);
    const made = ofPage && readHead(response);
    if (made) ofPage.set(name, made);
  }

  return (request, response) => {
    const begun = performance.now();
    const { headers, method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers['service-worker'] !== undefined) return false;
    const isStale = isAway();
    // Kept pages hold nothing personal, so without the database everybody gets them.
    if (!isStale && isPersonal(headers.cookie)) return false;
    // Known hosts are names, so what is among them is written as one already.
    const asked = headers.host ?? '';
    const named = sites.peek(asked);
    const host = named ? asked : hostName(asked);
    const site = named ?? sites.peek(host);
    if (!site) return false;
    const here = givenTo(site.languageDomains, host);
    const seen = here === undefined ? site.primaryHost : firstOf(site.languageDomains, here);
    if (seen !== null && seen !== host) return false;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const search = end < 0 ? '' : url.slice(end);
    if (search !== '' && (asksForDrafts(search) || isQueryHeard(path, search))) return false;
    // There an address may ask for a variant.
    if (search !== '' && site.siteStatus === SiteStatus.internal) return false;
    const consent = readConsent(headers);
    const isWithoutCode = !mayCarryCode({ isSecure, host, headers });
    const page = cache.peek(pageKey(site, { path, isWithoutCode, here }), consent);
    const encoding = encodingFor(headers['accept-encoding']);
    const body = page?.bodies.get(encoding);
    if (!page || !body) return false;
    const trials = trialsCookie(page.terms, consent);
    const isShared =
      cachesInFront !== undefined && !isStale && !isWithoutCode && isForStrangers(page, consent);
    const isSame = headers['if-none-match'] === page.etag;
    const status = isSame ? 304 : page.status;
    writeHead({ request, response }, page, {
      status,
      encoding: isSame ? undefined : encoding,
      sharedBy: isShared ? site.id : undefined,
      decision: consentHeader(page.terms, consent),
      others: [
        ...(trials === undefined
          ? []
          : [
              'set-cookie',
              cookieLine(TRIALS_COOKIE, trials, { maxAge: TRIALS_COOKIE_SECONDS, isSecret: false, isSecure }),
            ]),
        ...(isStale ? STALE : []),
      ],
    });
    response.end(method === 'HEAD' || isSame ? undefined : body);
    onAnswer(status, { isStale, seconds: (performance.now() - begun) / 1000, site });
    return true;
  };
}
