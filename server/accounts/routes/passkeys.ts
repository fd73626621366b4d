import { CONFIRM_IDENTITY_PAGE } from '#core/access/places.ts';
import { Failure } from '#contract/errors.ts';
import { passkeys as contract } from '#contract/people/passkeys.ts';
import { answerForm, withQuery } from '../../http/form-answer.ts';
import type { Handle } from '../../http/handle.ts';
import { newSecret } from '../../secrets/secrets.ts';
import type { Sites } from '../../sites/service.ts';
import { makeAccountCookies } from '../cookies.ts';
import { doorOf, makeEntering, safePlace } from './entering.ts';
import type { Accounts } from '../service.ts';
import { ATTEMPT_COOKIE, TICKET_COOKIE } from '../sessions/session-cookie.ts';
import { CHALLENGE_SECONDS } from '../passkeys/challenges.ts';

const done = (what: string) => ({ redirect: `/account?done=${what}` });

export function servePasskeys(
  handle: Handle,
  deps: { accounts: Accounts; sites: Sites; isSecure: boolean },
): void {
  const { accounts } = deps;
  const { passkeys, identity } = accounts;
  const cookies = makeAccountCookies(deps.isSecure);
  const { secrets, sessionOf } = cookies;
  const entering = makeEntering({ ...deps, cookies });

  handle(contract.list, async ({ visitor }) => ({
    passkeys: (await passkeys.list(visitor.accountId)).map(({ id, name, isSynced, createdAt, usedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  }));

  handle(contract.ask, ({ visitor, request }) => passkeys.askForNew(visitor.accountId, sessionOf(request)));

  handle(contract.add, async ({ visitor, request, body }) => {
    const { device } = doorOf(request);
    const { accountId } = visitor;
    return (
      (await passkeys.add({ accountId, session: sessionOf(request), device, ...body })) ??
      done('passkeyAdded')
    );
  });

  handle(contract.rename, async (call) => {
    const problem = await passkeys.rename({ accountId: call.visitor.accountId, ...call.body });
    return answerForm(call, problem ?? done('passkeyRenamed'), '/account');
  });

  handle(contract.remove, async (call) => {
    const problem = await passkeys.remove(call.visitor.accountId, call.body.id);
    return answerForm(call, problem ?? done('passkeyRemoved'), '/account');
  });

  handle(contract.askToLogIn, async ({ request, reply }) => {
    // Another tab may have asked as well: a new secret would make its answer worthless.
    const attempt = secrets.read(request, ATTEMPT_COOKIE) || newSecret();
    secrets.write(reply, ATTEMPT_COOKIE, attempt, CHALLENGE_SECONDS);
    return accounts.askForPasskey(attempt, secrets.read(request, TICKET_COOKIE));
  });

  handle(contract.logIn, async (call) => {
    const { body, request, reply } = call;
    const result = await accounts.logInWithPasskey({
      credential: body.credential,
      attempt: secrets.read(request, ATTEMPT_COOKIE),
      ticket: secrets.read(request, TICKET_COOKIE),
      address: request.ip,
      ...doorOf(request),
    });
    if (result instanceof Failure) return answerForm(call, result, '/login');
    for (const cookie of [ATTEMPT_COOKIE, TICKET_COOKIE]) secrets.write(reply, cookie, '');
    return entering.enter(call, result, safePlace(body.to));
  });

  handle(contract.askWho, ({ visitor, request }) =>
    identity.askForPasskey(visitor.accountId, sessionOf(request)),
  );

  handle(contract.confirmWho, async (call) => {
    const { body, visitor, request } = call;
    const problem = await identity.confirmWithPasskey({
      accountId: visitor.accountId,
      session: sessionOf(request),
      credential: body.credential,
    });
    const to = safePlace(body.to);
    return answerForm(
      call,
      problem ?? { redirect: to || '/account' },
      withQuery(CONFIRM_IDENTITY_PAGE, { to }),
    );
  });
}
