import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client, PoolClient } from 'pg';
import { scope, together, type DatabaseConfig, type ReplicaReport, type Tx } from '../database.ts';
import { makeLending } from '../lending.ts';
import { makePulse } from '../pulse.ts';
import { isUnavailable } from '../unavailable.ts';
import { WatchedPool } from '../watched-pool.ts';
import { CONNECTION_OPTIONS, type Published } from '../work.ts';

const CONNECTIONS = 10;
/** The primary would have answered by then. */
const PATIENCE_MS = 1000;
/** So long it gets no reads after one that it did not answer. */
const REST_MS = 5000;
/** So long a site that was behind is read elsewhere before it is looked at again. */
const LOOK_AGAIN_MS = 250;
const MAX_REMEMBERED = 10_000;

/** What came of a read; whoever gets no value asks the primary. */
export type Outcome<T> = { as: 'read'; value: T } | { as: 'behind' } | { as: 'failed' };

export interface Replica {
  report(): ReplicaReport;
  /** Whether it is worth asking it about this version. */
  isFor(site: Published): boolean;
  /** Reads at one moment in which this version, or a later one, was there. */
  read<T>(site: Published, work: (tx: Tx) => Promise<T>): Promise<Outcome<T>>;
  close(): Promise<void>;
}

interface Standby {
  isStandby: boolean;
  system: string;
  isPowerful: boolean;
}

/** Says of whose data this is a copy, and as whom it is read. */
const WHO = `select pg_is_in_recovery() as "isStandby", rolsuper or rolbypassrls as "isPowerful",
  (select system_identifier::text from pg_control_system()) as system from pg_roles where rolname = current_user`;

/** A copy of the database that follows it, a little behind. */
export function makeReplica(
  config: DatabaseConfig,
  { name, system, tell }: { name: string; system: string; tell: (report: ReplicaReport) => void },
): Replica {
  const own = {
    ...config,
    options: [CONNECTION_OPTIONS, `-c statement_timeout=${PATIENCE_MS}`, config.options]
      .filter(Boolean)
      .join(' '),
  };
  const pool = new WatchedPool({
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    pipeline: true,
    ...own,
  });
  pool.on('error', () => {});
  const lend = makeLending(pool);
  const behind = new Map<string, number>();
  let isTrusted: boolean | undefined;
  let restsUntil = 0;

  /** Whatever it was before: it may have been promoted, or another server stands at its address. */
  async function look(client: Client): Promise<void> {
    const { rows } = await client.query<Standby>(WHO);
    const [found] = rows;
    const was = isTrusted;
    isTrusted = found !== undefined && found.isStandby && found.system === system && !found.isPowerful;
    if (was !== isTrusted) tell(report());
  }

  const pulse = makePulse(own, {
    onAway: () => pool.refuse(),
    onBack: () => pool.admit(),
    ask: look,
  });
  pulse.watch(() => tell(report()));

  function stateOf(): ReplicaReport['state'] {
    if (pulse.isAway() || isTrusted === undefined) return 'away';
    if (!isTrusted) return 'foreign';
    return performance.now() < restsUntil ? 'resting' : 'following';
  }
  const report = (): ReplicaReport => ({ name, state: stateOf() });

  function noteBehind({ id }: Published): void {
    if (behind.size >= MAX_REMEMBERED) behind.clear();
    behind.set(id, performance.now() + LOOK_AGAIN_MS);
  }

  return {
    report,
    isFor: ({ id }) => stateOf() === 'following' && (behind.get(id) ?? 0) <= performance.now(),

    async read<T>(site: Published, work: (tx: Tx) => Promise<T>): Promise<Outcome<T>> {
      const reading = lend(site.id, (client) => readAt(client, site, work));
      try {
        const outcome = await inTime(reading);
        if (outcome.as === 'behind') noteBehind(site);
        else behind.delete(site.id);
        return outcome;
      } catch (error) {
        // What it refuses for its own reasons, such as a row that was just replaced, says nothing about the next read.
        if (error instanceof Late || isUnavailable(error)) restsUntil = performance.now() + REST_MS;
        return { as: 'failed' };
      }
    },

    async close() {
      await pulse.stop();
      pool.refuse();
      // Idle connections say goodbye, and one that hangs would never hear of it.
      await inTime(pool.end()).catch(() => {});
    },
  };
}

/** The version is read in the snapshot of all that follows; what was read without it is thrown away. */
async function readAt<T>(
  client: PoolClient,
  { id, liveVersion }: Published,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  const start = [
    'begin isolation level repeatable read read only',
    scope('plinth.site_id', id),
    `select live_version as version, pg_is_in_recovery() as "isStandby" from sites where id = '${id}'`,
  ].join('; ');
  const [working, begun] = together(client, () => {
    const beginning = client.query(start);
    return [work(drizzle({ client })), beginning] as const;
  });
  // A site that is not there yet may make the work fail, which then is no failure of the server.
  const [worked, answers] = await Promise.all([settled(working), begun]);
  const [found] =
    (answers as unknown as { rows: { version: number; isStandby: boolean }[] }[]).at(-1)?.rows ?? [];
  if (!found?.isStandby || found.version < liveVersion) {
    await client.query('rollback');
    return { as: 'behind' };
  }
  if ('error' in worked) throw worked.error;
  await client.query('commit');
  return { as: 'read', value: worked.value };
}

const settled = <T>(work: Promise<T>): Promise<{ value: T } | { error: unknown }> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

class Late extends Error {}

/** What comes later is nobody's business. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late()), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
