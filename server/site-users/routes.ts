import type { FastifyReply, FastifyRequest } from 'fastify';
import { XSRF_HEADER } from '#core/visitors/site-users.ts';
import { siteUsers as contract } from '#contract/people/site-users.ts';
import { fail, Failure } from '#contract/errors.ts';
import { isCrumb } from '../accounts/service.ts';
import { cartTokenOf, dropCart, keepCart } from '../cart/cookies.ts';
import type { Carts } from '../cart/service.ts';
import { makeSecretCookies } from '../http/cookies.ts';
import type { Handle } from '../http/handle.ts';
import { REMEMBERED_SECONDS, xsrfTokenFor, type SiteUsers } from './service.ts';

export const SITE_USER_COOKIE = 'plinth_customer';

export function serveSiteUsers(
  handle: Handle,
  deps: { siteUsers: SiteUsers; carts: Carts; isSecure: boolean },
): void {
  const { siteUsers, carts, isSecure } = deps;
  const secrets = makeSecretCookies(isSecure);
  const tokenOf = (request: FastifyRequest) => secrets.read(request, SITE_USER_COOKIE);
  const setSession = (reply: FastifyReply, token: string, maxAge?: number) =>
    secrets.write(reply, SITE_USER_COOKIE, token, maxAge);

  handle(contract.read, async ({ site, request }) => {
    const token = tokenOf(request);
    const user = token === '' ? undefined : await siteUsers.find(site.id, token);
    return user ? { email: user.email, xsrfToken: xsrfTokenFor(token, site.id) } : null;
  });

  handle(contract.login, async ({ site, body, request, reply }) => {
    const result = await siteUsers.logIn(site.id, { ...body, address: request.ip });
    if (result instanceof Failure) return result;
    setSession(reply, result.token, body.rememberMe ? REMEMBERED_SECONDS : undefined);
    return { email: result.email, xsrfToken: xsrfTokenFor(result.token, site.id) };
  });

  handle(contract.logout, async ({ site, query, request, reply }) => {
    const token = tokenOf(request);
    const sent = request.headers[XSRF_HEADER.toLowerCase()];
    if (token !== '' && !isCrumb(typeof sent === 'string' ? sent : '', xsrfTokenFor(token, site.id)))
      return fail('crumbFail', { crumbFail: true });
    if (token !== '') await siteUsers.logOut(site.id, token);
    setSession(reply, '');
    const copied =
      query.cloneCart === 'true' ? await carts.copy({ site, token: cartTokenOf(request) }) : undefined;
    if (copied === undefined) dropCart(reply, isSecure);
    else keepCart(reply, copied, isSecure);
    return { ok: true as const };
  });
}
