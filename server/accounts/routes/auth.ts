import { ROOT_AFTER_LOGOUT } from '#core/access/log-out.ts';
import { HOUR_SECONDS } from '#core/durations.ts';
import { tidyEmail } from '#core/email.ts';
import { LAST_SITE_COOKIE } from '#core/visitors/cookies.ts';
import { auth } from '#contract/people/auth.ts';
import { fail, Failure } from '#contract/errors.ts';
import { opensWindow } from '../../http/fetch-metadata.ts';
import type { Handle } from '../../http/handle.ts';
import { CONFIRM_IDENTITY_PAGE, openPath } from '#core/access/places.ts';
import type { Sites } from '../../sites/service.ts';
import { makeAccountCookies } from '../cookies.ts';
import { answerForm, withQuery } from '../../http/form-answer.ts';
import { doorOf, makeEntering, safePlace } from './entering.ts';
import { LAST_SITE_SECONDS, writeLastSite } from '../last-site.ts';
import { digest, newSecret } from '../../secrets/secrets.ts';
import { ARRIVAL_COOKIE, MAILED_COOKIE, PLATFORM, TICKET_COOKIE } from '../sessions/session-cookie.ts';
import type { Accounts } from '../service.ts';
import { TOKEN_SECONDS } from '../sessions/tokens.ts';

/** Long enough for a log-in on the way. */
const ARRIVAL_SECONDS = HOUR_SECONDS;

export function serveAccounts(
  handle: Handle,
  deps: { accounts: Accounts; sites: Sites; isSecure: boolean },
): void {
  const { accounts, sites, isSecure } = deps;
  const cookies = makeAccountCookies(isSecure);

  const entering = makeEntering({ accounts, sites, cookies });

  handle(auth.signup, async (call) => {
    const { body, request, reply } = call;
    const to = safePlace(body.to);
    const result = await accounts.signUp({ ...body, to, ...doorOf(request) });
    if (result instanceof Failure) return answerForm(call, result, withQuery('/signup', { to }));
    if (result.token) cookies.setSession(reply, result.token, PLATFORM);
    return answerForm(call, { redirect: result.token ? to || '/new' : '/signup/sent' }, '/signup');
  });

  handle(auth.confirm, async (call) => {
    const { body, request, reply, visitor } = call;
    const result = await accounts.confirm(body.token);
    if (result instanceof Failure) return answerForm(call, result, '/confirm');
    if (result.isNewEmail)
      return answerForm(call, { redirect: visitor ? '/account?done=email' : '/login?done=email' }, '');
    const account = await accounts.profile.read(result.accountId);
    if (visitor || account?.hasTwoFactor) return answerForm(call, { redirect: result.to || '/' }, '');
    const token = await accounts.sessions.start(result.accountId, doorOf(request));
    cookies.setSession(reply, token, PLATFORM);
    return answerForm(call, { redirect: result.to || '/new' }, '');
  });

  handle(auth.requestReset, async (call) => {
    const problem = await accounts.profile.requestReset(call.body.email, {
      address: call.request.ip,
      locale: doorOf(call.request).locale,
    });
    return answerForm(call, problem ?? { redirect: '/forgot/sent' }, '/forgot');
  });

  handle(auth.reset, async (call) => {
    const { token, password } = call.body;
    const result = await accounts.profile.reset(token, password);
    if (result instanceof Failure) return answerForm(call, result, withQuery('/reset', { token }));
    cookies.setSession(call.reply, '', PLATFORM);
    await entering.rememberDevice(call.request, call.reply, result.accountId);
    cookies.secrets.write(call.reply, MAILED_COOKIE, result.mailed, TOKEN_SECONDS.mailed);
    return answerForm(call, { redirect: '/login?done=reset' }, '/reset');
  });

  handle(auth.login, async (call) => {
    const { body, request, reply } = call;
    const to = safePlace(body.to);
    const email = tidyEmail(body.email);
    const origin = { address: request.ip, knownDevice: cookies.deviceOf(request) };
    const mailed = cookies.secrets.read(request, MAILED_COOKIE);
    const { password } = body;
    const result = await accounts.logIn({ email, password, origin, mailed, ...doorOf(request) });
    if (result instanceof Failure) return answerForm(call, result, withQuery('/login', { to }));
    if ('ticket' in result) {
      cookies.secrets.write(reply, TICKET_COOKIE, result.ticket, TOKEN_SECONDS.secondStep);
      return answerForm(call, { needsCode: true, redirect: withQuery('/login/code', { to }) }, '/login');
    }
    return answerForm(call, await entering.enter(call, result, to), '/login');
  });

  handle(auth.loginCode, async (call) => {
    const { body, request, reply } = call;
    const to = safePlace(body.to);
    const ticket = cookies.secrets.read(request, TICKET_COOKIE);
    const result = await accounts.logInWithCode({ ticket, code: body.code, ...doorOf(request) });
    if (result instanceof Failure) {
      const page = result.code === 'loginAgain' ? '/login' : '/login/code';
      return answerForm(call, result, withQuery(page, { to }));
    }
    cookies.secrets.write(reply, TICKET_COOKIE, '');
    return answerForm(call, await entering.enter(call, result, to), '/login');
  });

  handle(auth.confirmIdentity, async (call) => {
    const { body, visitor, request } = call;
    const to = safePlace(body.to);
    const problem = await accounts.identity.confirm({
      accountId: visitor.accountId,
      session: cookies.sessionOf(request),
      password: body.password,
      code: body.code ?? '',
    });
    const page = withQuery(CONFIRM_IDENTITY_PAGE, { to });
    return answerForm(call, problem ?? { redirect: to || '/account' }, page);
  });

  handle(auth.undoChange, async (call) => {
    const { token } = call.body;
    const result = await accounts.undoChange(token);
    if (result instanceof Failure) return answerForm(call, result, withQuery('/undo', { token }));
    cookies.setSession(call.reply, '', PLATFORM);
    return answerForm(call, { redirect: withQuery('/reset', { token: result.reset }) }, '');
  });

  handle(auth.logout, async (call) => {
    const { query, request, reply } = call;
    const token = cookies.sessionOf(request);
    if (token) await accounts.logOut(token);
    cookies.setSession(reply, '', PLATFORM);
    return answerForm(call, { redirect: safePlace(query.to) || ROOT_AFTER_LOGOUT }, '/');
  });

  handle(auth.open, async ({ query, visitor, request, reply }) => {
    const to = safePlace(query.to) || '/config/';
    if (!visitor) {
      const wanted = { to: openPath(query.site, to), signup: query.signup ?? '' };
      return reply.redirect(withQuery('/login', wanted), 302);
    }
    const site = (await sites.ofAccount(visitor.accountId)).find(
      ({ identifier }) => identifier === query.site,
    );
    // The same for a site that is not there: nobody learns which ones are.
    if (!site) return reply.redirect(withQuery('/no-access', { to: openPath(query.site, to) }), 302);
    const arrive = (code: string) =>
      reply.redirect(withQuery(`${site.url}${auth.handoff.path}`, { code, to }), 302);
    if (!query.proof) return arrive('');
    cookies.setShown(reply, LAST_SITE_COOKIE, writeLastSite(site.identifier), LAST_SITE_SECONDS);
    const token = cookies.sessionOf(request);
    const { hostname } = new URL(site.url);
    return arrive((await accounts.sessions.offerHandoff(token, hostname, query.proof)) ?? '');
  });

  handle(auth.handoff, async ({ query, site, request, reply }) => {
    // A browser that does not say what a request is for could not tell the admin from a script of the site.
    if (isSecure && query.code && !opensWindow(request.headers)) return fail('oldBrowser');
    const to = safePlace(query.to) || '/';
    const arrival = cookies.secrets.read(request, ARRIVAL_COOKIE);
    const token =
      query.code && arrival
        ? await accounts.sessions.redeemHandoff(query.code, arrival, doorOf(request))
        : undefined;
    // Another tab may be on its way too: a new secret would take from it what it began with.
    const next = token ? '' : arrival || newSecret();
    cookies.secrets.write(reply, ARRIVAL_COOKIE, next, ARRIVAL_SECONDS);
    if (!token) return reply.redirect(`${sites.openUrl(site.identifier, to)}&proof=${digest(next)}`, 302);
    cookies.setSession(reply, token, site.id);
    return reply.redirect(to, 302);
  });

  handle(auth.me, async ({ visitor }) => {
    const { accountId: id, email, name, locale, language, permissions, roles } = visitor;
    return { id, email, name, locale, language, permissions, roles };
  });
}
