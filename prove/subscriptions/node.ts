import { loadBundle } from '../../server/bundle/bundle.ts';
import { makeDatabase, type DatabaseConfig } from '../../server/database/database.ts';
import { startJobs, type Jobs } from '../../server/jobs.ts';
import { makeServices } from '../../server/services.ts';
import { testVault } from '../../server/testing/vault.ts';

/** All services of one node, without its doors. Jobs do nothing by themselves: `run` carries one out. */
export async function openNode(config: DatabaseConfig, filesDir: string, now: () => Date) {
  const db = makeDatabase(config);
  const started = await startJobs(db, { onError: () => {}, isWorker: false });
  const handlers = new Map<string, Parameters<Jobs['handle']>[1]>();
  const jobs: Jobs = {
    ...started,
    handle(queue, work, long) {
      handlers.set(queue, work);
      return started.handle(queue, work, long);
    },
  };
  const services = await makeServices({
    db,
    jobs,
    bundle: await loadBundle(),
    vault: testVault,
    filesDir,
    appDomain: 'plinth.test',
    isSecure: false,
    allowsTestPayments: true,
    logLevel: 'silent',
    now,
  });
  return {
    db,
    services,
    async run(queue: string, data: Record<string, string>): Promise<void> {
      await handlers.get(queue)?.(data, { isLast: false });
    },
    async stop(): Promise<void> {
      await jobs.stop();
      await db.close();
    },
  };
}

export type OpenNode = Awaited<ReturnType<typeof openNode>>;
