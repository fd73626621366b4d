import type { Database, Tx } from './database/database.ts';
import { withoutEmails } from './job-failure.ts';

/** The queue of what was given up after all tries. */
export const DEAD_LETTERS = 'dead-letters';

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

export interface FailedJob {
  id: string;
  queue: string;
  /** Whether it was given up; otherwise it is tried again at `nextAt`. */
  isDead: boolean;
  tries: number;
  reason: string;
  createdAt: Date;
  nextAt: Date;
}

export interface RunningJob {
  id: string;
  queue: string;
  startedAt: Date;
  tries: number;
}

export async function reportOn(db: Database): Promise<QueueReport[]> {
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

/** What was given up first, then what is tried again, the newest of each before the others. */
export async function listFailures(db: Database, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.pool.query<FailedJob>(
    `select id, case when is_dead then source_name else name end as queue, is_dead as "isDead",
       case when is_dead then source_retry_count else retry_count end + 1 as tries,
       coalesce(said->>'message', said->'value'->>'message', '') as reason,
       coalesce(source_created_on, created_on) as "createdAt", start_after as "nextAt"
     from (select *, name = '${DEAD_LETTERS}' as is_dead, coalesce(source_output, output) as said from jobs.job
           where state = 'retry' or (name = '${DEAD_LETTERS}' and state < 'active')) as job
     order by is_dead desc, "createdAt" desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, reason: withoutEmails(row.reason) }));
}

export async function listRunning(db: Database, limit: number): Promise<RunningJob[]> {
  const { rows } = await db.pool.query<RunningJob>(
    `select id, name as queue, started_on as "startedAt", retry_count + 1 as tries from jobs.job
     where state = 'active' order by started_on limit $1`,
    [limit],
  );
  return rows;
}

/** Tries again at once what waits for its next try: all of it, that of a queue, or one job. */
export async function hurry(db: Database, which: { queue?: string; id?: string }): Promise<number> {
  const { rowCount } = await db.pool.query(
    `update jobs.job set start_after = now()
     where state = 'retry' and ($1::text is null or name = $1) and ($2::uuid is null or id = $2)`,
    [which.queue ?? null, which.id ?? null],
  );
  return rowCount ?? 0;
}

/** Dead letters whose work is begun anew by other jobs. */
export async function forgetDead(
  tx: Tx,
  queue: string,
  { key, values }: { key: string; values: readonly string[] },
): Promise<void> {
  await tx.$client.query(
    `delete from jobs.job where name = '${DEAD_LETTERS}' and source_name = $1 and data->>$2 = any($3)`,
    [queue, key, [...values]],
  );
}
