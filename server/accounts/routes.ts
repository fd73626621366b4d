import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '#core/cookies.ts';
import { isSamePlacePath } from '#core/site/paths.ts';
import { auth } from '#contract/auth.ts';
import { fail, Failure } from '#contract/errors.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { Handle } from '../http/handle.ts';
import { hostOf, openPath } from '../sites/hosts.ts';
import type { Sites } from '../sites/service.ts';
import { PLATFORM, SESSION_COOKIE } from './session-cookie.ts';
import { crumbFor, SESSION_SECONDS, type Accounts } from './service.ts';

export function serveAccounts(
  handle: Handle,
  deps: { accounts: Accounts; sites: Sites; isSecure: boolean },
): void {
  const { accounts, sites, isSecure } = deps;

  function setSession(reply: FastifyReply, token: string, siteId: string): void {
    const maxAge = token === '' ? 0 : SESSION_SECONDS;
    writeCookie(reply, SESSION_COOKIE, token, { maxAge, isSecret: true, isSecure });
    writeCookie(reply, CRUMB_COOKIE, token === '' ? '' : crumbFor(token, siteId), {
      maxAge,
      isSecret: false,
      isSecure,
    });
  }

  handle(auth.login, async ({ body, request, reply }) => {
    const result = await accounts.logIn({
      email: body.email,
      password: body.password,
      host: hostOf(request),
    });
    if (result instanceof Failure)
      return isFormPost(request)
        ? reply.redirect(`/login?${new URLSearchParams({ problem: result.code, to: body.to ?? '' })}`, 303)
        : result;
    setSession(reply, result.token, PLATFORM);
    const redirect =
      body.to !== undefined && isSamePlacePath(body.to) ? body.to : await firstPlace(result.accountId);
    return isFormPost(request) ? reply.redirect(redirect, 303) : { redirect };
  });

  /** Where somebody lands after log-in: in their only site, or on the list of their sites. */
  async function firstPlace(accountId: string): Promise<string> {
    const [first, second] = await sites.ofAccount(accountId);
    return first && !second ? openPath(first.identifier, '/config/') : '/';
  }

  handle(auth.logout, async ({ request, reply }) => {
    const token = readCookie(request, SESSION_COOKIE);
    if (token) await accounts.logOut(token);
    setSession(reply, '', PLATFORM);
    return { redirect: '/?logout=true' };
  });

  handle(auth.open, async ({ query, visitor, reply }) => {
    const to = query.to !== undefined && isSamePlacePath(query.to) ? query.to : '/config/';
    if (!visitor) return reply.redirect(`/login?to=${encodeURIComponent(openPath(query.site, to))}`, 302);
    const site = (await sites.ofAccount(visitor.accountId)).find(
      ({ identifier }) => identifier === query.site,
    );
    if (!site) return fail('notFound');
    const code = await accounts.offerHandoff(visitor.accountId, new URL(site.url).hostname);
    return reply.redirect(`${site.url}/api/auth/Handoff?code=${code}&to=${encodeURIComponent(to)}`, 302);
  });

  handle(auth.handoff, async ({ query, site, request, reply }) => {
    const token = await accounts.redeemHandoff(query.code, hostOf(request));
    const to = query.to !== undefined && isSamePlacePath(query.to) ? query.to : '/';
    if (!token) return reply.redirect(sites.openUrl(site.identifier, to), 302);
    setSession(reply, token, site.id);
    return reply.redirect(to, 302);
  });

  handle(auth.me, async ({ visitor }) => ({
    id: visitor.accountId,
    email: visitor.email,
    name: visitor.name,
    permissions: visitor.permissions,
    roles: visitor.roles,
  }));
}

function isFormPost(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}
