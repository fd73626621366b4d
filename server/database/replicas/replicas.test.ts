import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { counters } from '../../counting/counters.ts';
import { aPrimaryAndStandby } from '../../testing/a-standby.ts';
import { setLive } from '../../testing/a-shop.ts';
import { aWallBefore } from '../../testing/a-wall.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { makeDatabase, type Database } from '../database.ts';
import { prepareDatabase } from '../migrate.ts';
import { asPublished } from '../work.ts';
import { withReplicas } from './with-replicas.ts';

type Servers = Awaited<ReturnType<typeof aPrimaryAndStandby>>;
type Wall = Awaited<ReturnType<typeof aWallBefore>>;

let servers: Servers;
let wall: Wall;
let standby: Client;
const TOKEN = 'sixteen-characters-or-more';
const APP_ROLE_OPTION = '-c role=plinth_app';

/** Nothing is kept, so that every look is a read. */
const kit = useApp({ pageCacheBytes: 0, metrics: { token: TOKEN, port: undefined } }, async () => {
  servers = await aPrimaryAndStandby();
  wall = await aWallBefore(servers.standbyUrl);
  const config = await prepareDatabase({ connectionString: servers.primaryUrl });
  const db = await withReplicas(makeDatabase(config), {
    urls: [`postgres://postgres@127.0.0.1:${wall.port}/postgres`],
    options: config.options,
  });
  return {
    db,
    async drop() {
      wall.close();
      await standby.end().catch(() => {});
      await servers.end();
    },
  };
});

async function askStandby(): Promise<Client> {
  const client = new Client({ connectionString: servers.standbyUrl });
  client.on('error', () => {});
  await client.connect();
  return client;
}

beforeAll(async () => {
  standby = await askStandby();
  await following();
});

const following = () =>
  vi.waitFor(() => expect(kit.db.replicas()[0]?.state).toBe('following'), { timeout: 20_000 });

async function reads(outcome: string): Promise<number> {
  const { values } = await counters.replicaReads.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

/** What a visitor gets to see, and where that was read: for a page that is not there each time anew. */
async function look(site: TestSite) {
  const names = ['read', 'behind', 'failed', 'primary'];
  const before = await Promise.all(names.map(reads));
  const from = performance.now();
  const { status, body } = await kit.call('GET', '/nothing', {
    host: site.host,
    headers: { accept: 'text/html' },
  });
  const after = await Promise.all(names.map(reads));
  return {
    status,
    title: /<title>(.*?)<\/title>/.exec(body)?.[1] ?? '',
    ms: performance.now() - from,
    seen: new Set(names.filter((_name, index) => (after[index] ?? 0) > (before[index] ?? 0))),
  };
}

const rename = (site: TestSite, title: string) => setLive(kit, site, 'site', { title });

describe('a replica that follows', () => {
  test('is read from for visitors, and for nobody with rights on the site', async () => {
    const site = await kit.aSite();
    await expect.poll(async () => (await look(site)).seen).toEqual(new Set(['read']));
    const before = await reads('read');
    expect((await kit.call('GET', '/about', { as: site.owner })).status).toBe(200);
    expect(await reads('read')).toBe(before);
  });

  test('that lags behind a publish is left alone for that site until it has caught up', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    await expect.poll(async () => (await look(site)).seen).toEqual(new Set(['read']));
    await expect.poll(async () => (await look(other)).seen).toEqual(new Set(['read']));
    await standby.query('select pg_wal_replay_pause()');
    await rename(site, 'After the publish');
    for (let times = 0; times < 5; times += 1) {
      const { status, title, seen } = await look(site);
      expect([status, title]).toEqual([404, expect.stringContaining('After the publish')]);
      expect(seen).not.toContain('read');
    }
    expect((await look(other)).seen).toEqual(new Set(['read']));
    await standby.query('select pg_wal_replay_resume()');
    await expect.poll(async () => (await look(site)).seen).toEqual(new Set(['read']));
    expect((await look(site)).title).toContain('After the publish');
  });
});

describe('a replica that fails', () => {
  test('by hanging costs a visitor a second once, and is asked again when it answers', async () => {
    const site = await kit.aSite();
    await expect.poll(async () => (await look(site)).seen).toEqual(new Set(['read']));
    wall.set('silent');
    expect(await look(site)).toMatchObject({ status: 404, seen: new Set(['failed']) });
    expect(await look(site)).toMatchObject({ status: 404, seen: new Set(['primary']) });
    await vi.waitFor(() => expect(kit.db.replicas()[0]?.state).toBe('away'), { timeout: 10_000 });
    const ready = await kit.call('GET', '/readyz', { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(ready.json()).toMatchObject({
      status: 'ready',
      warnings: [expect.stringMatching(/^The replica .* does not answer\. Pages/)],
    });
    wall.set('gone');
    expect(await look(site)).toMatchObject({ status: 404, seen: new Set(['primary']) });
    wall.set('open');
    await following();
    await expect.poll(async () => (await look(site)).seen).toEqual(new Set(['read']));
  });
});

test('a replica that hangs does not keep the server from ending', async () => {
  const stuck = await aWallBefore(servers.standbyUrl);
  const db = await withReplicas(
    makeDatabase({ connectionString: servers.primaryUrl, options: APP_ROLE_OPTION }),
    {
      urls: [`postgres://postgres@127.0.0.1:${stuck.port}/postgres`],
      options: APP_ROLE_OPTION,
    },
  );
  await expect.poll(() => db.replicas()[0]?.state).toBe('following');
  const { id } = await kit.aSite();
  await asPublished({ id, liveVersion: 0 }, () => db.readSite(id, (tx) => tx.execute('select 1')));
  stuck.set('silent');
  await db.close();
  stuck.close();
});

describe('what is no standby of this database is never read from', () => {
  test.each([
    ['the primary itself', () => servers.primaryUrl, APP_ROLE_OPTION],
    ['a user who sees every site', () => servers.standbyUrl, undefined],
  ])('%s', async (_name, url, options) => {
    const { primaryUrl } = servers;
    let db: Database | undefined;
    try {
      db = await withReplicas(makeDatabase({ connectionString: primaryUrl, options: APP_ROLE_OPTION }), {
        urls: [url()],
        options,
      });
      await expect.poll(() => db?.replicas()[0]?.state).toBe('foreign');
    } finally {
      await db?.close();
    }
  });
});
