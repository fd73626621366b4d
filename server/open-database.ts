import type { Config } from './config.ts';
import { openEngine } from './engine/engine.ts';

/** The database that was named, or our own in the data folder; whoever runs the endings stops it. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  on: { endings: (() => Promise<void>)[]; onDeath: () => void; log: (line: string) => void },
): Promise<{ connectionString: string }> {
  if (databaseUrl) return { connectionString: databaseUrl };
  const engine = await openEngine({ dataDir, log: on.log });
  on.endings.push(() => engine.stop());
  void engine.died.then((lastWords) => {
    console.error(`PostgreSQL ended by itself: ${lastWords}`);
    on.onDeath();
  });
  return { connectionString: engine.adminUrl };
}
