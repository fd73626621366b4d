import { beforeAll, describe, expect, test } from 'vitest';
import { APP_DOMAIN, useApp, type Reply, type TestSite } from '../testing/app.ts';
import { contextOf } from '../testing/context-of.ts';

const SITES_DOMAIN = 'shops.test';
const kit = useApp({ sitesDomain: SITES_DOMAIN });
let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite();
});

const identifier = () => site.host.replace(`.${SITES_DOMAIN}`, '');
const cookiesOf = ({ headers }: Reply) =>
  ([headers['set-cookie'] ?? []].flat() as string[]).map((line) => line.split(';', 1)[0]).join('; ');

describe('sites on another domain than the platform', () => {
  test('answer there and not below the app domain', async () => {
    const statusAt = async (host: string) => (await kit.call('GET', '/', { host })).status;
    expect(await statusAt(site.host)).toBe(200);
    expect(await statusAt(`${identifier()}.${APP_DOMAIN}`)).toBe(404);
    expect(await statusAt(SITES_DOMAIN)).toBe(404);
    expect(await statusAt(APP_DOMAIN)).toBe(200);
  });

  test('are handed a session by the platform, and lead back to it', async () => {
    const { id, email, password } = await kit.anAccount();
    await kit.app.services.accounts.addMember(site.id, id, [1], false);
    const login = await kit.call('POST', '/api/auth/Login', { body: { email, password } });
    const begun = await kit.call('GET', '/api/auth/Handoff?to=%2Fconfig%2F', { host: site.host });
    const toPlatform = new URL(String(begun.headers['location']));
    expect(toPlatform.host).toBe(APP_DOMAIN);
    const opened = await kit.call('GET', toPlatform.pathname + toPlatform.search, {
      headers: { cookie: cookiesOf(login) },
    });
    const toSite = new URL(String(opened.headers['location']));
    expect(toSite.host).toBe(site.host);
    const arrived = await kit.call('GET', toSite.pathname + toSite.search, {
      host: site.host,
      headers: { cookie: cookiesOf(begun), 'sec-fetch-dest': 'document' },
    });
    expect([arrived.status, arrived.headers['location']]).toEqual([302, '/config/']);
    const me = await kit.call('GET', '/api/auth/Account', {
      host: site.host,
      headers: { cookie: cookiesOf(arrived) },
    });
    expect(me.json()).toMatchObject({ email, roles: [1] });
  });

  test('tell their pages where they live', async () => {
    const page = await kit.call('GET', '/', { host: site.host });
    expect(contextOf(page.body)).toMatchObject({
      appDomain: APP_DOMAIN,
      sitesDomain: SITES_DOMAIN,
      website: { baseUrl: `https://${site.host}` },
    });
  });

  test.each([SITES_DOMAIN, `x.${SITES_DOMAIN}`, APP_DOMAIN, `x.${APP_DOMAIN}`])(
    'do not take %s as a domain of their own',
    async (host) => {
      const added = await kit.call('POST', '/api/domains', { as: site.owner, body: { host } });
      expect(added.status).toBe(400);
    },
  );

  test('point their own domains to where they live', async () => {
    await kit.call('POST', '/api/domains', { as: site.owner, body: { host: 'www.jam.example' } });
    const list = await kit.call('GET', '/api/domains', { as: site.owner });
    expect(list.body).toContain(site.host);
    expect(list.body).not.toContain(`${identifier()}.${APP_DOMAIN}`);
  });

  test('are named as such where a new one is made', async () => {
    const as = await kit.signInOnPlatform(site.ownerId);
    expect((await kit.call('GET', '/new', { as })).body).toContain(SITES_DOMAIN);
  });
});
