import { escapeLiteral, types, type Pool, type PoolClient, type PoolConfig } from 'pg';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isId } from '#core/ids.ts';
import { NamelessClient } from './pooled/nameless-client.ts';
import { makeShared, sendGathered, startGathering, stopGathering } from './gathering.ts';
import { makeLending } from './lending.ts';
import { makePlans } from './plans.ts';
import { makePulse, type Pulse } from './pulse.ts';
import { traced } from '../telemetry/traced.ts';
import { WatchedPool } from './watched-pool.ts';
import { CONNECTION_OPTIONS, currentWork, LIMITS, setLimits, type Kind } from './work.ts';

/** `foreign` is no standby of this database, or lets its user see every site. */
export interface ReplicaReport {
  name: string;
  state: 'following' | 'resting' | 'away' | 'foreign';
}

/** A query builder bound to one transaction, with the connection below it. */
export type Tx = NodePgDatabase & { $client: Pick<Pool, 'query'> };

/** Takes what a transaction ends with: the commit goes out with it, and all is waited for together. */
export type End = (write: () => Promise<unknown>) => void;

export interface Database {
  /** Platform tables only: without a site, row-level security shows no tenant rows. */
  platform: Tx;
  pool: Pool;
  /** Whether the database answers, watched on a connection of its own. */
  pulse: Pulse;
  /** How the replicas are that published pages are read from. */
  replicas: () => readonly ReplicaReport[];
  /** Runs `work` in one transaction that sees the rows of this site and of no other. */
  site: <T>(siteId: string, work: (tx: Tx, end: End) => Promise<T>) => Promise<T>;
  /**
   * The same without waiting for the disk: what it locks is free at once, and a power cut may take the last half
   * second of it. What must not be lost is followed by `flush` before anybody is told.
   */
  siteRelaxed: <T>(siteId: string, work: (tx: Tx, end: End) => Promise<T>) => Promise<T>;
  /** The same for many things that are done beside each other: what they ask alike goes out as one statement. */
  siteGathered: <T>(siteId: string, work: (tx: Tx, end: End) => Promise<T>) => Promise<T>;
  /** Waits until everything that was committed before is on disk. Those who wait at once share one write. */
  flush(): Promise<void>;
  /** The same for reading: all its queries see one moment, so nothing read is half old and half new. */
  readSite<T>(siteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement about this site in a single round trip, for what is read on every page. `$1` … stand for the values. */
  readOnce<Row extends object>(siteId: string, statement: string, values: readonly string[]): Promise<Row[]>;
  /** One transaction in which an account sees its own memberships. */
  account<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One transaction in which one mail is seen, whosever it is. The job that delivers it ends later in the same log, and
   * that waits for the disk.
   */
  mail<T>(mailId: string, work: (tx: Tx, end: End) => Promise<T>): Promise<T>;
  /** One transaction in which the mails to an address can be read. */
  mailbox<T>(address: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction in which mails of all sites are seen that are not sent. */
  unsentMails<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

// int8 comes as text by default; our counters stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

export interface DatabaseConfig extends PoolConfig {
  /** Whether a pooler stands between that lends a connection for one transaction only: then nothing is kept on it. */
  isPooled?: boolean;
}

/** Connections of one node: the turns of lending leave some for accounts, hosts and the queue itself. */
const CONNECTIONS = 20;
const CONNECT_WITHIN_MS = 5000;

export function makeDatabase({ isPooled = false, ...config }: DatabaseConfig): Database {
  const pool = new WatchedPool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // Statements that do not wait for each other are sent together; the database answers them in their order.
    pipeline: true,
    ...config,
    ...(isPooled
      ? { Client: NamelessClient }
      : { options: [CONNECTION_OPTIONS, config.options].filter(Boolean).join(' ') }),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const pulse = makePulse(config, { onAway: () => pool.refuse(), onBack: () => pool.admit() });
  const lendNow = makeLending(pool);
  const lend: typeof lendNow = (owner, work) =>
    traced('database', { 'plinth.owner': owner }, () => lendNow(owner, work));
  const planOn = makePlans();

  /** Connections bring the limits of reading along; behind a pooler they cannot. */
  function limitsOf(kind: Kind): string {
    return setLimits(currentWork().isJob ? 'job' : kind, isPooled ? undefined : LIMITS.read);
  }

  async function scoped<T>(
    { begin, kind, owner, gathers = false }: Scope,
    scopeOf: () => string,
    work: (tx: Tx, end: End) => Promise<T>,
  ): Promise<T> {
    const start = `${begin}; ${limitsOf(kind)}${scopeOf()}`;
    return lend(owner, async (client) => {
      const last: (() => Promise<unknown>)[] = [];
      if (gathers) startGathering(client);
      try {
        const [working, begun] = together(client, () => {
          const beginning = client.query(start);
          return [work(drizzle({ client }), (write) => last.push(write)), beginning];
        });
        const [result] = await Promise.all([working, begun]);
        if ((await commitWith(client, last)).command !== 'COMMIT')
          throw new Error('The transaction was given up.');
        return result;
      } finally {
        if (gathers) stopGathering(client);
      }
    });
  }

  async function readOnce<Row extends object>(
    siteId: string,
    statement: string,
    values: readonly string[],
  ): Promise<Row[]> {
    // Several statements in one message cannot carry parameters, so the driver writes them in as literals.
    const literals = values.map((value) => escapeLiteral(value)).join(', ');
    const results = await lend(siteId, async (client) => {
      const begin = `begin read only; ${limitsOf('read')}${scope('plinth.site_id', siteId)}`;
      if (isPooled) return client.query(`${begin}; ${withLiterals(statement, values)}; commit`);
      const { name, preparing, forget } = planOn(client, statement);
      const message = `${preparing}${begin}; execute ${name}(${literals}); commit`;
      return client.query(message).catch((error: Error) => {
        forget();
        throw error;
      });
    });
    return (results as unknown as { rows: Row[] }[]).at(-2)?.rows ?? [];
  }

  return {
    readOnce,
    platform: drizzle({ client: pool }),
    pool,
    pulse,
    replicas: () => [],
    site: (id, work) =>
      scoped({ begin: 'begin', kind: 'write', owner: id }, () => scope('plinth.site_id', id), work),
    siteRelaxed: (id, work) =>
      scoped({ begin: RELAXED, kind: 'write', owner: id }, () => scope('plinth.site_id', id), work),
    siteGathered: (id, work) =>
      scoped(
        { begin: RELAXED, kind: 'write', owner: id, gathers: true },
        () => scope('plinth.site_id', id),
        work,
      ),
    // The log is written in order, so a commit that waits for the disk has waited for all before it.
    flush: makeShared(
      async () => void (await pool.query(`select pg_logical_emit_message(true, 'plinth', '')`)),
    ),
    readSite: (id, work) =>
      scoped(
        { begin: 'begin isolation level repeatable read read only', kind: 'read', owner: id },
        () => scope('plinth.site_id', id),
        work,
      ),
    account: (id, work) =>
      scoped({ begin: 'begin', kind: 'write', owner: id }, () => scope('plinth.account_id', id), work),
    mail: (id, work) =>
      scoped({ begin: RELAXED, kind: 'write', owner: MAILS }, () => scope('plinth.mail_id', id), work),
    mailbox: (address, work) =>
      scoped({ begin: 'begin read only', kind: 'read', owner: MAILS }, () => mailboxScope(address), work),
    unsentMails: (work) =>
      scoped(
        { begin: 'begin', kind: 'write', owner: MAILS },
        () => `set local plinth.unsent_mails = 'on'`,
        work,
      ),
    async close() {
      await pulse.stop();
      await pool.end();
    },
  };
}

interface Scope {
  begin: string;
  kind: Kind;
  owner: string;
  gathers?: boolean;
}

/** Without waiting for the disk. */
const RELAXED = 'begin; set local synchronous_commit = off';

/** Mails are of no site while they are delivered, and share what one site has. */
const MAILS = 'mails';

/** What a statement says with its values in it. */
function withLiterals(statement: string, values: readonly string[]): string {
  return statement.replaceAll(/\$(\d+)/g, (_all, number: string) =>
    escapeLiteral(values[Number(number) - 1] ?? ''),
  );
}

/** The id goes into the statement itself to save a round trip, so its form is checked here. */
export function scope(setting: string, id: string): string {
  if (!isId(id)) throw new Error('A scope needs an id of 24 lowercase letters and digits.');
  return `set local ${setting} = '${id}'`;
}

/** An address is no id, so the driver writes it as a literal. */
const mailboxScope = (address: string) => `set local plinth.mailbox = ${escapeLiteral(address)}`;

/** Commits behind what a transaction ends with, all in one message. */
async function commitWith(client: PoolClient, last: readonly (() => Promise<unknown>)[]) {
  const { stream } = client.connection;
  const sent: Promise<unknown>[] = [];
  let committing;
  stream.cork();
  try {
    sent.push(...last.map(async (write) => write()));
    // Some are sent a little later than they are asked for, and what comes behind the commit is not part of it.
    if (sent.length > 0)
      do await new Promise<void>((resolve) => process.nextTick(resolve));
      while (sendGathered(client));
    committing = client.query('commit');
  } finally {
    stream.uncork();
  }
  return (await Promise.all([committing, ...sent]))[0];
}

/** What is asked meanwhile goes out as one message. */
export function together<T>({ connection }: PoolClient, ask: () => T): T {
  connection.stream.cork();
  try {
    return ask();
  } finally {
    connection.stream.uncork();
  }
}
