import { readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { Client } from 'pg';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import type { Config } from '../config.ts';
import { withDatabase } from '../backup/database-address.ts';
import { apartMs, clockProblem } from '../database/clock/clock.ts';
import { nameOf } from '../database/replicas/with-replicas.ts';
import { directSettingOf, explainDatabaseError } from '../database/explain.ts';
import { MIGRATIONS, OLDEST_SERVER, RESTORING } from '../database/migrate.ts';
import { broken, fine, warning, type Check, type Finding } from './finding.ts';

const CONNECTIONS_OF_A_NODE = 22;
/** For operators and backups. */
const SPARE_CONNECTIONS = 8;
/** A busy database writes this in seconds; a standby that keeps up has it at once. */
const FAR_BEHIND_BYTES = 64 * BYTES_PER_MB;

export function databaseChecks(config: Config): Check[] {
  const { databaseUrl, databaseDirectUrl, processes } = config;
  const direct = databaseDirectUrl ?? databaseUrl;
  return [
    {
      name: 'Database',
      run: () =>
        direct
          ? ask(direct, (client) => look(client, { isOwn: true, processes })).catch((error: unknown) =>
              explainDatabaseError(error, { databaseUrl: direct }, directSettingOf(config)),
            )
          : withDatabase({ ...config, backup: { ...config.backup, databaseUrl: undefined } }, (own) =>
              ask(own.connectionString ?? '', (client) => look(client, { isOwn: false, processes })),
            ),
    },
    ...config.databaseReplicaUrls.map((url) => ({
      name: 'Replica',
      run: () => ask(direct ?? url, (primary) => replicaFinding(primary, url)),
    })),
    ...(databaseUrl ? [{ name: 'Pooler', run: () => poolerFinding(databaseUrl, databaseDirectUrl) }] : []),
  ];
}

async function ask<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Node {
  /** Whether the database is one of the operator's own. */
  isOwn: boolean;
  processes: number;
}

interface Facts {
  version: number;
  isPowerful: boolean;
  mayCreate: boolean;
  maxConnections: number;
  isRestoring: boolean;
  hasMigrations: boolean;
  at: Date;
}

async function look(client: Client, node: Node): Promise<Finding[]> {
  const from = Date.now();
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version, rolsuper or rolbypassrls as "isPowerful",
       has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
       current_setting('max_connections')::int as "maxConnections", clock_timestamp() as at,
       exists (select from pg_namespace where nspname = '${RESTORING}') as "isRestoring",
       to_regclass('drizzle.__drizzle_migrations') is not null as "hasMigrations"
     from pg_roles where rolname = current_user`,
  );
  const facts = rows[0];
  if (!facts) return [broken('The database does not know who asks.', 'Correct the user in DATABASE_URL.')];
  const applied = facts.hasMigrations
    ? (await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations')).rows
    : [];
  return [
    ...databaseFindings(facts, node),
    migrationFinding(
      readdirSync(MIGRATIONS),
      applied.map(({ name }) => name),
    ),
    clockFinding(apartMs(facts.at, from)),
  ];
}

export function databaseFindings(
  facts: Omit<Facts, 'at' | 'hasMigrations'>,
  { isOwn, processes }: Node,
): Finding[] {
  const used = CONNECTIONS_OF_A_NODE * processes;
  const { version, isPowerful, mayCreate, maxConnections, isRestoring } = facts;
  return [
    version < OLDEST_SERVER
      ? broken(`PostgreSQL ${version} is too old.`, `Upgrade it to ${OLDEST_SERVER} or newer.`)
      : fine(`PostgreSQL ${version} answers.`),
    ...(mayCreate
      ? []
      : [broken('The user may not create tables.', 'Let it own the database: alter database … owner to …')]),
    ...(isOwn && isPowerful
      ? [
          warning(
            'The user sees through row-level security; the server works as a lesser role of its own.',
            'Better use an ordinary user that owns the database.',
          ),
        ]
      : []),
    ...(maxConnections < used + SPARE_CONNECTIONS
      ? [
          warning(
            `It allows ${maxConnections} connections; ${processes === 1 ? 'a node uses' : `${processes} processes use`} ${used}.`,
            'Raise max_connections, put PgBouncer in front, or set PROCESSES to fewer.',
          ),
        ]
      : []),
    ...(isRestoring
      ? [broken('A restore into it did not finish.', 'Run it again into an empty database.')]
      : []),
  ];
}

export function migrationFinding(known: readonly string[], applied: readonly string[]): Finding {
  const newer = applied.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !applied.includes(name));
  if (newer.length > 0)
    return warning(
      `A newer version has been running on it (${newer.at(-1)}).`,
      'Update this one, or leave it until the others are updated: the version before keeps working.',
    );
  return missing.length > 0
    ? warning(
        `${missing.length} migrations are to be applied.`,
        'The next start does it. Make a backup before.',
      )
    : fine(`All ${known.length} migrations are applied.`);
}

export function clockFinding(apart: number): Finding {
  const found = clockProblem(apart);
  return found ? broken(found.problem, found.remedy) : fine('The clock agrees with the database’s.');
}

async function replicaFinding(primary: Client, url: string): Promise<Finding> {
  const name = nameOf(url);
  const { rows } = await primary.query<{ system: string; position: string }>(
    'select system_identifier::text as system, pg_current_wal_lsn()::text as position from pg_control_system()',
  );
  const [own] = rows;
  const asked = `select system_identifier::text as system, pg_is_in_recovery() as "isStandby",
    case when pg_is_in_recovery() then pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 end as "behindBytes"
    from pg_control_system()`;
  try {
    const [found] = (await ask(url, (client) => client.query<ReplicaFacts>(asked, [own?.position]))).rows;
    return replicaFindingOf(name, { ...found, isSame: found?.system === own?.system });
  } catch {
    return warning(
      `The replica ${name} cannot be reached. Pages are read from the primary.`,
      'Start it, or correct its address and user in DATABASE_REPLICA_URL.',
    );
  }
}

interface ReplicaFacts {
  system: string;
  isStandby: boolean;
  behindBytes: number | null;
}

export function replicaFindingOf(
  name: string,
  facts: { isSame: boolean; isStandby?: boolean; behindBytes?: number | null },
): Finding {
  if (!facts.isSame || !facts.isStandby)
    return broken(
      `The replica ${name} is no standby of this database, and is not read from.`,
      'Set it up by streaming replication, or take it out of DATABASE_REPLICA_URL.',
    );
  const behind = Math.max(0, facts.behindBytes ?? 0);
  return behind > FAR_BEHIND_BYTES
    ? warning(
        `The replica ${name} is ${Math.round(behind / BYTES_PER_MB)} MB behind. Sites that were published since are read from the primary.`,
        'Look at pg_stat_replication on the primary, and at the disk of the standby.',
      )
    : fine(`The replica ${name} follows.`);
}

/** Whoever stands in between connects from a port of its own. */
async function poolerFinding(databaseUrl: string, directUrl: string | undefined): Promise<Finding> {
  if (!(await isBetween(databaseUrl)))
    return directUrl === undefined
      ? fine('The server connects to PostgreSQL itself.')
      : warning('There is no pooler at DATABASE_URL.', 'Leave DATABASE_DIRECT_URL out.');
  if (directUrl === undefined)
    return warning(
      'Something stands between this machine and PostgreSQL; if it is PgBouncer, migrations and news of publishes fail.',
      'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  return (await isBetween(directUrl))
    ? warning(
        'DATABASE_DIRECT_URL leads past something as well.',
        'If that is PgBouncer, name PostgreSQL itself; a router is fine.',
      )
    : fine('PgBouncer in front, PostgreSQL itself behind it.');
}

function isBetween(url: string): Promise<boolean> {
  return ask(url, async (client) => {
    const { rows } = await client.query<{ port: number | null }>('select inet_client_port() as port');
    const { stream } = (client as unknown as { connection: { stream: unknown } }).connection;
    const own = stream instanceof Socket ? stream.localPort : undefined;
    return rows[0]?.port != null && own !== undefined && rows[0].port !== own;
  });
}
