import type { Config } from './config.ts';
import { log } from './log.ts';
import { openEngine } from './engine/engine.ts';

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backup'>;

interface Around {
  endings: (() => Promise<void>)[];
  onDeath: () => void;
  log: (line: string) => void;
}

export type OpenDatabase = (settings: DatabaseSettings, on: Around) => Promise<{ connectionString: string }>;

/** The database that was named, or our own in the data folder; whoever runs the endings stops it. */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir, backup }: DatabaseSettings,
  on: Around & { onLaunch?: () => void },
): Promise<{ connectionString: string }> {
  if (databaseDirectUrl) return { connectionString: databaseDirectUrl };
  const { onLaunch } = on;
  const engine = await openEngine({
    dataDir,
    log: (line) => on.log(line),
    keepsLog: backup.keepsLog,
    ...(onLaunch && { onLaunch }),
  });
  on.endings.push(() => engine.stop());
  void engine.died.then((lastWords) => {
    log('error', `PostgreSQL ended by itself: ${lastWords}`);
    on.onDeath();
  });
  return { connectionString: engine.adminUrl };
}

/**
 * Starts the database and returns at once: the program is read while PostgreSQL becomes ready. What it says, and that it
 * failed, is told to whoever then opens it; a process that is told to end before that takes it along.
 */
export async function openAhead(settings: DatabaseSettings): Promise<OpenDatabase> {
  const said: string[] = [];
  const around: Around = {
    endings: [],
    onDeath: () => process.exit(1),
    log: (line) => said.push(line),
  };
  const launched = Promise.withResolvers<void>();
  const opening = openDatabase(settings, Object.assign(around, { onLaunch: launched.resolve }));
  const settled = opening.then(
    () => {},
    () => {},
  );
  await Promise.race([launched.promise, settled]);
  const end = () =>
    void settled.then(async () => {
      for (const step of around.endings) await step();
      process.exit(0);
    });
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, end);
  return async (_settings, on) => {
    for (const signal of signals) process.off(signal, end);
    for (const line of said) on.log(line);
    Object.assign(around, { onDeath: on.onDeath, log: on.log });
    const opened = await opening;
    on.endings.push(...around.endings);
    return opened;
  };
}
