import { Client, DatabaseError, type ClientConfig } from 'pg';
import { StartProblem } from '../../start-problem.ts';

const ANSWER_WITHIN_MS = 5000;
/** Others may be lent the same connection in between, so one look can miss it. */
const LOOKS = 5;

interface Place {
  /** What two ways to the same database have in common. */
  database: string;
  user: string;
  isPowerful: boolean;
  mayWrite: boolean;
  hasLimits: boolean;
}

/**
 * Whoever migrates and listens keeps a connection for longer than a transaction: a pooler that lends it to others
 * meanwhile loses locks and news without a word.
 */
export async function refusePooler(
  client: Client,
  { admin, pooled }: { admin: ClientConfig; pooled?: ClientConfig | undefined },
): Promise<void> {
  const { processID } = client as Client & { processID?: number };
  // PostgreSQL itself, or a router before it, says at the beginning which process one talks to.
  if ((await processOf(client)) === processID) return;
  const name = pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const remedy = pooled
    ? 'Name PostgreSQL itself there; only DATABASE_URL leads to the pooler.'
    : 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for migrations and news of publishes.';
  if (await isLentByTransaction(client, admin))
    throw new StartProblem(`${name} leads to a pooler in transaction mode.`, remedy);
  if (!(await passesOptions(admin)))
    throw new StartProblem(`${name} leads to a pooler that does not pass on options.`, remedy);
}

/** Looks through the pooler before anybody relies on what is behind it, and says what could be better. */
export async function checkPooled(
  direct: Client,
  { pooled, say }: { pooled: ClientConfig; say: (line: string) => void },
): Promise<void> {
  const behind = await placeThrough(pooled);
  const { database } = await placeOf(direct);
  if (behind.database !== database)
    throw new StartProblem(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.',
      'Let both name the same one; look at [databases] in pgbouncer.ini.',
    );
  if (behind.isPowerful)
    throw new StartProblem(
      `The pooler of DATABASE_URL connects as “${behind.user}”, who sees through row-level security.`,
      'Let it use an ordinary user that owns the database: every site would see all others.',
    );
  if (!behind.mayWrite)
    throw new StartProblem(
      `The pooler of DATABASE_URL connects as “${behind.user}”, who may not write the tables, or to a standby.`,
      'Let it use the user of DATABASE_DIRECT_URL, and lead it to the primary.',
    );
  if (!behind.hasLimits)
    say('The pooler sets no limits of time: take connect_query from deploy/pgbouncer.ini.');
}

async function placeThrough(pooled: ClientConfig): Promise<Place> {
  const client = await open(pooled).catch((error: unknown) => {
    throw new StartProblem(
      `The pooler of DATABASE_URL cannot be used: ${wordsOf(error)}`,
      'Start it, or correct host, port, user and password; it has to know the user (auth_file) and the database.',
      { cause: error },
    );
  });
  try {
    await client.query('begin read only');
    const place = await placeOf(client);
    await client.query('commit');
    return place;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new StartProblem(
      `The pooler of DATABASE_URL refuses what is needed: ${error.message}.`,
      'Use pool_mode = transaction.',
      { cause: error },
    );
  } finally {
    await close(client);
  }
}

async function placeOf(client: Client): Promise<Place> {
  const { rows } = await client.query<Place>(
    `select current_user as "user", rolsuper or rolbypassrls as "isPowerful",
       (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())
         as database,
       not pg_is_in_recovery() and coalesce(has_table_privilege(to_regclass('public.sites'), 'insert'), false) as "mayWrite",
       current_setting('statement_timeout') <> '0' and current_setting('lock_timeout') <> '0' as "hasLimits"
     from pg_roles where rolname = current_user`,
  );
  const [place] = rows;
  if (!place) throw new Error('The database does not know who asks.');
  return place;
}

/** Whether somebody else is given the connection that one has used and not left. */
async function isLentByTransaction(first: Client, config: ClientConfig): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) if (await isGivenToOthers(first, config)) return true;
  return false;
}

/** Limits come with a connection, and so may the role that is bound by row-level security. */
async function passesOptions(config: ClientConfig): Promise<boolean> {
  const client = await open({ ...config, options: '-c lock_timeout=4321' }).catch(() => undefined);
  if (!client) return false;
  try {
    const { rows } = await client.query<{ limit: string }>(`select current_setting('lock_timeout') as limit`);
    return rows[0]?.limit === '4321ms';
  } finally {
    await close(client);
  }
}

async function isGivenToOthers(first: Client, config: ClientConfig): Promise<boolean> {
  const mine = await processOf(first);
  // A pooler that gives each client its own may have none left.
  const other = await open(config).catch(() => undefined);
  if (!other) return false;
  try {
    return (await processOf(other).catch(() => undefined)) === mine;
  } finally {
    await close(other);
  }
}

async function processOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

async function open(config: ClientConfig): Promise<Client> {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function close(client: Client): Promise<void> {
  await client.end().catch(() => {});
}

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return wordsOf(error.errors[0]);
  return error instanceof Error ? `${error.message.replace(/\.$/, '')}.` : 'it does not answer.';
}
