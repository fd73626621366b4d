import { describe, expect, test } from 'vitest';
import { APP_DOMAIN, useApp, type Reply } from '../testing/app.ts';
import { arrival } from './testing/arrival.ts';

const kit = useApp();
const { call } = kit;

const cookies = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie']].flat().map(String);
const cookie = (answer: { headers: Record<string, unknown> }, name: string) =>
  cookies(answer).find((line) => line.startsWith(`${name}=`)) ?? '';
const valueOf = (line: string) => line.split(';')[0] ?? '';

describe('log-in', () => {
  test('right credentials open a session that only this host and no script can use', async () => {
    const account = await kit.anAccount();
    const answer = await call('POST', '/api/auth/Login', {
      body: { email: ` ${account.email.toUpperCase()} `, password: account.password },
      headers: { 'accept-language': 'de-CH,de;q=0.9' },
    });
    expect([answer.status, answer.json()]).toEqual([200, { redirect: '/' }]);
    expect(cookie(answer, '__Host-plinth_session')).toMatch(
      /^__Host-plinth_session=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/,
    );
    // Scripts read the crumb; 32 characters are more than 128 bits.
    const crumb = /^crumb=[\w-]{32,}; Path=\/; SameSite=Lax; Max-Age=2592000; Secure$/;
    expect(cookie(answer, 'crumb')).toMatch(crumb);
    const me = await call('GET', '/api/auth/Account', {
      headers: { cookie: valueOf(cookie(answer, '__Host-plinth_session')) },
    });
    expect(me.json()).toMatchObject({
      id: account.id,
      email: account.email,
      locale: 'de-CH',
      permissions: [0],
    });
  });

  test('who leaves the guide is not guided again, on any site', async () => {
    const site = await kit.aSite();
    const other = await kit.aSite();
    const isOpen = async (as: typeof site.owner) =>
      (await call('GET', '/api/account/guide', { as })).json().isOpen;
    expect([await isOpen(site.owner), await isOpen(other.owner)]).toEqual([true, true]);
    expect((await call('POST', '/api/account/guide/leave', { as: site.owner })).status).toBe(200);
    expect([await isOpen(site.owner), await isOpen(other.owner)]).toEqual([false, true]);
  });

  test('an account chooses the language of the admin, and only one it speaks', async () => {
    const account = await kit.anAccount();
    const login = await call('POST', '/api/auth/Login', {
      body: { email: account.email, password: account.password },
    });
    const session = valueOf(cookie(login, '__Host-plinth_session'));
    const crumb = valueOf(cookie(login, 'crumb'));
    const choose = (language: string) =>
      call('POST', `/api/account/language?${crumb}`, {
        body: { language },
        headers: { cookie: session },
      });
    const chosen = async () =>
      (await call('GET', '/api/auth/Account', { headers: { cookie: session } })).json().language;
    expect([(await choose('de')).status, await chosen()]).toEqual([200, 'de']);
    expect([(await choose('xx')).status, (await choose('__proto__')).status, await chosen()]).toEqual([
      400,
      400,
      'de',
    ]);
    expect([(await choose('')).status, await chosen()]).toEqual([200, '']);
  });

  test('every log-in has a crumb of its own, and logging out takes it away', async () => {
    const { email, password } = await kit.anAccount();
    const logIn = () => call('POST', '/api/auth/Login', { body: { email, password } });
    const [first, second] = [await logIn(), await logIn()];
    expect(valueOf(cookie(first, 'crumb'))).not.toBe(valueOf(cookie(second, 'crumb')));
    const [session, crumb] = ['__Host-plinth_session', 'crumb'].map((name) => valueOf(cookie(first, name)));
    const out = await call('POST', `/api/auth/Logout?${crumb}`, { headers: { cookie: session ?? '' } });
    expect([out.status, cookie(out, 'crumb')]).toEqual([
      200,
      expect.stringMatching(/^crumb=; Path=\/; .*Max-Age=0/),
    ]);
  });

  test('a session that a neighbour on the same domain planted is none', async () => {
    const neighbour = await kit.signInOnPlatform((await kit.anAccount()).id);
    const me = (cookie: string) => call('GET', '/api/auth/Account', { headers: { cookie } });
    expect((await me(`plinth_session=${neighbour.token}`)).status).toBe(401);
    expect((await me(`__Host-plinth_session=${neighbour.token}`)).status).toBe(200);
    const site = await kit.aSite();
    const planted = await call('GET', '/config/', {
      host: site.host,
      headers: { cookie: `plinth_session=${site.owner.token}` },
    });
    expect(planted.status).toBe(302);
  });

  test('a wrong password and an unknown email get the same answer', async () => {
    const account = await kit.anAccount();
    const wrong = await call('POST', '/api/auth/Login', { body: { email: account.email, password: 'no' } });
    const unknown = await call('POST', '/api/auth/Login', {
      body: { email: 'nobody@example.com', password: 'no' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect(cookies(wrong).join('')).not.toContain('__Host-plinth_session');
  });

  test('a form post works without script', async () => {
    const account = await kit.anAccount();
    const answer = await call('POST', '/api/auth/Login', {
      body: `email=${encodeURIComponent(account.email)}&password=${encodeURIComponent(account.password)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b'])(
    'is not led astray by %s',
    async (to) => {
      const account = await kit.anAccount();
      const answer = await call('POST', '/api/auth/Login', {
        body: { email: account.email, password: account.password, to },
      });
      expect(answer.json().redirect).toBe('/');
    },
  );

  test('a page of another host cannot log anybody in', async () => {
    const account = await kit.anAccount();
    const answer = await call('POST', '/api/auth/Login', {
      body: { email: account.email, password: account.password },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.json().errorKey).toBe('crumbFail');
  });

  test('is slowed down for whoever tries too often', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, () =>
        call('POST', '/api/auth/Login', { body: { email: 'x@example.com', password: 'x' }, headers: {} }),
      ),
    );
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('from the app domain to a site', () => {
  test('one code opens one session, once, on that host alone', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const session = await kit.signInOnPlatform(site.ownerId);
    const opened = await call(
      'GET',
      `/api/auth/Open?site=${site.host.split('.')[0]}&to=${encodeURIComponent('/config/?frameUrl=%2Fabout')}&${arrival.proof}`,
      { as: session },
    );
    expect(opened.status).toBe(302);
    const target = new URL(String(opened.headers.location));
    expect(target.host).toBe(site.host);
    const redeem = (host: string) =>
      call('GET', target.pathname + target.search, {
        host,
        headers: { cookie: arrival.cookie, 'sec-fetch-dest': 'document' },
      });
    const elsewhere = await redeem(other.host);
    expect(cookies(elsewhere).join('')).not.toContain('__Host-plinth_session');
    const redeemed = await redeem(site.host);
    expect(redeemed.headers.location).toBe('/config/?frameUrl=%2Fabout');
    const sessionCookie = valueOf(cookie(redeemed, '__Host-plinth_session'));
    const config = (host: string) => call('GET', '/config/', { host, headers: { cookie: sessionCookie } });
    expect((await config(site.host)).status).toBe(200);
    expect((await config(other.host)).status).toBe(302);
    const again = await redeem(site.host);
    expect(cookies(again).join('')).not.toContain('__Host-plinth_session');
  });

  test('begins at the site, whose browser alone can redeem the code', async () => {
    const site = await kit.aSite();
    const session = await kit.signInOnPlatform(site.ownerId);
    const follow = async (answer: Reply, how: Parameters<typeof call>[2] = {}) => {
      const { host, pathname, search } = new URL(String(answer.headers.location));
      return call('GET', pathname + search, {
        ...how,
        host,
        headers: { ...how.headers, 'sec-fetch-dest': 'document' },
      });
    };
    const open = await call('GET', `/api/auth/Open?site=${site.host.split('.')[0]}&to=%2Fconfig%2Fpages`, {
      as: session,
    });
    const begun = await follow(open);
    const mine = valueOf(cookie(begun, '__Host-plinth_arrival'));
    const offered = await follow(begun, { as: session });
    for (const held of ['', '__Host-plinth_arrival=somebody-elses']) {
      const refused = await follow(offered, { headers: { cookie: held } });
      expect(cookies(refused).join('')).not.toContain('__Host-plinth_session');
      expect(String(refused.headers.location)).toContain(`https://${APP_DOMAIN}/api/auth/Open?`);
    }
    const redeemed = await follow(offered, { headers: { cookie: mine } });
    expect(valueOf(cookie(redeemed, '__Host-plinth_session'))).not.toBe('');
    expect(redeemed.headers.location).toBe('/config/pages');
  });

  test('is gone by two tabs at once, which both arrive', async () => {
    const site = await kit.aSite();
    const session = await kit.signInOnPlatform(site.ownerId);
    let mine = '';
    const visit = async (url: string) => {
      const { host, pathname, search } = new URL(url, `https://${site.host}`);
      const answer = await call('GET', pathname + search, {
        host,
        headers: {
          cookie: host === site.host ? mine : `__Host-plinth_session=${session.token}`,
          'sec-fetch-dest': 'document',
        },
      });
      const set = cookie(answer, '__Host-plinth_arrival');
      if (set !== '') mine = set.includes('Max-Age=0') ? '' : valueOf(set);
      return {
        isIn: valueOf(cookie(answer, '__Host-plinth_session')) !== '',
        to: String(answer.headers.location),
      };
    };
    const start = { isIn: false, to: '/api/auth/Handoff?to=%2Fconfig%2F' };
    let tabs = [start, start];
    // Step by step side by side; a browser gives up after twenty.
    for (let step = 0; step < 20; step += 1)
      for (const [index, tab] of tabs.entries()) if (!tab.isIn) tabs = tabs.with(index, await visit(tab.to));
    expect(tabs).toEqual([
      { isIn: true, to: '/config/' },
      { isIn: true, to: '/config/' },
    ]);
  });

  test('leads through the log-in when there is no session, and refuses sites of others', async () => {
    const site = await kit.aSite();
    const identifier = site.host.split('.')[0];
    const config = await call('GET', '/config/pages?x=1', { host: site.host });
    expect(config.headers.location).toBe(
      `https://${APP_DOMAIN}/api/auth/Open?site=${identifier}&to=${encodeURIComponent('/config/pages?x=1')}`,
    );
    const open = await call('GET', `/api/auth/Open?site=${identifier}`);
    expect(String(open.headers.location)).toMatch(/^\/login\?to=/);
    const stranger = await kit.anAccount();
    const as = await kit.signInOnPlatform(stranger.id);
    for (const wanted of [identifier, 'nobody-has-this']) {
      const refused = await call('GET', `/api/auth/Open?site=${wanted}`, { as });
      const to = encodeURIComponent(`/api/auth/Open?site=${wanted}&to=%2Fconfig%2F`);
      expect([refused.status, refused.headers.location]).toEqual([302, `/no-access?to=${to}`]);
      const page = await call('GET', String(refused.headers.location), { as });
      expect(page.status).toBe(403);
      expect(page.body).toContain('You have no access to this site');
      expect(page.body).toContain(stranger.email);
      expect(page.body).toContain(`/api/auth/Logout?to=${encodeURIComponent(`/login?to=${to}`)}`);
    }
  });

  test('the admin is for those with a say on the site', async () => {
    const site = await kit.aSite();
    expect((await call('GET', '/config', { as: site.owner })).headers.location).toBe('/config/');
    expect((await call('GET', '/config/pages', { as: site.owner })).status).toBe(200);
    expect((await call('GET', '/config/', { as: await kit.aMember(site, []) })).status).toBe(403);
  });
});

test('log-out ends the session at once', async () => {
  const site = await kit.aSite();
  expect((await call('POST', '/api/auth/Logout', { as: site.owner })).json()).toEqual({
    redirect: '/?logout=true',
  });
  expect((await call('GET', '/api/auth/Account', { as: site.owner })).status).toBe(401);
});

test('one’s sites are listed on the platform', async () => {
  const site = await kit.aSite();
  const mine = await call('GET', '/api/sites', { as: await kit.signInOnPlatform(site.ownerId) });
  expect(mine.json().sites).toMatchObject([
    { id: site.id, title: 'Small site', url: `https://${site.host}`, roles: [1] },
  ]);
});
