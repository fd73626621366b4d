import type { FastifyReply, FastifyRequest } from 'fastify';
import { openPath } from '#core/access/places.ts';
import { firstLocale } from '#core/settings/locale.ts';
import { isSamePlacePath } from '#core/site/paths.ts';
import { LAST_SITE_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie } from '../../http/cookies.ts';
import { hostOf } from '../../http/hosts.ts';
import type { Sites } from '../../sites/service.ts';
import type { AccountCookies } from '../cookies.ts';
import { readLastSite } from '../last-site.ts';
import type { LogIn } from '../login.ts';
import type { Accounts } from '../service.ts';
import { askedLanguage } from '../sessions/asked-language.ts';
import { PLATFORM } from '../sessions/session-cookie.ts';

/** Where somebody may be sent: a path on this host, or nowhere in particular. */
export const safePlace = (to: string | undefined) => (to !== undefined && isSamePlacePath(to) ? to : '');

export const doorOf = (request: FastifyRequest) => ({
  host: hostOf(request),
  device: request.headers['user-agent'] ?? '',
  locale: firstLocale(askedLanguage(request)),
});

/** What every way to log in ends with. */
export function makeEntering(deps: { accounts: Accounts; sites: Sites; cookies: AccountCookies }) {
  const { accounts, sites, cookies } = deps;

  /** Where somebody lands after log-in: in the site opened last, in their only one, or on the list of their sites. */
  async function firstPlace(accountId: string, request: FastifyRequest): Promise<string> {
    const mine = await sites.ofAccount(accountId);
    const last = readLastSite(readCookie(request, LAST_SITE_COOKIE));
    const site =
      mine.find(({ identifier }) => identifier === last) ?? (mine.length === 1 ? mine[0] : undefined);
    return site ? openPath(site.identifier, '/config/') : '/';
  }

  /** Whoever proved to own the account is let in by this browser while strangers guess at it. */
  async function rememberDevice(request: FastifyRequest, reply: FastifyReply, accountId: string) {
    cookies.setDevice(reply, await accounts.rememberDevice(accountId, cookies.deviceOf(request)));
  }

  return {
    rememberDevice,

    async enter(
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      { token, accountId }: LogIn,
      to: string,
    ): Promise<{ redirect: string }> {
      cookies.setSession(reply, token, PLATFORM);
      await rememberDevice(request, reply, accountId);
      return { redirect: to || (await firstPlace(accountId, request)) };
    },
  };
}
