import { accounts as contract } from '#contract/people/accounts.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Handle } from '../../http/handle.ts';
import { makeAccountCookies } from '../cookies.ts';
import type { Bundle } from '../../bundle/bundle.ts';
import { adminLanguages } from '#core/words/admin-language.ts';
import { answerForm } from '../../http/form-answer.ts';
import type { Accounts } from '../service.ts';
import { PLATFORM, SETUP_COOKIE } from '../sessions/session-cookie.ts';
import { TOKEN_SECONDS } from '../sessions/tokens.ts';

const done = (what: string) => ({ redirect: `/account?done=${what}` });

/** What a signed-in account does about itself. */
export function serveAccountPage(
  handle: Handle,
  deps: { accounts: Accounts; isSecure: boolean; bundle: Bundle },
): void {
  const { profile, twoFactor, sessions } = deps.accounts;
  const cookies = makeAccountCookies(deps.isSecure);
  const answer = (call: Parameters<typeof answerForm>[0], result: { redirect: string } | Failure) =>
    answerForm(call, result, '/account');

  handle(
    contract.read,
    async ({ visitor }) => (await profile.read(visitor.accountId)) ?? fail('loginRequired'),
  );

  handle(contract.changeName, async (call) =>
    answer(call, (await profile.changeName(call.visitor.accountId, call.body.name)) ?? done('name')),
  );

  handle(
    contract.changeLanguage,
    async ({ visitor, body }) =>
      (await profile.changeLanguage(
        visitor.accountId,
        body.language,
        adminLanguages(deps.bundle.assets.adminWords),
      )) ?? {},
  );

  handle(contract.readGuide, async ({ visitor }) => ({
    isOpen: await profile.isGuided(visitor.accountId),
  }));
  handle(contract.leaveGuide, async ({ visitor }) => {
    await profile.leaveGuide(visitor.accountId);
    return {};
  });

  handle(contract.changeEmail, async (call) => {
    const problem = await profile.changeEmail({ accountId: call.visitor.accountId, ...call.body });
    return answer(call, problem ?? done('emailAsked'));
  });

  handle(contract.changePassword, async (call) => {
    const { visitor, body, request } = call;
    const problem = await profile.changePassword({
      accountId: visitor.accountId,
      ...body,
      session: cookies.sessionOf(request),
    });
    if (!problem) cookies.setDevice(call.reply, await deps.accounts.rememberDevice(visitor.accountId, ''));
    return answer(call, problem ?? done('password'));
  });

  handle(contract.sessions, async ({ visitor, request }) => ({
    sessions: (await sessions.list(visitor.accountId, cookies.sessionOf(request))).map((session) => ({
      ...session,
      startedAt: session.startedAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
    })),
  }));

  handle(contract.endSession, async (call) => {
    const hasEnded = await sessions.endOne(call.visitor.accountId, call.body.id);
    return answer(call, hasEnded ? done('session') : fail('notFound'));
  });

  handle(contract.endSessions, async (call) => {
    await profile.endSessions(call.visitor.accountId);
    cookies.setSession(call.reply, '', PLATFORM);
    return answer(call, { redirect: '/?logout=true' });
  });

  handle(contract.startTwoFactor, async (call) => {
    const { accountId } = call.visitor;
    const setup = await twoFactor.start(accountId);
    cookies.secrets.write(call.reply, SETUP_COOKIE, setup, TOKEN_SECONDS.twoFactorSetup);
    return answer(call, { redirect: '/account/two-factor' });
  });

  handle(contract.confirmTwoFactor, async (call) => {
    const setup = cookies.secrets.read(call.request, SETUP_COOKIE);
    const problem = await twoFactor.confirm(call.visitor.accountId, setup, call.body.code);
    if (problem) return answerForm(call, problem, '/account/two-factor');
    cookies.secrets.write(call.reply, SETUP_COOKIE, '');
    return answer(call, done('twoFactorOn'));
  });

  handle(contract.stopTwoFactor, async (call) => {
    await twoFactor.stop(call.visitor.accountId);
    return answer(call, done('twoFactorOff'));
  });
}
