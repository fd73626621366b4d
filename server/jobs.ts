import { PgBoss, type JobResult } from 'pg-boss';
import { DAY_SECONDS, HOUR_SECONDS } from '#core/durations.ts';
import type { Database, Tx } from './database/database.ts';
import { counters } from './counting/counters.ts';
import { gather } from './database/gathering.ts';
import { makeShares } from './database/shares.ts';
import { asJob } from './database/work.ts';
import { traced } from './telemetry/traced.ts';
import { describeFailure, failureReason } from './job-failure.ts';
import {
  DEAD_LETTERS,
  forgetDead,
  hurry,
  listFailures,
  listRunning,
  reportOn,
  type FailedJob,
  type QueueReport,
  type RunningJob,
} from './job-records.ts';

export type JobData = Readonly<Record<string, string>>;

/** One try at a piece of work. */
export interface Attempt {
  /** Whether it becomes a dead letter if this try fails as well. */
  isLast: boolean;
}

/** A job that this node is doing now. */
export interface HeldJob {
  id: string;
  queue: string;
  since: number;
}

/** Work that takes longer than a quarter of an hour has to say so, or it is taken for stuck and begun again. */
export interface LongWork {
  mayTakeSeconds: number;
  /** So many go on beside each other: one person's must not keep everybody else waiting. */
  atOnce: number;
}

/** Small pieces of work that ask the database together when they are done beside each other. */
export interface SmallWork {
  isBeside: true;
}

/** Work that is done later or again: one queue per kind, kept in the same database. */
export interface Jobs {
  /** Enqueues as part of `tx`: the work exists if and only if the transaction commits. */
  enqueue(tx: Tx, queue: string, data: JobData, at?: Date): Promise<void>;
  /** Says who does the work of a queue; nothing is done before `begin`. */
  handle(
    queue: string,
    work: (data: JobData, attempt: Attempt) => Promise<void>,
    how?: LongWork | SmallWork,
  ): Promise<void>;
  /** Once a day, on one node, in the small hours of UTC. */
  daily(queue: string, work: () => Promise<void>): Promise<void>;
  /** Takes up what waits, once all are there whom a piece of work may need. A node that only serves pages does not. */
  begin(): Promise<void>;
  /** Tries again at once what waits for its next try, and says how many: what it waited for is back. */
  hurry(queue?: string): Promise<number>;
  report(): Promise<QueueReport[]>;
  failures(limit: number): Promise<FailedJob[]>;
  /** What all nodes do now. */
  running(limit: number): Promise<RunningJob[]>;
  /** What this node does now. */
  held(): readonly HeldJob[];
  /** Puts dead letters back into their queues, and says how many. */
  retryDead(queue?: string): Promise<number>;
  /** Tries one job again at once; says whether there is such a failed one. */
  retry(id: string): Promise<boolean>;
  /** Drops the dead letters of a queue whose work was begun anew, known by one of the values they carry. */
  forgetDead(tx: Tx, queue: string, which: { key: string; values: readonly string[] }): Promise<void>;
  isReady(): boolean;
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
const SMALL_HOURS = '17 3 * * *';
/** Work of a node that has been silent for so long is taken up by another; without it only after a quarter of an hour. */
const SILENT_SECONDS = 30;
/** How often nodes look for such work. */
const LOOK_SECONDS = 15;
/** How often one look is taken at what is due in all queues. */
const POLL_SECONDS = 0.5;
/** Nobody waits for this: a queue is told of its work, and asks by itself only in case a look went wrong. */
const ASKS_BY_ITSELF_SECONDS = 30;
/** At the start, and whenever they ask by themselves, all queues ask at once, and would open every connection there is. */
const ASKING = { total: 3, each: 3, patienceMs: 60_000, maxWaiting: 10_000 };
/** One short question however many queues there are; each asking for itself kept a core busy for nothing. */
const DUE = `select queue from unnest($1::text[]) as queue where exists (
  select from jobs.job where name = queue and state < 'active' and not blocked and start_after <= now())`;
const MAX_NAMES = 200;
/** Many small jobs are fetched together and go on without a pause; each succeeds or fails by itself. */
const WORK = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true } as const;

/** Waits double from seconds to hours: a restart is not noticed, and an outage of four days loses nothing. */
export const RETRIES = { limit: 57, firstSeconds: 10, longestSeconds: 2 * HOUR_SECONDS };
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
  /** How long a piece of work waits at most before somebody finds it. */
  pollSeconds?: number;
}

export async function startJobs(db: Database, options: JobsOptions): Promise<Jobs> {
  const { onError, isWorker = true, lookSeconds = LOOK_SECONDS, pollSeconds = POLL_SECONDS } = options;
  const asking = makeShares(ASKING);
  const ask = async (text: string, values?: unknown[]) => {
    const endTurn = await asking.take(SCHEMA);
    return db.pool.query(text, values).finally(endTurn);
  };
  const boss = new PgBoss({
    db: { executeSql: ask },
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
  const workers: (() => Promise<void>)[] = [];
  /** Who is woken for the work of a queue. */
  const asleep = new Map<string, string[]>();
  const held = new Map<string, HeldJob>();

  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS });

  const daily = new Set(
    (await boss.getSchedules()).filter(({ cron }) => cron === SMALL_HOURS).map(({ name }) => name),
  );

  /** A queue keeps what it was made with, so those of an earlier version are told what is new. */
  async function openQueue(name: string): Promise<void> {
    const queue = known.get(name);
    if (!queue) {
      await boss.createQueue(name, QUEUE);
      // Known from here on, so that adding to it asks for nothing else and stays in its transaction.
      await boss.insert(name, []);
    } else if (!isSubset(QUEUE, queue)) await boss.updateQueue(name, QUEUE);
  }

  const handle: Jobs['handle'] = async (queue, work, how) => {
    const long = how && 'mayTakeSeconds' in how ? how : undefined;
    const isBeside = how !== undefined && 'isBeside' in how;
    if (long) longest.set(queue, long.mayTakeSeconds);
    await openQueue(queue);
    const options = {
      ...WORK,
      pollingIntervalSeconds: ASKS_BY_ITSELF_SECONDS,
      ...(long && { batchSize: 1 }),
    };
    const startWorker = () =>
      boss.work<JobData, unknown, typeof options>(queue, options, async (jobs) => {
        const carryOut = async ({ id, data, retryCount, retryLimit }: (typeof jobs)[number]) => {
          const attempt = { isLast: retryCount >= retryLimit };
          const doing = traced(`job ${queue}`, { 'plinth.job': id }, () => asJob(() => work(data, attempt)));
          return settle({ id, queue }, doing, onError);
        };
        for (const { id } of jobs) held.set(id, { id, queue, since: Date.now() });
        try {
          if (isBeside) return await Promise.all(jobs.map(carryOut));
          const results: JobResult[] = [];
          for (const job of jobs) results.push(await carryOut(job));
          return results;
        } finally {
          for (const { id } of jobs) held.delete(id);
        }
      });
    workers.push(async () => {
      const atOnce = Array.from({ length: long?.atOnce ?? 1 }, startWorker);
      asleep.set(queue, await Promise.all(atOnce));
    });
  };

  const stopLooking = keepDoing(pollSeconds * 1000, onError, async () => {
    if (asleep.size === 0) return;
    const { rows } = await db.pool.query<{ queue: string }>(DUE, [[...asleep.keys()]]);
    for (const { queue } of rows) for (const id of asleep.get(queue) ?? []) boss.notifyWorker(id);
  });

  return {
    async enqueue(tx, queue, data, at) {
      const expireInSeconds = longest.get(queue);
      const job = {
        data,
        ...(at && { startAfter: at }),
        ...(expireInSeconds !== undefined && { expireInSeconds }),
      };
      await gather(tx, `enqueue-${queue}`, [job], async (all) => {
        const db = {
          executeSql: (text: string, values?: unknown[]) => tx.$client.query(named(text, values)),
        };
        await boss.insert(queue, [...all], { db });
        return all;
      });
    },
    handle,
    async daily(queue, work) {
      await handle(queue, work);
      if (!daily.has(queue)) await boss.schedule(queue, SMALL_HOURS);
    },
    async begin() {
      const starting = workers.splice(0);
      if (isWorker) for (const start of starting) await start();
    },
    hurry: (queue) => hurry(db, queue === undefined ? {} : { queue }),
    report: () => reportOn(db),
    failures: (limit) => listFailures(db, limit),
    running: (limit) => listRunning(db, limit),
    held: () => [...held.values()],
    forgetDead,
    async retry(id) {
      return (await boss.redrive(DEAD_LETTERS, { ids: [id] })) > 0 || (await hurry(db, { id })) > 0;
    },
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
      stopLooking();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** Does something again and again, with a pause after each time; what ends it waits for nobody. */
function keepDoing(pauseMs: number, onError: (error: Error) => void, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const again = () => {
    if (!hasEnded) timer = setTimeout(go, pauseMs);
  };
  const go = () => {
    void work()
      .catch((error: Error) => {
        if (!hasEnded) onError(error);
      })
      .then(again);
  };
  again();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}

async function settle(
  { id, queue }: { id: string; queue: string },
  work: Promise<void>,
  onError: (error: Error) => void,
): Promise<JobResult> {
  return work.then(
    () => {
      counters.jobs.inc({ queue, outcome: 'completed' });
      return { id, status: 'completed' };
    },
    (error: unknown) => {
      counters.jobs.inc({ queue, outcome: 'failed' });
      counters.errors.inc({ where: 'job' });
      onError(new Error(describeFailure(queue, error), { cause: error }));
      return { id, status: 'failed', output: { message: failureReason(error) } };
    },
  );
}

function isSubset(wanted: Readonly<Record<string, unknown>>, of: object): boolean {
  return Object.entries(wanted).every(([name, value]) => Reflect.get(of, name) === value);
}
