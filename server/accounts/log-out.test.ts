import { describe, expect, test } from 'vitest';
import { APP_DOMAIN, useApp } from '../testing/app.ts';
import { crumbFor } from './service.ts';
import { PLATFORM } from './sessions/session-cookie.ts';
import { arrival } from './testing/arrival.ts';
import { cookieOf } from './testing/letters.ts';

const kit = useApp();
const { call } = kit;

interface Browser {
  platform: string;
  site: string;
  crumb: { platform: string; site: string };
  siteHost: string;
}

async function anOwner() {
  const site = await kit.aSite();
  const { email = '' } = (await kit.app.services.accounts.profile.read(site.ownerId)) ?? {};
  return { site, email };
}

type Owner = Awaited<ReturnType<typeof anOwner>>;

/** One browser: a log-in on the app domain, taken over to the site by its code. */
async function logIn({ site, email }: Owner): Promise<Browser> {
  const login = await call('POST', '/api/auth/Login', { body: { email, password: 'correct horse' } });
  const platform = cookieOf(login, '__Host-plinth_session');
  const redeemed = await redeem(await open(platform, site.host), site.host);
  const onSite = cookieOf(redeemed, '__Host-plinth_session');
  const tokenOf = (cookie: string) => cookie.split('=')[1] ?? '';
  return {
    platform,
    site: onSite,
    siteHost: site.host,
    crumb: { platform: crumbFor(tokenOf(platform), PLATFORM), site: crumbFor(tokenOf(onSite), site.id) },
  };
}

/** The address with the code that takes a session over. */
async function open(cookie: string, siteHost: string): Promise<string> {
  const opened = await call('GET', `/api/auth/Open?site=${siteHost.split('.')[0]}&${arrival.proof}`, {
    headers: { cookie },
  });
  const { pathname, search } = new URL(String(opened.headers.location));
  return pathname + search;
}

const redeem = (code: string, host: string) =>
  call('GET', code, { host, headers: { cookie: arrival.cookie, 'sec-fetch-dest': 'document' } });

const hostOf = (browser: Browser, place: 'platform' | 'site') =>
  place === 'site' ? browser.siteHost : APP_DOMAIN;
const statusOf = async (browser: Browser, place: 'platform' | 'site') =>
  (
    await call('GET', '/api/auth/Account', {
      host: hostOf(browser, place),
      headers: { cookie: browser[place] },
    })
  ).status;
const logOut = (browser: Browser, place: 'platform' | 'site', query = '') =>
  call('POST', `/api/auth/Logout?crumb=${browser.crumb[place]}${query}`, {
    host: hostOf(browser, place),
    headers: { cookie: browser[place] },
  });

describe.each(['platform', 'site'] as const)('logging out on the %s', (place) => {
  test('ends what came of the same log-in, and no other log-in', async () => {
    const owner = await anOwner();
    const [here, elsewhere] = [await logIn(owner), await logIn(owner)];
    expect(await statusOf(here, 'site')).toBe(200);
    expect((await logOut(here, place)).status).toBe(200);
    expect([await statusOf(here, 'platform'), await statusOf(here, 'site')]).toEqual([401, 401]);
    expect([await statusOf(elsewhere, 'platform'), await statusOf(elsewhere, 'site')]).toEqual([200, 200]);
  });

  test('leaves no way back in without a log-in', async () => {
    const browser = await logIn(await anOwner());
    await logOut(browser, place);
    const opened = await call('GET', `/api/auth/Open?site=${browser.siteHost.split('.')[0]}`, {
      headers: { cookie: browser.platform },
    });
    expect(String(opened.headers.location)).toMatch(/^\/login\?to=/);
  });

  test('kills a code that is under way', async () => {
    const browser = await logIn(await anOwner());
    const code = await open(browser.platform, browser.siteHost);
    await logOut(browser, place);
    const redeemed = await redeem(code, browser.siteHost);
    expect(cookieOf(redeemed, '__Host-plinth_session')).toBe('');
  });
});

test('a code redeemed while the log-in ends does not outlive it', async () => {
  const browser = await logIn(await anOwner());
  const codes = await Promise.all(Array.from({ length: 8 }, () => open(browser.platform, browser.siteHost)));
  const [, ...redeemed] = await Promise.all([
    logOut(browser, 'site'),
    ...codes.map((code) => redeem(code, browser.siteHost)),
  ]);
  for (const answer of redeemed) {
    const cookie = cookieOf(answer, '__Host-plinth_session');
    const me = await call('GET', '/api/auth/Account', { host: browser.siteHost, headers: { cookie } });
    expect(me.status).toBe(401);
  }
});

test('each log-in is listed once, with its hosts, and ended as a whole', async () => {
  const owner = await anOwner();
  const [here, elsewhere] = [await logIn(owner), await logIn(owner)];
  const as = { headers: { cookie: here.platform } };
  const list = async () =>
    (await call('GET', '/api/account/sessions', as)).json().sessions as {
      id: string;
      hosts: string[];
      isCurrent: boolean;
    }[];
  const other = (await list()).find(({ hosts, isCurrent }) => !isCurrent && hosts.length === 2);
  expect(other?.hosts.toSorted()).toEqual([APP_DOMAIN, owner.site.host].toSorted());
  await call('POST', `/api/account/sessions/end?crumb=${here.crumb.platform}`, {
    ...as,
    body: { id: other?.id },
  });
  expect([await statusOf(elsewhere, 'platform'), await statusOf(elsewhere, 'site')]).toEqual([401, 401]);
  expect([await statusOf(here, 'platform'), await statusOf(here, 'site')]).toEqual([200, 200]);
});

test.each([
  ['/login?to=%2Finvitation', '/login?to=%2Finvitation'],
  ['//evil.example', '/?logout=true'],
  ['https://evil.example', '/?logout=true'],
])('may go on to %s', async (to, expected) => {
  const browser = await logIn(await anOwner());
  const answer = await logOut(browser, 'platform', `&to=${encodeURIComponent(to)}`);
  expect(answer.json()).toEqual({ redirect: expected });
});
