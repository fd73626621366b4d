import { describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { useApp, type Session } from '../testing/app.ts';
import { arrival } from './testing/arrival.ts';
import { cookieOf, newestLetter } from './testing/letters.ts';

const kit = useApp();
const { call } = kit;
const password = 'an entirely new one';
const isIn = async (session: Session) =>
  (await call('GET', '/api/auth/Account', { as: session })).status === 200;
const logIn = (email: string, secret: string) =>
  call('POST', '/api/auth/Login', { body: { email, password: secret } });

describe('a forgotten password', () => {
  test('is replaced once by the link in the mail, and every session everywhere ends', async () => {
    const site = await kit.aSite();
    const account = await kit.app.services.accounts.profile.read(site.ownerId);
    const email = account?.email ?? '';
    const platform = await kit.signInOnPlatform(site.ownerId);
    expect((await call('POST', '/api/auth/RequestReset', { body: { email } })).json()).toEqual({
      redirect: '/forgot/sent',
    });
    const { token } = await newestLetter(kit, email);
    const weak = await call('POST', '/api/auth/Reset', { body: { token, password: 'short' } });
    expect([weak.status, weak.json().errorKey]).toEqual([400, 'weakPassword']);
    expect([await isIn(platform), await isIn(site.owner)]).toEqual([true, true]);
    const reset = await call('POST', '/api/auth/Reset', { body: { token, password } });
    expect(reset.json()).toEqual({ redirect: '/login?done=reset' });
    expect([await isIn(platform), await isIn(site.owner)]).toEqual([false, false]);
    expect([(await logIn(email, 'correct horse')).status, (await logIn(email, password)).status]).toEqual([
      401, 200,
    ]);
    const again = await call('POST', '/api/auth/Reset', { body: { token, password: 'yet another one' } });
    expect(again.status).toBe(410);
    expect((await newestLetter(kit, email)).subject).toBe('Your password was changed');
  });

  test('known and unknown emails get the same answer', async () => {
    const { email } = await kit.anAccount();
    const unknown = `${newId()}@example.com`;
    for (const address of [email, unknown]) {
      const answer = await call('POST', '/api/auth/RequestReset', { body: { email: address } });
      expect([answer.status, answer.json()]).toEqual([200, { redirect: '/forgot/sent' }]);
    }
    expect((await newestLetter(kit, unknown)).subject).toBe('There is no account with this email');
  });

  test('a link is good for an hour', async () => {
    const { id, email } = await kit.anAccount();
    await call('POST', '/api/auth/RequestReset', { body: { email } });
    const { token } = await newestLetter(kit, email);
    const [row] = (
      await kit.db.pool.query('select expires_at from account_tokens where account_id = $1', [id])
    ).rows as { expires_at: Date }[];
    const left = (row?.expires_at.getTime() ?? 0) - Date.now();
    expect([left > 59 * 60_000, left <= 60 * 60_000]).toEqual([true, true]);
    await kit.db.pool.query('update account_tokens set expires_at = now() where account_id = $1', [id]);
    expect((await call('POST', '/api/auth/Reset', { body: { token, password } })).status).toBe(410);
  });

  test('a link for one thing does not do another', async () => {
    const email = `${newId()}@example.com`;
    await call('POST', '/api/auth/Signup', { body: { name: 'Ada', email, password: 'a first password' } });
    const { token } = await newestLetter(kit, email);
    expect((await call('POST', '/api/auth/Reset', { body: { token, password } })).status).toBe(410);
  });
});

describe('a new password', () => {
  test('ends all other sessions', async () => {
    const { id, email } = await kit.anAccount();
    const [here, there] = [await kit.signInOnPlatform(id), await kit.signInOnPlatform(id)];
    const change = (body: object) => call('POST', '/api/account/password', { as: here, body });
    expect((await change({ password: 'short' })).json().errorKey).toBe('weakPassword');
    expect(await isIn(there)).toBe(true);
    expect((await change({ password })).json()).toEqual({
      redirect: '/account?done=password',
    });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await logIn(email, password)).status).toBe(200);
  });
});

describe('another email', () => {
  const ask = (as: Session, email: string) => call('POST', '/api/account/email', { as, body: { email } });

  test('is used when the new address has answered, and the old one hears of it', async () => {
    const { id, email } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    const next = `${newId()}@example.com`;
    expect((await ask(as, 'nonsense')).json().errors).toEqual({ email: 'Please enter a valid email' });
    expect((await ask(as, next)).status).toBe(200);
    expect((await logIn(next, 'correct horse')).status).toBe(401);
    await call('POST', '/api/auth/RequestReset', { body: { email } });
    const oldLink = await newestLetter(kit, email);
    const { token } = await newestLetter(kit, next);
    expect((await call('POST', '/api/auth/Confirm', { as, body: { token } })).json()).toEqual({
      redirect: '/account?done=email',
    });
    expect((await logIn(next, 'correct horse')).status).toBe(200);
    expect((await logIn(email, 'correct horse')).status).toBe(401);
    expect(await newestLetter(kit, email)).toMatchObject({
      subject: 'The email of your account was changed',
    });
    // The old mailbox must not open the account any more.
    const stale = await call('POST', '/api/auth/Reset', { body: { token: oldLink.token, password } });
    expect(stale.status).toBe(410);
  });

  test('of somebody else is answered the same and changes nothing', async () => {
    const [mine, theirs] = [await kit.anAccount(), await kit.anAccount()];
    const as = await kit.signInOnPlatform(mine.id);
    expect((await ask(as, theirs.email)).json()).toEqual({ redirect: '/account?done=emailAsked' });
    expect((await newestLetter(kit, theirs.email)).subject).toBe('This email already has an account');
    expect((await call('GET', '/api/account', { as })).json()).toMatchObject({ email: mine.email });
  });

  test('that was taken in the meantime stays with who has it', async () => {
    const { id } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    const email = `${newId()}@example.com`;
    await ask(as, email);
    const { token } = await newestLetter(kit, email);
    await kit.app.services.accounts.create({ email, name: 'Eve', password: 'a first password' });
    const late = await call('POST', '/api/auth/Confirm', { as, body: { token } });
    expect([late.status, late.json().errorKey]).toEqual([409, 'emailTaken']);
  });
});

describe('sessions', () => {
  test('are listed in words, and one or all of them end', async () => {
    const { id } = await kit.anAccount();
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0';
    const { sessions } = kit.app.services.accounts;
    await sessions.start(id, { host: 'demo.plinth.test', device: userAgent });
    const [as, third] = [await kit.signInOnPlatform(id), await kit.signInOnPlatform(id)];
    const list = async () =>
      (await call('GET', '/api/account/sessions', { as })).json().sessions as {
        id: string;
        device: string;
        isCurrent: boolean;
      }[];
    const all = await list();
    expect(all.map(({ device }) => device).sort()).toEqual([
      'Firefox on Windows',
      'Unknown device',
      'Unknown device',
    ]);
    expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = all.find(({ device }) => device === 'Firefox on Windows')?.id ?? '';
    const end = (as: Session) => call('POST', '/api/account/sessions/end', { as, body: { id: other } });
    const stranger = await kit.signInOnPlatform((await kit.anAccount()).id);
    expect((await end(stranger)).status).toBe(404);
    expect((await end(as)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    const everywhere = await call('POST', '/api/account/sessions/end-all', { as });
    expect(everywhere.json()).toEqual({ redirect: '/?logout=true' });
    expect([await isIn(as), await isIn(third)]).toEqual([false, false]);
  });

  test('say when they were last used', async () => {
    const { id } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    await kit.db.pool.query("update sessions set seen_at = now() - interval '1 hour' where account_id = $1", [
      id,
    ]);
    await isIn(as);
    const [session] = await kit.app.services.accounts.sessions.list(id, as.token);
    expect(Date.now() - (session?.seenAt.getTime() ?? 0)).toBeLessThan(10_000);
  });

  test.each(['', 'x', 'x'.repeat(8192), `${'a'.repeat(42)}é`, '%00', '"quoted"'])(
    'a cookie like %.20j is nobody’s',
    async (token) => {
      const answer = await call('GET', '/api/auth/Account', {
        headers: { cookie: `__Host-plinth_session=${token}` },
      });
      expect([answer.status, answer.json().loginRequired]).toEqual([401, true]);
    },
  );

  test('a tampered or cut session cookie is nobody’s', async () => {
    const { id } = await kit.anAccount();
    const { token } = await kit.signInOnPlatform(id);
    for (const wrong of [token.slice(0, -1), `${token}A`, `A${token.slice(1)}B`, token.toLowerCase()]) {
      const answer = await call('GET', '/api/auth/Account', {
        headers: { cookie: `__Host-plinth_session=${wrong}` },
      });
      expect(answer.status).toBe(401);
    }
  });
});

test('after log-in one lands in the site opened last', async () => {
  const site = await kit.aSite();
  const second = await kit.aSite();
  await kit.app.services.accounts.addMember(second.id, site.ownerId, [1], false);
  const { email = '' } = (await kit.app.services.accounts.profile.read(site.ownerId)) ?? {};
  const identifier = second.host.split('.')[0] ?? '';
  const opened = await call('GET', `/api/auth/Open?site=${identifier}&${arrival.proof}`, {
    as: await kit.signInOnPlatform(site.ownerId),
  });
  const cookie = cookieOf(opened, 'ss_lastid');
  expect(JSON.parse(decodeURIComponent(cookie.split('=')[1] ?? ''))).toEqual({ identifier });
  const landing = async (header: string) =>
    (
      await call('POST', '/api/auth/Login', {
        body: { email, password: 'correct horse' },
        headers: { cookie: header },
      })
    ).json().redirect;
  expect(await landing(cookie)).toContain(`site=${identifier}`);
  for (const broken of ['ss_lastid=x', 'ss_lastid=%7B', 'ss_lastid=%7B%22identifier%22%3A1%7D', ''])
    expect(await landing(broken)).toBe('/');
  expect(await landing(`ss_lastid=${encodeURIComponent('{"identifier":"somebody-elses"}')}`)).toBe('/');
});
