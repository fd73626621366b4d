import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { findRunning } from '../engine/door.ts';
import { openEngine } from '../engine/engine.ts';
import { explainDatabaseError } from '../database/explain.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backup'>;

/** Works with the database while a server may be running on it; our own is started if none does. */
export async function withDatabase<T>(
  settings: Settings,
  work: (from: ClientConfig) => Promise<T>,
): Promise<T> {
  const { databaseUrl, databaseDirectUrl, backup } = settings;
  const addresses = [
    ['BACKUP_DATABASE_URL', backup.databaseUrl],
    ['DATABASE_DIRECT_URL', databaseDirectUrl],
    ['DATABASE_URL', databaseUrl],
  ] as const;
  for (const [setting, address] of addresses)
    if (address !== undefined)
      return work({ connectionString: address }).catch((error: unknown) =>
        explainDatabaseError(error, { databaseUrl: address }, setting),
      );
  const running = await findAnswering(settings.dataDir);
  if (running) return work({ connectionString: running });
  return withOwnEngine(settings.dataDir, { keepsLog: backup.keepsLog }, work);
}

export async function withOwnEngine<T>(
  dataDir: string,
  how: { settings?: Record<string, string>; keepsLog?: boolean },
  work: (admin: ClientConfig) => Promise<T>,
): Promise<T> {
  const engine = await openEngine({ dataDir, log: () => {}, ...how });
  try {
    return await work({ connectionString: engine.adminUrl });
  } finally {
    await engine.stop();
  }
}

/** What is left of a killed one says that it is ready as well, so it is asked. */
async function findAnswering(dataDir: string): Promise<string | undefined> {
  let client: Client | undefined;
  try {
    const url = findRunning(realpathSync(join(dataDir, 'postgres')));
    if (!url) return undefined;
    client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client?.end().catch(() => {});
  }
}
