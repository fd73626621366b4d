import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { buildApp } from '../server/app.ts';
import { makeDatabase } from '../server/database/database.ts';
import { prepareDatabase } from '../server/database/migrate.ts';
import { openEngine } from '../server/engine/engine.ts';
import { newId } from '../server/ids.ts';
import { startJobs } from '../server/jobs.ts';
import { loadBundle } from '../server/bundle/bundle.ts';
import type { Services } from '../server/services.ts';
import { makeSite } from '../server/sites/new-site.ts';
import type { Template } from '../site/templates/template.ts';
import { makeProduct, memoryOf } from './product.ts';
import type { Order } from './server.ts';
import { testVault } from '../server/testing/vault.ts';

type AppDeps = Parameters<typeof buildApp>[0];

/** What else is done to a site before it is measured. */
type AfterMaking = (services: Services, actor: { siteId: string; accountId: string }) => Promise<void>;

/** A fresh database with sites in it, and servers to measure on it. */
export async function openWorld() {
  const dir = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const engine = await openEngine({ dataDir: dir, log: () => {} });
  const admin = { connectionString: engine.adminUrl };
  const pool = await prepareDatabase(admin);
  const filesDir = join(dir, 'files');
  const servers: (() => void)[] = [];

  /** The product in this process. */
  async function openApp(more: Pick<AppDeps, 'callsPerMinute' | 'pageCacheBytes'> = {}) {
    const db = makeDatabase(pool);
    const jobs = await startJobs(db, { onError: () => {} });
    const { services, http } = await buildApp({
      db,
      jobs,
      bundle: await loadBundle(),
      vault: testVault,
      filesDir,
      appDomain: 'localhost',
      isSecure: false,
      logLevel: 'warn',
      ...more,
    });
    return {
      services,
      http,
      async close() {
        await http.close();
        await jobs.stop();
        await db.close();
      },
    };
  }

  return {
    dir,
    pool,
    openApp,
    /** A connection that sees all sites. */
    admin,

    async addSites(
      sites: readonly { identifier: string; template: Template; afterwards?: AfterMaking }[],
      owner = { email: `${newId()}@example.com`, password: newId() },
    ): Promise<void> {
      const app = await openApp();
      const { services } = app;
      const ownerId = await services.accounts.create({ ...owner, name: 'Bench' });
      for (const { afterwards, ...site } of sites) {
        const siteId = await makeSite(services, { ...site, ownerId });
        await afterwards?.(services, { siteId, accountId: ownerId });
      }
      await app.close();
    },

    /** Copies a site many times inside the database: ids need to be unique only within their site. */
    async copySite(identifier: string, copies: number): Promise<void> {
      const client = new Client(admin);
      await client.connect();
      const copy = (table: string, columns: readonly string[]) =>
        client.query(
          `insert into ${table} (site_id, ${columns.join(', ')})
           select copy.id, ${columns.map((column) => `t.${column}`).join(', ')}
           from ${table} t join sites s on s.id = t.site_id and s.identifier = $1, sites copy where copy.identifier like 'copy%'`,
          [identifier],
        );
      await client.query(`insert into sites (id, identifier, website_type, site_status, template_id, live_version)
        select lpad(n::text, 24, '0'), 'copy' || n, website_type, site_status, template_id, live_version from sites, generate_series(1, ${copies}) n where identifier = '${identifier}'`);
      await copy('documents', ['id', 'kind', 'key', 'draft_revision', 'live_revision', 'draft_path']);
      await copy('revisions', ['document_id', 'number', 'body']);
      await copy('live_pages', [
        'document_id',
        'path',
        'title',
        'description',
        'page_kind',
        'published_at',
        'updated_at',
        'search',
      ]);
      await client.query('analyze');
      await client.end();
    },

    async serve(order: Order): Promise<{ port: number; memory: () => Promise<number>; stop: () => void }> {
      const child = fork(join(import.meta.dirname, 'server.ts'), {
        env: { ...process.env, NODE_ENV: 'production' },
      });
      const stop = () => void child.kill();
      servers.push(stop);
      const answer = <T>() =>
        new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)));
      child.send(order);
      const { port } = await answer<{ port: number }>();
      return {
        port,
        stop,
        async memory() {
          child.send('memory');
          return (await answer<{ bytes: number }>()).bytes;
        },
      };
    },

    /** The built product on this database, as it runs on a machine of somebody else. */
    async serveBuilt(): Promise<{ port: number; memory: () => number; stop: () => void }> {
      const port = 39_875;
      const product = makeProduct({
        port,
        dataDir: dir,
        domain: 'localhost',
        settings: { DATABASE_URL: admin.connectionString, DEMO: 'off' },
      });
      const child = product.start();
      const stop = () => void child.kill();
      servers.push(stop);
      await product.ready();
      return { port, stop, memory: () => memoryOf(child.pid ?? 0) ?? 0 };
    },

    async close(): Promise<void> {
      for (const stop of servers) stop();
      await engine.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
