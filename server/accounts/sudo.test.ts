import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromBase32, totpCode } from '#core/accounts/totp.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { CONTRACT } from '#contract/index.ts';
import { newId } from '../ids.ts';
import { digest } from '../secrets/secrets.ts';
import { APP_DOMAIN, useApp, type Session } from '../testing/app.ts';
import { crumbFor } from './service.ts';
import { PLATFORM } from './sessions/session-cookie.ts';
import { SUDO_SECONDS } from './sessions/sessions.ts';
import { cookieOf, newestLetter } from './testing/letters.ts';

let clock = Date.now();
// Each moment is a little later than the one before, so that mails have an order.
const kit = useApp({ now: () => new Date((clock += 1)) });
const { call } = kit;
const password = 'correct horse';

beforeEach(() => {
  clock = Date.now();
});

/** Signed in a while ago: nobody has asked since. */
async function aSession(accountId: string, host = APP_DOMAIN, siteId = PLATFORM): Promise<Session> {
  const token = await kit.app.services.accounts.sessions.start(accountId, { host, device: '' });
  return { host, token, crumb: crumbFor(token, siteId) };
}

const confirm = (as: Session, body: object) => call('POST', '/api/auth/ConfirmIdentity', { as, body });
const changeEmail = (as: Session, email = `${newId()}@example.com`) =>
  call('POST', '/api/account/email', { as, body: { email } });

function codeOf(secret: string, steps: number): string {
  const hmac = (message: Uint8Array) => createHmac('sha1', fromBase32(secret)).update(message).digest();
  return totpCode(hmac, Math.floor(clock / 30_000) + steps);
}

async function turnOn(id: string, email: string): Promise<string> {
  const { twoFactor } = kit.app.services.accounts;
  const setup = await twoFactor.start(id);
  const { secret = '' } = (await twoFactor.showSetup(id, email, setup)) ?? {};
  expect(await twoFactor.confirm(id, setup, codeOf(secret, -1))).toBeUndefined();
  return secret;
}

const SUDO_ROUTES = Object.values(CONTRACT).flatMap((routes) =>
  Object.values(routes).flatMap(({ sudo, method, path }) => (sudo ? [`${method} ${path}`] : [])),
);

test('what asks again who it is', () => {
  expect(SUDO_ROUTES.sort()).toMatchInlineSnapshot(`
    [
      "DELETE /api/commerce/payment-providers/:provider",
      "POST /api/account/email",
      "POST /api/account/passkeys",
      "POST /api/account/passkeys/ask",
      "POST /api/account/passkeys/remove",
      "POST /api/account/password",
      "POST /api/account/two-factor/start",
      "POST /api/account/two-factor/stop",
      "POST /api/operator/jobs/:id/retry",
      "POST /api/operator/jobs/retry",
      "POST /api/operator/mails/resend",
      "POST /api/people/:id/owner",
      "POST /api/people/invitations",
      "POST /api/sites/:id/remove",
      "PUT /api/commerce/payment-providers/:provider",
      "PUT /api/people/:id/roles",
    ]
  `);
});

describe('a confirmation', () => {
  test('is asked for, counts for ten minutes of the log-in, and then is asked for again', async () => {
    const { id } = await kit.anAccount();
    const [as, other] = [await aSession(id), await aSession(id)];
    const refused = await changeEmail(as);
    expect([refused.status, refused.json().errorKey]).toEqual([403, 'confirmIdentity']);
    expect(refused.json().confirmIdentity).toMatchObject({ needsCode: false });
    expect((await confirm(as, { password: 'guess' })).json().errors).toEqual({
      password: 'Your current password is incorrect.',
    });
    expect((await changeEmail(as)).status).toBe(403);
    expect((await confirm(as, { password })).status).toBe(200);
    expect([(await changeEmail(as)).status, (await changeEmail(other)).status]).toEqual([200, 403]);
    clock += SUDO_SECONDS * 1000 + 1000;
    expect((await changeEmail(as)).status).toBe(403);
  });

  test('asks for the second factor where there is one', async () => {
    const { id, email } = await kit.anAccount();
    const secret = await turnOn(id, email);
    const as = await aSession(id);
    expect((await changeEmail(as)).json().confirmIdentity).toMatchObject({ needsCode: true });
    expect((await confirm(as, { password })).json().errorKey).toBe('wrongCode');
    expect((await confirm(as, { password, code: '000000' })).status).toBe(401);
    expect((await confirm(as, { password, code: codeOf(secret, 0) })).status).toBe(200);
    expect((await call('POST', '/api/account/two-factor/stop', { as })).status).toBe(200);
  });

  test('is asked for before somebody becomes an admin, not before other roles', async () => {
    const site = await kit.aSite();
    const as = await aSession(site.ownerId, site.host, site.id);
    const member = await kit.anAccount();
    await kit.app.services.accounts.addMember(site.id, member.id, [ContributorRole.editor], false);
    const invite = (roles: number[]) =>
      call('POST', '/api/people/invitations', { as, body: { email: `${newId()}@example.com`, roles } });
    const change = (roles: number[]) =>
      call('PUT', `/api/people/${member.id}/roles`, { as, body: { roles } });
    const { admin, billing } = ContributorRole;
    expect([(await invite([billing])).status, (await change([billing])).status]).toEqual([200, 200]);
    for (const refused of [await invite([billing, admin]), await change([admin])])
      expect([refused.status, refused.json().errorKey]).toEqual([403, 'confirmIdentity']);
    expect((await confirm(as, { password })).status).toBe(200);
    expect([(await invite([admin])).status, (await change([admin])).status]).toEqual([200, 200]);
  });

  test('is not asked for within ten minutes of a log-in, on any host it was taken to', async () => {
    const site = await kit.aSite();
    const { email } = (await kit.app.services.accounts.profile.read(site.ownerId)) ?? { email: '' };
    const login = await call('POST', '/api/auth/Login', { body: { email, password } });
    const cookie = cookieOf(login, '__Host-plinth_session');
    const token = cookie.split('=')[1] ?? '';
    const as = { host: APP_DOMAIN, token, crumb: crumbFor(token, PLATFORM) };
    expect((await changeEmail(as)).status).toBe(200);
    const { sessions } = kit.app.services.accounts;
    const code = (await sessions.offerHandoff(token, site.host, digest('arrival'))) ?? '';
    const onSite = (await sessions.redeemHandoff(code, 'arrival', { host: site.host, device: '' })) ?? '';
    const there = { host: site.host, token: onSite, crumb: crumbFor(onSite, site.id) };
    const disconnect = () => call('DELETE', '/api/commerce/payment-providers/stripe', { as: there });
    expect((await disconnect()).status).toBe(200);
    clock += SUDO_SECONDS * 1000 + 1000;
    expect([(await changeEmail(as)).status, (await disconnect()).status]).toEqual([403, 403]);
  });

  test('cannot be guessed at with a stolen session', async () => {
    const { id } = await kit.anAccount();
    const as = await aSession(id);
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await confirm(as, { password: 'guess' })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('is asked for on a site before keys for money change', async () => {
    const site = await kit.aSite();
    const as = await aSession(site.ownerId, site.host, site.id);
    const disconnect = () => call('DELETE', '/api/commerce/payment-providers/stripe', { as });
    expect((await disconnect()).json().errorKey).toBe('confirmIdentity');
    expect((await confirm(as, { password })).status).toBe(200);
    expect((await disconnect()).status).toBe(200);
  });

  test('is asked for on a page where there is no script, which leads back', async () => {
    const { id } = await kit.anAccount();
    const as = await aSession(id);
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      referer: `https://${APP_DOMAIN}/account`,
    };
    const answer = await call('POST', '/api/account/email', { as, headers, body: 'email=a%40example.com' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/account/confirm?to=%2Faccount']);
    const page = await call('GET', '/account/confirm?to=%2Faccount', { as });
    expect(page.body).toContain('Confirm it’s you');
    const sent = { as, headers, body: `password=${encodeURIComponent(password)}&to=%2Faccount` };
    expect((await call('POST', '/api/auth/ConfirmIdentity', sent)).headers['location']).toBe('/account');
  });
});

describe('the way back', () => {
  const undo = (token: string) => call('POST', '/api/auth/UndoChange', { body: { token } });

  test('from a new email and a second factor that is gone, once', async () => {
    const { id, email } = await kit.anAccount();
    await turnOn(id, email);
    const thief = await kit.signInOnPlatform(id);
    const theirs = `${newId()}@example.com`;
    await changeEmail(thief, theirs);
    await call('POST', '/api/auth/Confirm', {
      as: thief,
      body: { token: (await newestLetter(kit, theirs)).token },
    });
    const mine = await newestLetter(kit, email);
    expect(mine.subject).toBe('The email of your account was changed');
    await call('POST', '/api/account/two-factor/stop', { as: thief });
    const later = await newestLetter(kit, theirs);
    expect((await call('GET', `/undo?token=${mine.token}`)).body).toContain('Undo the change');

    const answer = await undo(mine.token);
    expect(answer.json().redirect).toMatch(/^\/reset\?token=/);
    expect((await call('GET', '/api/account', { as: thief })).status).toBe(401);
    const token = String(answer.json().redirect).split('=')[1];
    await call('POST', '/api/auth/Reset', { body: { token, password: 'an entirely new one' } });
    const login = await call('POST', '/api/auth/Login', { body: { email, password: 'an entirely new one' } });
    expect(login.json()).toMatchObject({ needsCode: true });
    expect([(await undo(mine.token)).status, (await undo(later.token)).status]).toEqual([410, 410]);
  });

  test('from a new password, for seven days', async () => {
    const { id, email } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    await call('POST', '/api/account/password', { as, body: { password: 'of the thief, not mine' } });
    const { token, subject } = await newestLetter(kit, email);
    expect(subject).toBe('Your password was changed');
    clock += 8 * 24 * 3600 * 1000;
    expect((await undo(token)).json().errorKey).toBe('linkExpired');
    clock -= 2 * 24 * 3600 * 1000;
    expect((await undo(token)).status).toBe(200);
  });
});
