import { PgBoss, type JobResult } from 'pg-boss';
import type { Database, Tx } from './database/database.ts';
import { describeFailure } from './job-failure.ts';

export type JobData = Readonly<Record<string, string>>;

/** Work that takes longer than a quarter of an hour has to say so, or it is taken for stuck and begun again. */
export interface LongWork {
  mayTakeSeconds: number;
  /** So many go on beside each other: one person's must not keep everybody else waiting. */
  atOnce: number;
}

/** Work that is done later or again: one queue per kind, kept in the same database. */
export interface Jobs {
  /** Enqueues as part of `tx`: the work exists if and only if the transaction commits. */
  enqueue(tx: Tx, queue: string, data: JobData, at?: Date): Promise<void>;
  /** Says who does the work of a queue; nothing is done before `begin`. */
  handle(queue: string, work: (data: JobData) => Promise<void>, long?: LongWork): Promise<void>;
  /** Once a day, on one node, in the small hours of UTC. */
  daily(queue: string, work: () => Promise<void>): Promise<void>;
  /** Takes up what waits, once all are there whom a piece of work may need. */
  begin(): Promise<void>;
  isReady(): boolean;
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
const SMALL_HOURS = '17 3 * * *';
/** Work of a node that has been silent for so long is taken up by another; without it only after a quarter of an hour. */
const SILENT_SECONDS = 30;
const MAX_NAMES = 200;
/** Many small jobs are fetched together and go on without a pause; each succeeds or fails by itself. */
const WORK = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

export async function startJobs(db: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.pool.query(text, values) },
    schema: SCHEMA,
    // The schema is made by the migration, which may do more than the application's own role.
    createSchema: false,
  });
  boss.on('error', onError);
  await boss.start();
  let isRunning = true;
  /** Jobs are added often and by few texts, one for each queue: each connection keeps their plans. */
  const names = new Map<string, string>();
  const named = (text: string, values: unknown[] = []) => {
    if (!names.has(text) && names.size < MAX_NAMES && values.length > 0) names.set(text, `job-${names.size}`);
    const name = names.get(text);
    return { ...(name !== undefined && { name }), text, values };
  };

  const longest = new Map<string, number>();
  const workers: (() => Promise<unknown>)[] = [];

  const handle: Jobs['handle'] = async (queue, work, long) => {
    if (long) longest.set(queue, long.mayTakeSeconds);
    await boss.createQueue(queue, { retryLimit: 3, retryBackoff: true, heartbeatSeconds: SILENT_SECONDS });
    const options = { ...WORK, ...(long && { batchSize: 1, localConcurrency: long.atOnce }) };
    workers.push(() =>
      boss.work<JobData, unknown, typeof options>(queue, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push(await settle({ id, queue }, work(data), onError));
        return results;
      }),
    );
  };

  return {
    async enqueue(tx, queue, data, at) {
      const expireInSeconds = longest.get(queue);
      await boss.send(queue, data, {
        ...(at && { startAfter: at }),
        ...(expireInSeconds !== undefined && { expireInSeconds }),
        db: { executeSql: (text, values) => tx.$client.query(named(text, values)) },
      });
    },
    handle,
    async daily(queue, work) {
      await handle(queue, work);
      await boss.schedule(queue, SMALL_HOURS);
    },
    async begin() {
      for (const start of workers.splice(0)) await start();
    },
    isReady: () => isRunning,
    async stop() {
      isRunning = false;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

async function settle(
  { id, queue }: { id: string; queue: string },
  work: Promise<void>,
  onError: (error: Error) => void,
): Promise<JobResult> {
  return work.then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => {
      onError(new Error(describeFailure(queue, error), { cause: error }));
      return { id, status: 'failed', output: { message: String(error) } };
    },
  );
}
