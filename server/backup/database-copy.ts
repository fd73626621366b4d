import { Client, escapeIdentifier, type ClientConfig } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartProblem } from '../start-problem.ts';
import type { Readable } from 'node:stream';
import type { SequenceCopy, StoredPart, TableCopy } from './manifest.ts';

/** Any number will do as long as every backup takes the same lock. */
const BACKUP_LOCK = 7_465_886;

/** What the queue of jobs keeps about itself, and makes anew. */
const NOT_COPIED = new Set(['version', 'warning', 'bam', 'queue_stats']);

export interface DatabaseCopy {
  takenAt: Date;
  postgres: number;
  migrations: string[];
  months: string[];
  tables: TableCopy[];
  sequences: SequenceCopy[];
}

interface Table {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

export const fullName = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export const columnList = ({ columns }: Pick<Table, 'columns'>) =>
  columns.map(({ name }) => escapeIdentifier(name)).join(', ');

/** Reads all of the database as it is at one moment, while others go on writing. */
export async function copyDatabase(
  from: ClientConfig,
  store: (name: string, rows: Readable) => Promise<StoredPart>,
): Promise<DatabaseCopy> {
  const client = new Client(from);
  // Its end is told to whatever waits for an answer.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0;
       set idle_session_timeout = 0`,
    );
    await claim(client);
    await client.query('begin transaction isolation level repeatable read, read only');
    const { takenAt, postgres } = await lookAround(client);
    const migrations = await readMigrations(client);
    const months = await readMonths(client);
    const sequences = await readSequences(client);
    const tables: TableCopy[] = [];
    for (const table of await readTables(client)) {
      const rows = client.query(
        copyTo(`copy (select ${columnList(table)} from ${fullName(table)}) to stdout`),
      );
      const part = await store(`${table.schema}.${table.name}`, rows);
      tables.push({ ...table, rows: rows.rowCount, part });
    }
    await client.query('commit');
    return { takenAt, postgres, migrations, months, sequences, tables };
  } finally {
    await client.end();
  }
}

async function claim(client: Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    BACKUP_LOCK,
  ]);
  if (!rows[0]?.free)
    throw new StartProblem('Another backup of this database is under way.', 'Wait until it is done.');
}

async function lookAround(client: Client): Promise<{ takenAt: Date; postgres: number }> {
  const { rows } = await client.query<{
    takenAt: Date;
    postgres: number;
    seesAll: boolean;
    isEmpty: boolean;
  }>(
    `select now() as "takenAt", current_setting('server_version_num')::int / 10000 as postgres,
            rolsuper or rolbypassrls as "seesAll", to_regclass('public.sites') is null as "isEmpty"
     from pg_roles where rolname = current_user`,
  );
  const found = rows[0];
  if (!found?.seesAll)
    throw new StartProblem(
      'The database user sees one site at a time, so it cannot copy the whole database.',
      'Set BACKUP_DATABASE_URL to a user that may, made by a superuser with: create role plinth_backup login bypassrls password ‘…’; grant pg_read_all_data to plinth_backup',
    );
  if (found.isEmpty)
    throw new StartProblem('This database holds nothing of Plinth.', 'Correct DATABASE_URL or DATA_DIR.');
  return found;
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ name }) => name);
}

/** Of what visitors did; each has a partition, which no migration makes. */
async function readMonths(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select replace(right(c.relname, 7), '_', '-') || '-01' as month
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = to_regclass('public.hits') order by 1`,
  );
  return rows.map(({ month }) => month);
}

/** Partitions are read through the table they belong to. */
async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                     order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
     group by 1, 2 order by 1 desc, 2`,
  );
  return rows.filter(({ schema, name }) => schema === 'public' || !NOT_COPIED.has(name));
}

async function readSequences(client: Client): Promise<SequenceCopy[]> {
  const { rows } = await client.query<SequenceCopy>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return rows;
}
