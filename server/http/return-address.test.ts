import { beforeAll, describe, expect, test } from 'vitest';
import { arrival } from '../accounts/testing/arrival.ts';
import { cookieOf } from '../accounts/testing/letters.ts';
import { APP_DOMAIN, useApp, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp({ proxies: 1 });
const { call } = kit;
let site: TestSite;
let platform: Session;
let credentials: { email: string; password: string };

beforeAll(async () => {
  site = await kit.aSite();
  platform = await kit.signInOnPlatform(site.ownerId);
  credentials = await kit.anAccount();
});

const EVIL = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '%2F%2Fevil.example',
  '%5Cevil.example',
  '/%2F/../..//evil.example',
  '/%5C/evil.example',
  '/./\\evil.example',
  '/x@evil.example',
  '/x/..//evil.example',
];

/** Where a browser on this host would end up. */
const hostAfter = (location: string, host: string) => new URL(location, `https://${host}/here`).hostname;

let address = 0;
const from = () => ({ 'x-forwarded-for': `10.4.0.${(address += 1)}` });

describe.each(EVIL)('the return address %j', (to) => {
  const query = encodeURIComponent(to);

  test('leads nowhere else after log-in and sign-up', async () => {
    const login = await call('POST', '/api/auth/Login', {
      body: { ...credentials, id: undefined, to },
      headers: from(),
    });
    expect(login.status).toBe(200);
    expect(hostAfter(String(login.json().redirect), APP_DOMAIN)).toBe(APP_DOMAIN);
    const signup = await call('POST', '/api/auth/Signup', {
      body: { name: 'Ada', email: `${address}@example.com`, password: 'a long enough password', to },
      headers: from(),
    });
    expect(signup.status).toBe(200);
    expect(hostAfter(String(signup.json().redirect), APP_DOMAIN)).toBe(APP_DOMAIN);
  });

  test('leads nowhere else from the pages of who is signed in already', async () => {
    for (const page of ['/login', '/signup', '/login/code']) {
      const answer = await call('GET', `${page}?to=${query}`, { as: platform });
      expect(hostAfter(String(answer.headers.location), APP_DOMAIN)).toBe(APP_DOMAIN);
    }
  });

  test('leads nowhere else after the way to a site', async () => {
    const opened = await call(
      'GET',
      `/api/auth/Open?site=${site.host.split('.')[0]}&to=${query}&${arrival.proof}`,
      {
        as: platform,
      },
    );
    const handoff = new URL(String(opened.headers.location));
    expect(handoff.hostname).toBe(site.host);
    const code = handoff.searchParams.get('code') ?? '';
    for (const sent of [code, 'wrong']) {
      const redeemed = await call('GET', `/api/auth/Handoff?code=${sent}&to=${query}`, {
        host: site.host,
        headers: { cookie: arrival.cookie, 'sec-fetch-dest': 'document' },
      });
      const next = new URL(String(redeemed.headers.location), `https://${site.host}`);
      expect([site.host, APP_DOMAIN]).toContain(next.hostname);
      const inner = next.searchParams.get('to');
      if (inner !== null) expect(hostAfter(inner, site.host)).toBe(site.host);
    }
  });

  test('leads nowhere else after a log-out, also asked for without one', async () => {
    const answer = await call('POST', `/api/auth/Logout?to=${query}`, { headers: from() });
    expect(hostAfter(String(answer.json().redirect), APP_DOMAIN)).toBe(APP_DOMAIN);
    const asked = await call('GET', `/api/auth/Open?site=x&to=${query}`);
    const login = new URL(String(asked.headers.location), `https://${APP_DOMAIN}`);
    expect(hostAfter(login.searchParams.get('to') ?? '', APP_DOMAIN)).toBe(APP_DOMAIN);
  });
});

describe('a session cookie', () => {
  const statusWith = async (cookie: string, path = '/api/auth/Account') =>
    (await call('GET', path, { host: site.host, headers: { cookie } })).status;

  test('that is tampered with, cut or 8 KB long is nobody’s, also for the admin and for pages', async () => {
    const { token } = site.owner;
    const changed = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`;
    for (const wrong of [changed, token.slice(0, 20), token.slice(0, -1), 'x'.repeat(8192), '💥']) {
      const cookie = `__Host-plinth_session=${wrong}`;
      expect([wrong.slice(0, 8), await statusWith(cookie)]).toEqual([wrong.slice(0, 8), 401]);
      expect(await statusWith(cookie, '/config/')).toBe(302);
      expect(await statusWith(cookie, '/')).toBe(200);
    }
  });

  test('of the app domain opens no site, and the other way round', async () => {
    expect(await statusWith(`__Host-plinth_session=${platform.token}`)).toBe(401);
    const answer = await call('GET', '/api/auth/Account', {
      headers: { cookie: `__Host-plinth_session=${site.owner.token}` },
    });
    expect(answer.status).toBe(401);
  });

  test('is taken from a wrong one by nothing but a log-in', async () => {
    const answer = await call('POST', '/api/auth/Login', {
      body: { email: credentials.email, password: credentials.password },
      headers: { ...from(), cookie: '__Host-plinth_session=chosen-by-somebody-else' },
    });
    expect(cookieOf(answer, '__Host-plinth_session')).not.toContain('chosen-by-somebody-else');
  });
});

test('neither the admin nor the platform can be framed from elsewhere', async () => {
  for (const path of ['/config/', '/config/pages']) {
    const { headers } = await call('GET', path, { as: site.owner });
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  }
  for (const path of ['/', '/login', '/invitation?token=x']) {
    const { headers } = await call('GET', path);
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  }
});
