import type { Config } from './config.ts';
import { log } from './log.ts';
import { openEngine } from './engine/engine.ts';

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backup'>;

/** The database that was named, or our own in the data folder; whoever runs the endings stops it. */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir, backup }: DatabaseSettings,
  on: { endings: (() => Promise<void>)[]; onDeath: () => void; log: (line: string) => void },
): Promise<{ connectionString: string }> {
  if (databaseDirectUrl) return { connectionString: databaseDirectUrl };
  const engine = await openEngine({ dataDir, log: on.log, keepsLog: backup.keepsLog });
  on.endings.push(() => engine.stop());
  void engine.died.then((lastWords) => {
    log('error', `PostgreSQL ended by itself: ${lastWords}`);
    on.onDeath();
  });
  return { connectionString: engine.adminUrl };
}
