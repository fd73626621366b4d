import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fromBase32, totpCode } from '#core/accounts/totp.ts';
import { useApp } from '../testing/app.ts';
import { cookieOf, cookiesOf, newestLetter } from './testing/letters.ts';

const kit = useApp();
const { call } = kit;
const password = 'correct horse';

function codeOf(secret: string, steps = 0): string {
  const hmac = (message: Uint8Array) => createHmac('sha1', fromBase32(secret)).update(message).digest();
  return totpCode(hmac, Math.floor(Date.now() / 30_000) + steps);
}

/** An account with the second step on, whose present code is used up. */
async function aCarefulAccount() {
  const account = await kit.anAccount();
  const as = await kit.signInOnPlatform(account.id);
  const { twoFactor } = kit.app.services.accounts;
  const setup = await twoFactor.start(account.id);
  const shown = await twoFactor.showSetup(account.id, account.email, setup);
  if (!shown) throw new Error('There is no setup.');
  expect(await twoFactor.confirm(account.id, setup, codeOf(shown.secret, -1))).toBeUndefined();
  return { ...account, as, ...shown };
}

const firstStep = (email: string) => call('POST', '/api/auth/Login', { body: { email, password } });
const secondStep = (cookie: string, code: string) =>
  call('POST', '/api/auth/LoginCode', { body: { code }, headers: { cookie } });

describe('setting up', () => {
  test('shows everything once, and is on after the first right code', async () => {
    const { id, email } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    const started = await call('POST', '/api/account/two-factor/start', { as });
    expect(started.json()).toEqual({ redirect: '/account/two-factor' });
    const setup = cookieOf(started, '__Host-plinth_setup');
    const cookie = `__Host-plinth_session=${as.token}; ${setup}`;
    const { twoFactor } = kit.app.services.accounts;
    const shown = await twoFactor.showSetup(id, email, setup.split('=')[1] ?? '');
    expect(new Set(shown?.recoveryCodes).size).toBe(10);
    expect(shown?.recoveryCodes[0]).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const confirm = (code: string) =>
      call('POST', '/api/account/two-factor/confirm', { as, body: { code }, headers: { cookie } });
    expect((await confirm('000000')).status).toBe(401);
    expect((await call('GET', '/api/account', { as })).json()).toMatchObject({ hasTwoFactor: false });
    expect((await confirm(codeOf(shown?.secret ?? ''))).json()).toEqual({
      redirect: '/account?done=twoFactorOn',
    });
    expect((await call('GET', '/api/account', { as })).json()).toMatchObject({
      hasTwoFactor: true,
      recoveryCodesLeft: 10,
    });
    expect(await twoFactor.showSetup(id, email, setup.split('=')[1] ?? '')).toBeUndefined();
    expect((await newestLetter(kit, email)).subject).toBe('Two-factor authentication is on');
    const stored = await kit.db.pool.query('select recovery_hashes from accounts where id = $1', [id]);
    expect(JSON.stringify(stored.rows)).not.toContain(shown?.recoveryCodes[0]);
  });

  test('of one account cannot be finished by another', async () => {
    const [mine, theirs] = [await kit.anAccount(), await kit.anAccount()];
    const setup = await kit.app.services.accounts.twoFactor.start(theirs.id);
    const as = await kit.signInOnPlatform(mine.id);
    const answer = await call('POST', '/api/account/two-factor/confirm', {
      as,
      body: { code: '123456' },
      headers: { cookie: `__Host-plinth_session=${as.token}; __Host-plinth_setup=${setup}` },
    });
    expect(answer.json().errorKey).toBe('linkExpired');
  });
});

describe('logging in', () => {
  test('asks for a code, and there is no session before it is right', async () => {
    const { id, email, secret } = await aCarefulAccount();
    const first = await firstStep(email);
    expect([first.status, first.json()]).toEqual([200, { needsCode: true, redirect: '/login/code' }]);
    expect(cookieOf(first, '__Host-plinth_session')).toBe('');
    const ticket = cookieOf(first, '__Host-plinth_ticket');
    expect(cookiesOf(first).join()).toContain('HttpOnly');
    const wrong = await secondStep(ticket, '000000');
    expect([wrong.status, cookiesOf(wrong)]).toEqual([401, []]);
    const right = await secondStep(ticket, codeOf(secret));
    const cookie = cookieOf(right, '__Host-plinth_session');
    expect((await call('GET', '/api/auth/Account', { headers: { cookie } })).json()).toMatchObject({ id });
    expect((await secondStep(ticket, codeOf(secret, 1))).json().errorKey).toBe('loginAgain');
  });

  test('a code is good once', async () => {
    const { email, secret } = await aCarefulAccount();
    const code = codeOf(secret);
    const tickets = [await firstStep(email), await firstStep(email)].map((answer) =>
      cookieOf(answer, '__Host-plinth_ticket'),
    );
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  test('each recovery code is good once, however it is typed', async () => {
    const { id, email, recoveryCodes } = await aCarefulAccount();
    const [code = ''] = recoveryCodes;
    const enter = async (typed: string) =>
      (await secondStep(cookieOf(await firstStep(email), '__Host-plinth_ticket'), typed)).status;
    expect(await enter(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(200);
    expect(await enter(code)).toBe(401);
    expect(await kit.app.services.accounts.profile.read(id)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test.each(['', 'x', 'x'.repeat(43)])('the ticket %j opens nothing', async (ticket) => {
    const answer = await secondStep(`__Host-plinth_ticket=${ticket}`, '123456');
    expect([answer.status, answer.json().errorKey]).toEqual([401, 'loginAgain']);
  });

  test('codes cannot be guessed', async () => {
    const { email } = await aCarefulAccount();
    const statuses = [];
    for (let round = 0; round < 7; round += 1) {
      const ticket = cookieOf(await firstStep(email), '__Host-plinth_ticket');
      statuses.push((await secondStep(ticket, `00000${round}`)).status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toEqual([429, 429]);
  });

  test('a new password does not go around the second step', async () => {
    const { email } = await aCarefulAccount();
    await call('POST', '/api/auth/RequestReset', { body: { email } });
    const { token } = await newestLetter(kit, email);
    await call('POST', '/api/auth/Reset', { body: { token, password: 'an entirely new one' } });
    const login = await call('POST', '/api/auth/Login', { body: { email, password: 'an entirely new one' } });
    expect(login.json()).toMatchObject({ needsCode: true });
  });
});

test('once it is off, the password is enough', async () => {
  const { as, email } = await aCarefulAccount();
  expect((await call('POST', '/api/account/two-factor/stop', { as })).status).toBe(200);
  expect((await firstStep(email)).json().needsCode).toBeUndefined();
});
