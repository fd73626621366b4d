import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../database/migrate.ts';
import { openEngine } from '../engine/engine.ts';
import { aDatabaseOn, databaseUrl } from './a-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    templateDatabase: string;
  }
}

/** Before all tests: the build is current, and a PostgreSQL has a migrated database to copy for each test file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')]);
  const server = await aDatabaseServer();
  const template = await aDatabaseOn(server.adminUrl, 'plinth_template');
  await prepareDatabase({ connectionString: databaseUrl(server.adminUrl, template.name) });
  project.provide('adminUrl', server.adminUrl);
  project.provide('templateDatabase', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}

/** What a crash would take is thrown away after the run anyway; waiting for the disk took a good part of it. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

/** The one named by DATABASE_URL, where the tests make databases of their own, or one for this run alone. */
export async function aDatabaseServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { adminUrl: process.env.DATABASE_URL, stop: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-test-'));
  const engine = await openEngine({ dataDir, log: () => {}, settings: FORGETFUL });
  return {
    adminUrl: engine.adminUrl,
    async stop() {
      await engine.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
