import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../database/migrate.ts';
import { openEngine } from '../engine/engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'plinth_template';

/** Before all tests: the build is current, and one PostgreSQL with a migrated database to copy for each test file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')]);
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-test-'));
  const engine = await openEngine({ dataDir, log: () => {} });
  const client = new Client({ connectionString: engine.adminUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await prepareDatabase({ connectionString: databaseUrl(engine.adminUrl, TEMPLATE_DATABASE) });
  project.provide('adminUrl', engine.adminUrl);
  return async () => {
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
