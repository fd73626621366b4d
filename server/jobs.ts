import { PgBoss, type JobResult } from 'pg-boss';
import { DAY_SECONDS, HOUR_SECONDS } from '#core/durations.ts';
import type { Database, Tx } from './database/database.ts';
import { asJob } from './database/work.ts';
import { describeFailure } from './job-failure.ts';

export type JobData = Readonly<Record<string, string>>;

/** One try at a piece of work. */
export interface Attempt {
  /** Whether it becomes a dead letter if this try fails as well. */
  isLast: boolean;
}

/** How much a queue holds. */
export interface QueueReport {
  queue: string;
  /** Due, and not begun. */
  waiting: number;
  /** Begun by some node. */
  active: number;
  /** Failed before, and tried again later. */
  retrying: number;
  /** Given up after all tries, and kept until somebody retries them. */
  dead: number;
  /** How long the oldest that is due has waited. */
  oldestSeconds: number;
}

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
  handle(
    queue: string,
    work: (data: JobData, attempt: Attempt) => Promise<void>,
    long?: LongWork,
  ): Promise<void>;
  /** Once a day, on one node, in the small hours of UTC. */
  daily(queue: string, work: () => Promise<void>): Promise<void>;
  /** Takes up what waits, once all are there whom a piece of work may need. A node that only serves pages does not. */
  begin(): Promise<void>;
  /** Tries again at once what waits for its next try: what it waited for is back. */
  hurry(queue: string): Promise<void>;
  report(): Promise<QueueReport[]>;
  /** Puts dead letters back into their queues, and says how many. */
  retryDead(queue?: string): Promise<number>;
  isReady(): boolean;
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
const SMALL_HOURS = '17 3 * * *';
/** Work of a node that has been silent for so long is taken up by another; without it only after a quarter of an hour. */
const SILENT_SECONDS = 30;
/** How often nodes look for such work. */
const LOOK_SECONDS = 15;
const MAX_NAMES = 200;
/** Many small jobs are fetched together and go on without a pause; each succeeds or fails by itself. */
const WORK = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true } as const;

/** Waits double from seconds to hours: a restart is not noticed, and an outage of four days loses nothing. */
export const RETRIES = { limit: 57, firstSeconds: 10, longestSeconds: 2 * HOUR_SECONDS };
const DEAD_LETTERS = 'dead-letters';
const DEAD_LETTERS_KEPT_SECONDS = 365 * DAY_SECONDS;
const QUEUE = {
  retryLimit: RETRIES.limit,
  retryBackoff: true,
  retryDelay: RETRIES.firstSeconds,
  retryDelayMax: RETRIES.longestSeconds,
  heartbeatSeconds: SILENT_SECONDS,
  deadLetter: DEAD_LETTERS,
};
const REDRIVEN_AT_ONCE = 1000;

export interface JobsOptions {
  onError: (error: Error) => void;
  /** Whether this node does the work, or only adds to it. */
  isWorker?: boolean;
  lookSeconds?: number;
}

export async function startJobs(db: Database, options: JobsOptions): Promise<Jobs> {
  const { onError, isWorker = true, lookSeconds = LOOK_SECONDS } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.pool.query(text, values) },
    schema: SCHEMA,
    // The schema is made by the migration, which may do more than the application's own role.
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
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

  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS });

  /** A queue keeps what it was made with, so those of an earlier version are told what is new. */
  async function openQueue(name: string): Promise<void> {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, QUEUE);
    else if (!isSubset(QUEUE, queue)) await boss.updateQueue(name, QUEUE);
  }

  const handle: Jobs['handle'] = async (queue, work, long) => {
    if (long) longest.set(queue, long.mayTakeSeconds);
    await openQueue(queue);
    const options = { ...WORK, ...(long && { batchSize: 1, localConcurrency: long.atOnce }) };
    workers.push(() =>
      boss.work<JobData, unknown, typeof options>(queue, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data, retryCount, retryLimit } of jobs) {
          const attempt = { isLast: retryCount >= retryLimit };
          results.push(
            await settle(
              { id, queue },
              asJob(() => work(data, attempt)),
              onError,
            ),
          );
        }
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
      const starting = workers.splice(0);
      if (isWorker) for (const start of starting) await start();
    },
    async hurry(queue) {
      await db.pool.query(`update jobs.job set start_after = now() where name = $1 and state = 'retry'`, [
        queue,
      ]);
    },
    report: () => reportOn(db),
    async retryDead(queue) {
      let moved = 0;
      for (let last = REDRIVEN_AT_ONCE; last === REDRIVEN_AT_ONCE; moved += last)
        last = await boss.redrive(DEAD_LETTERS, {
          limit: REDRIVEN_AT_ONCE,
          ...(queue !== undefined && { sourceName: queue }),
        });
      return moved;
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

function isSubset(wanted: Readonly<Record<string, unknown>>, of: object): boolean {
  return Object.entries(wanted).every(([name, value]) => Reflect.get(of, name) === value);
}

async function reportOn(db: Database): Promise<QueueReport[]> {
  const { rows } = await db.pool.query<QueueReport>(
    `select case when name = '${DEAD_LETTERS}' then source_name else name end as queue,
       count(*) filter (where is_due) as waiting,
       count(*) filter (where state = 'active') as active,
       count(*) filter (where state = 'retry') as retrying,
       count(*) filter (where name = '${DEAD_LETTERS}') as dead,
       coalesce(max(extract(epoch from now() - start_after)) filter (where is_due), 0)::float as "oldestSeconds"
     from (select name, source_name, state, start_after,
             start_after <= now() and state < 'active' and name <> '${DEAD_LETTERS}' as is_due
           from jobs.job where state < 'completed') as job
     group by 1 order by 1`,
  );
  return rows;
}
