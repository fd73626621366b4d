import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DOMAIN_PROBLEMS, FORGIVES_FOR, WAITS_FOR } from '#core/domains/states.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Domain } from '#contract/sites/domains.ts';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { listenForPublishes } from '../sites/listen.ts';
import { newId } from '../ids.ts';
import { makeSites } from '../sites/service.ts';
import { startNameServer } from '../testing/name-server.ts';
import { APP_DOMAIN, useApp, type TestSite } from '../testing/app.ts';

const nameServer = await startNameServer();
const kit = useApp({
  proxies: 1,
  domains: { nameServers: [nameServer.address], publicAddress: '192.0.2.7' },
});

let calls = 0;
/** Each call from an address of its own: there is a limit to how often one may ask. */
const call: typeof kit.call = (method, url, init) => {
  calls += 1;
  const address = `10.0.${Math.floor(calls / 250)}.${calls % 250}`;
  return kit.call(method, url, { ...init, headers: { 'x-forwarded-for': address, ...init?.headers } });
};

beforeEach(() => {
  nameServer.clear();
  nameServer.setBroken(false);
});
afterAll(() => nameServer.close());

const aHost = () => `shop-${newId()}.example`;
const domainOf = (reply: { json: () => unknown }) => reply.json() as Domain;
const add = (site: TestSite, host: string) =>
  call('POST', '/api/domains', { as: site.owner, body: { host } });
const check = (site: TestSite, host: string) =>
  call('POST', `/api/domains/${host}/check`, { as: site.owner, body: {} });
const setPrimary = (site: TestSite, host: string | null) =>
  call('PUT', '/api/domains/primary', { as: site.owner, body: { host } });
const list = async (site: TestSite) =>
  (await call('GET', '/api/domains', { as: site.owner })).json().domains as Domain[];

/** Adds a domain and sets both of its records. */
async function aProvedDomain(site: TestSite, host = aHost()): Promise<string> {
  const { record } = domainOf(await add(site, host));
  nameServer.set('TXT', record.name, record.text);
  nameServer.set('CNAME', host, site.host);
  expect(domainOf(await check(site, host))).toMatchObject({ state: 'verified', problem: '' });
  return host;
}

async function age(
  site: TestSite,
  host: string,
  column: 'created_at' | 'proved_at',
  by: number,
): Promise<void> {
  const earlier = `update domains set ${column} = ${column} - $2 * interval '1 ms' where host = $1`;
  await kit.db.site(site.id, (tx) => tx.$client.query(earlier, [host, by]));
}

const auditOf = async (site: TestSite) => {
  const rows = await kit.db.readSite(site.id, (tx) =>
    tx.$client.query("select action from audit_entries where action like 'domain.%' order by id"),
  );
  return (rows.rows as { action: string }[]).map(({ action }) => action);
};

describe('adding', () => {
  test('shows the records to set, and does not serve before they are seen', async () => {
    const site = await kit.aSite();
    const host = aHost();
    const added = await add(site, ` https://${host.toUpperCase()}/about `);
    expect(added.json()).toMatchObject({
      host,
      state: 'waiting',
      isPrimary: false,
      problem: '',
      record: { name: `_plinth.${host}`, text: expect.stringMatching(/^[a-z0-9]{24}$/) },
    });
    const answer = await call('GET', '/api/domains', { as: site.owner });
    expect(answer.json()).toMatchObject({
      ownHost: site.host,
      target: { name: site.host, address: '192.0.2.7' },
      domains: [{ host }],
    });
    expect((await call('GET', '/', { host })).status).toBe(404);
    expect(await auditOf(site)).toEqual(['domain.add']);
  });

  test.each(['127.0.0.1', 'single', APP_DOMAIN, `x.${APP_DOMAIN}`, `${'a.'.repeat(130)}com`, '', 'a b.com'])(
    '%s is refused with a sentence',
    async (host) => {
      const site = await kit.aSite();
      const answer = await add(site, host);
      expect([answer.status, answer.json()]).toEqual([
        400,
        expect.objectContaining({ errors: { host: expect.stringMatching(/\.$/) } }),
      ]);
      expect(await list(site)).toEqual([]);
    },
  );

  test('the same one twice, and one too many, are refused', async () => {
    const site = await kit.aSite();
    const host = aHost();
    expect((await add(site, host)).status).toBe(200);
    expect((await add(site, host)).json()).toMatchObject({ errorKey: 'domainListed' });
    for (let index = 1; index < 20; index += 1) expect((await add(site, aHost())).status).toBe(200);
    expect((await add(site, aHost())).json()).toMatchObject({ errorKey: 'tooManyDomains' });
  });

  test('what another site has proved is refused without naming it; what it only waits for is not', async () => {
    const [one, other] = [await kit.aSite(), await kit.aSite()];
    const waiting = aHost();
    expect((await add(one, waiting)).status).toBe(200);
    expect((await add(other, waiting)).status).toBe(200);
    const proved = await aProvedDomain(one);
    const refused = await add(other, proved);
    expect([refused.status, refused.json().errorKey]).toEqual([409, 'domainTaken']);
    expect(refused.body).not.toContain(one.id);
    expect(refused.body).not.toContain(one.host);
  });

  test.each([[ContributorRole.editor], [ContributorRole.storeManager], [ContributorRole.viewer]])(
    'role %i may neither see nor change domains',
    async (role) => {
      const site = await kit.aSite();
      const host = await aProvedDomain(site);
      const member = await kit.aMember(site, [role]);
      for (const [method, path, body] of [
        ['GET', '/api/domains', undefined],
        ['POST', '/api/domains', { host: aHost() }],
        ['POST', `/api/domains/${host}/check`, {}],
        ['PUT', '/api/domains/primary', { host }],
        ['DELETE', `/api/domains/${host}`, {}],
      ] as const)
        expect((await call(method, path, { as: member, body })).status).toBe(403);
      expect(await list(site)).toMatchObject([{ host, isPrimary: false }]);
    },
  );
});

describe('proving', () => {
  test('a proved domain serves the site at once', async () => {
    const site = await kit.aSite();
    const host = aHost();
    // A host that was asked for in vain is remembered as nobody's.
    expect((await call('GET', '/', { host })).status).toBe(404);
    await aProvedDomain(site, host);
    const page = await call('GET', '/about', { host });
    expect(page.status).toBe(200);
    expect(page.body).toContain('About us');
    expect(await auditOf(site)).toEqual(['domain.add', 'domain.verify']);
  });

  test.each([
    ['no record', () => {}, DOMAIN_PROBLEMS.noRecord],
    ['another text', (name: string) => nameServer.set('TXT', name, 'x'), DOMAIN_PROBLEMS.wrongRecord],
    ['no answer', () => nameServer.setBroken(true), DOMAIN_PROBLEMS.noAnswer],
  ])('%s leaves it waiting and says so', async (_, arrange, problem) => {
    const site = await kit.aSite();
    const host = aHost();
    const { record } = domainOf(await add(site, host));
    arrange(record.name);
    expect(domainOf(await check(site, host))).toMatchObject({ state: 'waiting', problem });
    expect((await call('GET', '/', { host })).status).toBe(404);
  });

  test.each([
    ['nowhere', () => {}, DOMAIN_PROBLEMS.notPointing],
    ['elsewhere', (host: string) => nameServer.set('A', host, '192.0.2.8'), DOMAIN_PROBLEMS.notPointing],
    ['to our address', (host: string) => nameServer.set('A', host, '192.0.2.7'), ''],
  ])('a proved domain that leads %s', async (_, arrange, problem) => {
    const site = await kit.aSite();
    const host = aHost();
    const { record } = domainOf(await add(site, host));
    nameServer.set('TXT', record.name, 'v=spf1 -all', record.text);
    arrange(host);
    expect(domainOf(await check(site, host))).toMatchObject({ state: 'verified', problem });
  });

  test('a domain that nobody proves is given up, and can be proved by hand afterwards', async () => {
    const site = await kit.aSite();
    const host = aHost();
    const { record } = domainOf(await add(site, host));
    await age(site, host, 'created_at', WAITS_FOR + 1000);
    expect(domainOf(await check(site, host)).state).toBe('failed');
    nameServer.set('TXT', record.name, record.text);
    expect(domainOf(await check(site, host)).state).toBe('verified');
    expect(await auditOf(site)).toEqual(['domain.add', 'domain.fail', 'domain.verify']);
  });

  test('a verified domain outlives a lost record for some days, looked at by itself', async () => {
    const site = await kit.aSite();
    const host = await aProvedDomain(site);
    nameServer.clear();
    const look = async () => {
      const [row] = await list(site);
      await kit.app.services.domains.checkByItself(site.id, host, row?.addedAt ?? '');
      return (await list(site))[0];
    };
    expect(await look()).toMatchObject({ state: 'verified', problem: DOMAIN_PROBLEMS.noRecord });
    expect((await call('GET', '/', { host })).status).toBe(200);
    await age(site, host, 'proved_at', FORGIVES_FOR + 1000);
    expect(await look()).toMatchObject({ state: 'failed' });
    expect((await call('GET', '/', { host })).status).toBe(404);
  });

  test('each look by itself plans the next one', async () => {
    const site = await kit.aSite();
    const host = aHost();
    const { addedAt } = domainOf(await add(site, host));
    const planned = async () =>
      (
        await kit.db.pool.query(
          "select start_after - now() > interval '1 minute' as later from jobs.job where name = 'domain-check' and data->>'host' = $1",
          [host],
        )
      ).rows.length;
    expect(await planned()).toBe(1);
    await kit.app.services.domains.checkByItself(site.id, host, addedAt);
    expect(await planned()).toBe(2);
    await kit.app.services.domains.checkByItself(site.id, host, '2020-01-01T00:00:00.000Z');
    expect(await planned()).toBe(2);
  });

  test('a domain goes to whoever proves it once the record of the other site is gone', async () => {
    const [one, other] = [await kit.aSite(), await kit.aSite()];
    const host = aHost();
    const { record } = domainOf(await add(other, host));
    await aProvedDomain(one, host);
    const proofOfOne = (await list(one))[0]?.record.text ?? '';
    nameServer.set('TXT', record.name, proofOfOne, record.text);
    expect(domainOf(await check(other, host))).toMatchObject({
      state: 'waiting',
      problem: DOMAIN_PROBLEMS.elsewhere,
    });
    nameServer.set('TXT', record.name, record.text);
    expect(domainOf(await check(other, host)).state).toBe('verified');
    expect(await list(one)).toMatchObject([{ host, state: 'failed' }]);
    expect((await call('GET', '/robots.txt', { host })).body).toContain(other.host);
  });

  test('a domain of another site is answered like one that does not exist', async () => {
    const [one, other] = [await kit.aSite(), await kit.aSite()];
    const host = await aProvedDomain(one);
    const nobody = aHost();
    for (const attempt of [
      (name: string) => check(other, name),
      (name: string) => setPrimary(other, name),
      (name: string) => call('DELETE', `/api/domains/${name}`, { as: other.owner, body: {} }),
    ]) {
      const { requestId: _, ...foreign } = (await attempt(host)).json();
      const { requestId: __, ...random } = (await attempt(nobody)).json();
      expect(foreign).toEqual(random);
      expect(foreign.errorKey).toBe('notFound');
    }
    expect(await list(one)).toMatchObject([{ host, state: 'verified', isPrimary: false }]);
  });
});

describe('the primary domain', () => {
  test('all other hosts lead to it, with path and query', async () => {
    const site = await kit.aSite();
    const [primary, second] = [await aProvedDomain(site), await aProvedDomain(site)];
    // Read once, so that the fast lane knows the page too.
    expect((await call('GET', '/about', { host: second })).status).toBe(200);
    expect((await setPrimary(site, primary)).json()).toEqual({ primary });
    for (const host of [site.host, second]) {
      const answer = await call('GET', '/about?a=1&b=%20', { host });
      expect([answer.status, answer.headers.location]).toEqual([301, `https://${primary}/about?a=1&b=%20`]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect((await call('GET', '/about', { host: primary })).status).toBe(200);
  });

  test('the admin, calls, previews and people who work on the site stay where they are', async () => {
    const site = await kit.aSite();
    const primary = await aProvedDomain(site);
    await setPrimary(site, primary);
    expect((await call('GET', '/about', { as: site.owner })).status).toBe(200);
    expect((await call('GET', '/config/', { as: site.owner })).status).toBe(200);
    expect((await call('GET', '/api/auth/Account', { as: site.owner })).status).toBe(200);
    for (const path of ['/?logout=true', '/?noredirect', '/about?preview'])
      expect((await call('GET', path, { host: site.host })).status).toBe(200);
    const config = await call('GET', '/config/', { host: primary });
    expect([config.status, config.headers.location]).toEqual([
      302,
      expect.stringContaining(`https://${APP_DOMAIN}/api/auth/Open`),
    ]);
  });

  test('is what pages, robots and the sitemap call the site, also on pages that were kept', async () => {
    const site = await kit.aSite();
    const primary = await aProvedDomain(site);
    const canonical = async () =>
      /rel="canonical" href="([^"]+)"/.exec((await call('GET', '/about', { host: primary })).body)?.[1];
    expect(await canonical()).toBe(`https://${site.host}/about`);
    await setPrimary(site, primary);
    expect(await canonical()).toBe(`https://${primary}/about`);
    expect((await call('GET', '/sitemap.xml', { host: primary })).body).toContain(
      `<loc>https://${primary}/about</loc>`,
    );
    expect((await call('GET', '/robots.txt', { host: primary })).body).toContain(
      `https://${primary}/sitemap.xml`,
    );
    await setPrimary(site, null);
    expect(await canonical()).toBe(`https://${site.host}/about`);
    expect(await auditOf(site)).toEqual(['domain.add', 'domain.verify', 'domain.primary', 'domain.primary']);
  });

  test('must be verified', async () => {
    const site = await kit.aSite();
    const host = aHost();
    await add(site, host);
    const answer = await setPrimary(site, host);
    expect([answer.status, answer.json().errorKey]).toEqual([409, 'domainUnproved']);
  });

  test('removing it frees the host and the site is back under its own', async () => {
    const site = await kit.aSite();
    const primary = await aProvedDomain(site);
    await setPrimary(site, primary);
    const removed = await call('DELETE', `/api/domains/${primary}`, { as: site.owner, body: {} });
    expect(removed.json()).toEqual({ removed: primary });
    expect((await call('GET', '/', { host: primary })).status).toBe(404);
    expect((await call('GET', '/', { host: site.host })).status).toBe(200);
    expect((await add(await kit.aSite(), primary)).status).toBe(200);
  });
});

test('other nodes hear of a domain, of the primary one and of its end', async () => {
  const site = await kit.aSite();
  const host = aHost();
  const { accounts } = kit.app.services;
  const node = makeSites({
    db: kit.db,
    accounts,
    appDomain: APP_DOMAIN,
    sitesDomain: APP_DOMAIN,
    scheme: 'https',
    now: Date.now,
  });
  const stop = await listenForPublishes(kit.db.pool.options, node);
  const seen = async () => {
    const place = await node.placeOf(host);
    return place.kind === 'site' ? { id: place.site.id, primary: place.site.primaryHost } : place.kind;
  };
  expect(await seen()).toBe('unknown');
  await aProvedDomain(site, host);
  await expect.poll(seen).toEqual({ id: site.id, primary: null });
  await setPrimary(site, host);
  await expect.poll(seen).toEqual({ id: site.id, primary: host });
  await call('DELETE', `/api/domains/${host}`, { as: site.owner, body: {} });
  await expect.poll(seen).toBe('unknown');
  await stop();
});

test('proxies can ask which hosts are served', async () => {
  const site = await kit.aSite();
  const host = await aProvedDomain(site);
  const status = async (name: string) => (await call('GET', `/api/domains/served?domain=${name}`)).status;
  const hosts = [host, site.host, APP_DOMAIN, aHost(), '127.0.0.1'];
  expect(await Promise.all(hosts.map(status))).toEqual([200, 200, 200, 404, 404]);
});

test('proxies may know the server by any name', async () => {
  const asked = await call('GET', `/api/domains/served?domain=${APP_DOMAIN}`, { host: 'plinth:3000' });
  expect(asked.status).toBe(200);
});

describe('calls from the site’s own domain', () => {
  const preflight = (site: TestSite, origin: string) =>
    call('OPTIONS', '/api/auth/Logout', {
      host: site.host,
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('are allowed with credentials, before and during the call', async () => {
    const site = await kit.aSite();
    const origin = `https://${await aProvedDomain(site)}`;
    const asked = await preflight(site, origin);
    expect(asked.status).toBe(204);
    const allowed = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    };
    expect(asked.headers).toMatchObject({
      ...allowed,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'content-type, x-csrf-token',
    });
    const read = await call('GET', '/api/auth/Account', { as: site.owner, headers: { origin } });
    expect(read.headers).toMatchObject(allowed);
    const written = await call('POST', '/api/auth/Logout', { as: site.owner, headers: { origin } });
    expect([written.status, written.headers['access-control-allow-origin']]).toEqual([200, origin]);
  });

  test('still need the crumb', async () => {
    const site = await kit.aSite();
    const origin = `https://${await aProvedDomain(site)}`;
    const answer = await call('POST', '/api/auth/Logout', {
      host: site.host,
      headers: { origin, cookie: `__Host-${SESSION_COOKIE}=${site.owner.token}` },
    });
    expect([answer.status, answer.json().crumbFail]).toEqual([403, true]);
  });

  test('are refused to everybody else', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const own = await aProvedDomain(site);
    const waiting = aHost();
    await add(site, waiting);
    const foreign = await aProvedDomain(other);
    for (const origin of [
      'https://evil.example',
      `https://${waiting}`,
      `https://${foreign}`,
      `http://${own}`,
      `https://${own}:8443`,
      `https://${own}.evil.example`,
      `https://${other.host}`,
      'null',
    ]) {
      const asked = await preflight(site, origin);
      expect([origin, asked.status]).toEqual([origin, 403]);
      const called = await call('POST', '/api/auth/Logout', { as: site.owner, headers: { origin } });
      expect([origin, called.status, called.json().crumbFail]).toEqual([origin, 403, true]);
      for (const { headers } of [asked, called]) {
        expect(headers['access-control-allow-origin']).toBeUndefined();
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    }
    expect((await call('GET', '/api/auth/Account', { as: site.owner })).status).toBe(200);
    await call('DELETE', `/api/domains/${own}`, { as: site.owner, body: {} });
    expect((await preflight(site, `https://${own}`)).status).toBe(403);
  });
});
