import type { FastifyRequest } from 'fastify';
import { ADMIN_KEY_HEADER, FRAME_KEY_PARAMETER } from '#core/access/admin-key.ts';
import { CRUMB_COOKIE, SITE_LOCK_COOKIE } from '#core/visitors/cookies.ts';
import { fail } from '#contract/errors.ts';
import type { AdminKeys } from './admin-keys.ts';
import { makeAccountCookies } from './cookies.ts';
import { PLATFORM } from './sessions/session-cookie.ts';
import { crumbFor, isCrumb, type Accounts } from './service.ts';
import { followsLink, isFromBrowser, isShown } from '../http/fetch-metadata.ts';
import { hostName, hostOf } from '../http/hosts.ts';
import type { Sites } from '../sites/service.ts';
import { readSecret } from '../http/cookies.ts';
import type { Place, Site, Visitor } from '../http/context.ts';
import type { Gate } from '../http/handle.ts';
import type { RateLimiter } from '../http/rate-limit.ts';

export function makeGate(deps: {
  accounts: Accounts;
  adminKeys: AdminKeys;
  sites: Sites;
  /** Whether a site shows its pages to whoever asks. */
  isOpenTo: (site: Site, who: { visitor: Visitor | undefined; sitePass: string }) => Promise<boolean>;
  limiter: RateLimiter;
  isSecure: boolean;
  wordsOf: Gate['wordsOf'];
}): Gate {
  const { accounts, adminKeys, sites, limiter } = deps;
  const cookies = makeAccountCookies(deps.isSecure);

  /** Browsers name the page a call comes from; a page of another host has no business here, but for the site's own domains. */
  function isFromElsewhere(request: FastifyRequest, place: Place): boolean {
    const { origin } = request.headers;
    if (origin === undefined) return false;
    if (place.kind === 'site' && sites.isOwnOrigin(place.site, origin)) return false;
    return !URL.canParse(origin) || hostName(new URL(origin).host) !== hostOf(request);
  }

  return {
    limiter,
    wordsOf: deps.wordsOf,
    placeOf: (request) => sites.placeOf(hostOf(request)),

    async visitorOf(request, place) {
      const token = cookies.sessionOf(request);
      if (!token || place.kind === 'unknown') return undefined;
      return accounts.visitorOf(token, hostOf(request), place.kind === 'site' ? place.site.id : undefined);
    },

    isLetIn: (request, site, visitor) =>
      deps.isOpenTo(site, { visitor, sitePass: readSecret(request, SITE_LOCK_COOKIE) }),

    async checkIdentity(request, visitor) {
      const token = cookies.sessionOf(request);
      if (!visitor || (await accounts.sessions.isConfirmed(token))) return undefined;
      return fail('confirmIdentity', { confirmIdentity: await accounts.identity.asks(visitor.accountId) });
    },

    async mayAct(request, { place, visitor }, route) {
      const { headers } = request;
      // No script of an owner stands on the platform's own pages, and none runs outside of browsers.
      if (place.kind !== 'site' || !isFromBrowser(headers)) return true;
      if (route.method === 'GET' && followsLink(headers)) return true;
      const holder = { siteId: place.site.id, accountId: visitor.accountId };
      if (route.isShown && isShown(headers))
        return adminKeys.isValid('frame-key', holder, queryOf(request)[FRAME_KEY_PARAMETER]);
      return adminKeys.isValid('admin-key', holder, headers[ADMIN_KEY_HEADER]);
    },

    checkForgery(request, { place, visitor }, reply) {
      if (isFromElsewhere(request, place)) return fail('crumbFail', { crumbFail: true });
      const token = cookies.sessionOf(request);
      if (!visitor || !token) return undefined;
      const crumb = crumbFor(token, place.kind === 'site' ? place.site.id : PLATFORM);
      if (isCrumb(sentCrumb(request), crumb)) return undefined;
      cookies.setCrumb(reply, crumb);
      return fail('crumbFail', { crumbFail: true, crumb });
    },
  };
}

const queryOf = (request: FastifyRequest) => request.query as Record<string, unknown>;

function sentCrumb(request: FastifyRequest): string {
  const header = request.headers['x-csrf-token'];
  const sent = queryOf(request)[CRUMB_COOKIE] ?? header;
  return typeof sent === 'string' ? sent : '';
}
