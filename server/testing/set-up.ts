import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../app.ts';
import { makeDatabase } from '../database/database.ts';
import { prepareDatabase } from '../database/migrate.ts';
import { startJobs } from '../jobs.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { aDatabaseOn, databaseUrl } from './a-database.ts';
import { aDatabaseServer } from './engine.ts';
import { testVault } from './vault.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    templateDatabase: string;
    /** How the product connects to a copy: as the role that row-level security binds. */
    connectionOptions: string;
  }
}

/** Before all tests: the build is current, and a PostgreSQL has a database to copy for each test file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')]);
  const server = await aDatabaseServer();
  const template = await aDatabaseOn(server.adminUrl, 'plinth_template');
  const options = await fillTemplate(databaseUrl(server.adminUrl, template.name));
  project.provide('adminUrl', server.adminUrl);
  project.provide('templateDatabase', template.name);
  project.provide('connectionOptions', options);
  return async () => {
    await template.drop();
    await server.stop();
  };
}

/** The app makes its queues when it starts: tables, which take longer than most test files do otherwise. */
async function fillTemplate(connectionString: string): Promise<string> {
  const config = await prepareDatabase({ connectionString });
  const db = makeDatabase(config);
  const jobs = await startJobs(db, { onError: () => {} });
  const filesDir = mkdtempSync(join(tmpdir(), 'plinth-files-'));
  const app = await buildApp({
    db,
    jobs,
    bundle: await loadBundle(),
    vault: testVault,
    filesDir,
    appDomain: 'plinth.test',
    isSecure: true,
    logLevel: 'silent',
  });
  await app.http.close();
  await jobs.stop();
  await db.close();
  rmSync(filesDir, { recursive: true, force: true });
  return config.options ?? '';
}
