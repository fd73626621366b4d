import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { buildApp, type App } from '../app.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { startJobs, type Jobs } from '../jobs.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { sell } from '../testing/a-shop.ts';
import { aWallBefore } from '../testing/a-wall.ts';
import { APP_DOMAIN, useApp, type TestSite } from '../testing/app.ts';
import { testVault } from '../testing/vault.ts';
import { makeDatabase, type Database } from './database.ts';
import { LIMITS } from './work.ts';

const kit = useApp();
const PAGE = { accept: 'text/html' };
const BUYERS = 30;
/** What is stuck takes as long as a lock is waited for and longer; what is not may still meet a busy machine. */
const NOT_STUCK_MS = LIMITS.read.lockMs;

/** Somebody else on the same database, who may do everything. */
async function aStranger(): Promise<Client> {
  const { connectionString } = kit.db.pool.options;
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const from = performance.now();
  return [await work, performance.now() - from];
}

describe('a lock that somebody keeps', () => {
  test('lets buyers know, and stops neither other sites nor the look at the server', async () => {
    const [shop, other] = [await kit.aSite(), await kit.aSite()];
    const { variantId } = await sell(kit, shop);
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = aBuyer(kit, shop);
        return { buyer, quote: (await buyer.fill(variantId)).quote };
      }),
    );
    const stranger = await aStranger();
    await stranger.query('begin');
    await stranger.query('select from product_variants where id = $1 for update', [variantId]);

    const placing = buyers.map(({ buyer, quote }) => buyer.place(quote));
    const [page, pageMs] = await timed(kit.call('GET', '/about', { host: other.host, headers: PAGE }));
    const [ready, readyMs] = await timed(kit.call('GET', '/readyz'));
    expect([page.status, ready.status]).toEqual([200, 200]);
    expect(Math.max(pageMs, readyMs)).toBeLessThan(NOT_STUCK_MS);

    const answers = await Promise.all(placing);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ errorKey: 'unavailable' });
    }
    await stranger.query('rollback');
    await stranger.end();
    const [first] = buyers;
    expect((await first?.buyer.place(first.quote))?.status).toBe(200);
  });

  test('a change of a table that waits for a long reader is waited for, not for ever', async () => {
    const site = await kit.aSite();
    const [reader, changer] = [await aStranger(), await aStranger()];
    await reader.query('begin; select from live_pages limit 1');
    const changing = changer.query('alter table live_pages add column unused_here int');
    // Other test files have databases on the same server.
    const waiting = `select from pg_locks join pg_database on oid = database
      where not granted and datname = current_database()`;
    await expect.poll(async () => (await reader.query(waiting)).rows).toHaveLength(1);
    const asking = kit.call('GET', '/about', { host: site.host, headers: PAGE });
    const [ready, readyMs] = await timed(kit.call('GET', '/readyz'));
    expect([ready.status, readyMs < NOT_STUCK_MS]).toEqual([200, true]);
    const page = await asking;
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Temporarily unavailable');
    await reader.query('rollback');
    await changing;
    expect((await kit.call('GET', '/about', { host: site.host })).status).toBe(200);
    await Promise.all([reader.end(), changer.end()]);
  });
});

test('behind a pooler nothing is kept on a connection, and limits come with each transaction', async () => {
  const site = await kit.aSite();
  const db = makeDatabase({ ...kit.db.pool.options, isPooled: true, max: 1 });
  try {
    const asked = `select $1 || $2 as said, current_setting('statement_timeout') as "limit"`;
    expect(await db.readOnce(site.id, asked, ["it's $2", '!'])).toEqual([{ said: "it's $2!", limit: '10s' }]);
    const kept = await db.site(site.id, async (tx) => {
      await tx.$client.query({ name: 'named', text: 'select 1' });
      return (await tx.$client.query('select name from pg_prepared_statements')).rows;
    });
    expect(kept).toEqual([]);
  } finally {
    await db.close();
  }
});

describe('a database that is away', () => {
  let wall: Awaited<ReturnType<typeof aWallBefore>>;
  let db: Database;
  let jobs: Jobs;
  let app: App;
  let site: TestSite;
  let port: number;
  const filesDir = mkdtempSync(join(tmpdir(), 'plinth-files-'));

  beforeAll(async () => {
    site = await kit.aSite();
    wall = await aWallBefore(inject('adminUrl'));
    const { connectionString = '', options } = kit.db.pool.options;
    const url = new URL(connectionString);
    db = makeDatabase({
      host: '127.0.0.1',
      port: wall.port,
      user: url.username,
      password: url.password,
      database: url.pathname.slice(1),
      options: options ?? '',
    });
    jobs = await startJobs(db, { onError: () => {} });
    app = await buildApp({
      db,
      jobs,
      bundle: await loadBundle(),
      vault: testVault,
      filesDir,
      appDomain: APP_DOMAIN,
      isSecure: true,
      logLevel: 'silent',
    });
    port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
    db.pulse.watch();
  });

  afterAll(async () => {
    wall.set('open');
    await app.http.close();
    await jobs.stop();
    await db.close();
    wall.close();
    rmSync(filesDir, { recursive: true, force: true });
  });

  const visit = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
    app.http.server.listening
      ? fetchFrom(port, { host: site.host, path, ...init })
      : Promise.reject(new Error('It does not listen.'));

  test.each(['silent', 'gone'] as const)(
    '(%s): kept pages go on, everything else says so at once, and all is well once it is back',
    async (fate) => {
      expect((await visit('/', { headers: PAGE })).status).toBe(200);
      await vi.waitFor(async () => expect((await visit('/readyz')).status).toBe(200), { timeout: 15_000 });
      wall.set(fate);
      // Those who ask in the first seconds wait for an answer that does not come; they get one all the same.
      const early = visit(`/nowhere-${fate}`, { headers: PAGE });
      const [ready, ms] = await timed(visit('/readyz'));
      expect([ready.status, ms < NOT_STUCK_MS]).toEqual([503, true]);
      expect(JSON.parse(ready.body)).toMatchObject({ checks: { database: false, files: true } });
      expect((await visit('/readyz?for=pages')).status).toBe(200);
      expect((await early).status).toBe(503);
      await vi.waitFor(() => expect(db.pulse.isAway()).toBe(true), { timeout: 15_000 });

      const kept = await visit('/', { headers: { ...PAGE, cookie: '__Host-session=somebody' } });
      expect([kept.status, kept.headers.get('cache-status')]).toEqual([200, 'plinth; hit; detail=stale']);
      const [uncached, uncachedMs] = await timed(visit('/contact-us', { headers: PAGE }));
      expect([uncached.status, uncached.headers.get('retry-after')]).toEqual([503, '5']);
      expect(uncachedMs).toBeLessThan(NOT_STUCK_MS);
      const call = await visit('/api/search/preview?q=x');
      expect([call.status, JSON.parse(call.body).errorKey]).toEqual([503, 'unavailable']);

      wall.set('open');
      await vi.waitFor(async () => expect((await visit('/readyz')).status).toBe(200), { timeout: 15_000 });
      await vi.waitFor(() => expect(db.pulse.isAway()).toBe(false), { timeout: 15_000 });
      const back = await visit('/', { headers: PAGE });
      expect([back.status, back.headers.get('cache-status')]).toEqual([200, null]);
      expect((await visit('/about', { headers: PAGE })).status).toBe(200);
    },
  );
});

/** A request to this machine with the Host of a site, which `fetch` does not let one choose. */
async function fetchFrom(
  port: number,
  {
    host,
    path,
    method = 'GET',
    headers = {},
  }: {
    host: string;
    path: string;
    method?: string;
    headers?: Record<string, string>;
  },
): Promise<{ status: number; headers: Headers; body: string }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, method, headers: { ...headers, host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body,
        }),
      );
    });
    asking.on('error', reject).end();
  });
}
