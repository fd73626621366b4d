import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, type ClientConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { from as copyFrom } from 'pg-copy-streams';
import { HITS_KEPT_MONTHS } from '#core/analytics/hits.ts';
import { makeDatabase } from '../database/database.ts';
import { MIGRATIONS, prepareDatabase, RESTORING } from '../database/migrate.ts';
import { startJobs } from '../jobs.ts';
import { StartProblem } from '../start-problem.ts';
import { columnList, fullName } from './database-copy.ts';
import { damaged, newer, type Manifest, type TableCopy } from './manifest.ts';

/** What stands in the way of loading rows, with the statements that take it away and put it back. */
interface Obstacle {
  drop: string;
  restore: string;
}

/** Everything of a version that this one does not know would be lost. */
export function refuseNewer({ id, migrations }: Manifest): void {
  const known = new Set(readdirSync(MIGRATIONS));
  if (migrations.some((name) => !known.has(name))) throw newer(id);
}

/**
 * Fills an empty database: the tables as they were when the backup was made, the rows, and then what newer versions
 * changed about them. Until the end it is marked as unfinished, and no server starts on it.
 */
export async function loadDatabase(
  into: ClientConfig,
  manifest: Manifest,
  rowsOf: (table: TableCopy) => Promise<Readable>,
): Promise<void> {
  const client = new Client(into);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set maintenance_work_mem = '256MB'; set synchronous_commit = off`);
    await claimEmpty(client);
    await migrateAsFarAs(client, manifest.migrations);
    await makeMonths(client, manifest);
    const isOf = (schema: string) => (table: TableCopy) => table.schema === schema;
    await loadRows(client, manifest, { tables: manifest.tables.filter(isOf('public')), rowsOf });
    await makeJobs(into);
    await loadJobs(client, manifest, { tables: manifest.tables.filter(isOf('jobs')), rowsOf });
    await client.query(`drop schema ${RESTORING}; analyze`);
  } finally {
    await client.end();
  }
}

async function claimEmpty(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     union all select from pg_namespace where nspname in ('drizzle', 'jobs', '${RESTORING}')`,
  );
  if (rows.length > 0)
    throw new StartProblem(
      'There are tables in this database already, and a restore never writes over anything.',
      'Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
  await client.query(`create schema ${RESTORING}`);
}

/** Later migrations may change rows, so they wait until those are there. */
async function migrateAsFarAs(client: Client, names: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-migrations-'));
  try {
    for (const name of names) cpSync(join(MIGRATIONS, name), join(folder, name), { recursive: true });
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Visits are kept by the month; rows of one that is not there have no place. */
async function makeMonths(
  client: Client,
  { takenAt, months = monthsKeptAt(takenAt) }: Manifest,
): Promise<void> {
  const { rows } = await client.query(`select from pg_proc where proname = 'hits_add_month'`);
  if (rows.length > 0)
    await client.query('select hits_add_month(month) from unnest($1::date[]) as month', [months]);
}

/** Every month of which there can be visits, and the next, which is made in advance. */
function monthsKeptAt(moment: string): string[] {
  const at = new Date(moment);
  return Array.from({ length: HITS_KEPT_MONTHS + 2 }, (_, back) =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1 - back, 1)).toISOString().slice(0, 10),
  );
}

interface Rows {
  tables: readonly TableCopy[];
  rowsOf: (table: TableCopy) => Promise<Readable>;
}

async function loadRows(client: Client, manifest: Manifest, { tables, rowsOf }: Rows): Promise<void> {
  const obstacles = await readObstacles(client);
  await client.query('begin');
  for (const { drop } of obstacles) await client.query(drop);
  await client.query(`truncate ${tables.map(fullName).join(', ')}`);
  for (const table of tables) await copyIn(client, table, { manifest, rows: await rowsOf(table) });
  for (const { schema, name, last } of manifest.sequences)
    await client.query('select setval($1, $2)', [fullName({ schema, name }), last]);
  for (const { restore } of obstacles.toReversed()) await client.query(restore);
  await client.query('commit');
}

async function copyIn(
  client: Client,
  table: TableCopy,
  { manifest, rows, into = fullName(table) }: { manifest: Manifest; rows: Readable; into?: string },
): Promise<void> {
  const target = client.query(copyFrom(`copy ${into} (${columnList(table)}) from stdin`));
  await pipeline(rows, target);
  if (target.rowCount !== table.rows)
    throw damaged(manifest.id, `${table.name} has ${target.rowCount} rows in place of ${table.rows}`);
}

/**
 * Triggers would do again what is in the rows already; references and indexes are quicker made at the end. Those of a
 * partition come and go with its table's.
 */
async function readObstacles(client: Client): Promise<Obstacle[]> {
  const { rows } = await client.query<Obstacle>(
    `select format('drop index %s', i.indexrelid::regclass) as drop,
            replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as restore
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition
       and not exists (select from pg_constraint where conindid = i.indexrelid)
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname),
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     union all
     select format('alter table %s disable trigger user', oid::regclass),
            format('alter table %s enable trigger user', oid::regclass)
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return rows;
}

/** Brings the tables up to date, closes them to other sites, and lets the queue make its own. */
async function makeJobs(into: ClientConfig): Promise<void> {
  const db = makeDatabase(await prepareDatabase(into, { isRestoring: true }));
  try {
    const problems: Error[] = [];
    const jobs = await startJobs(db, { onError: (error) => problems.push(error), isWorker: false });
    await jobs.stop();
    if (problems[0]) throw problems[0];
  } finally {
    await db.close();
  }
}

/** The queue may be of another version here: what both know is carried over. */
async function loadJobs(client: Client, manifest: Manifest, { tables, rowsOf }: Rows): Promise<void> {
  await client.query('begin');
  // A job names its queue.
  const inOrder = tables.toSorted((a, b) => Number(b.name === 'queue') - Number(a.name === 'queue'));
  for (const table of inOrder) {
    const rows = await rowsOf(table);
    const { rows: known } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
      [fullName(table)],
    );
    const names = new Set(known.map(({ name }) => name));
    const columns = table.columns.filter(({ name }) => names.has(name));
    const types = table.columns.map(({ name, type }) => `"${name}" ${type}`).join(', ');
    await client.query(`create temp table loading (${types}) on commit drop`);
    await copyIn(client, table, { manifest, rows, into: 'pg_temp.loading' });
    if (columns.length > 0)
      await client.query(
        `insert into ${fullName(table)} (${columnList({ columns })})
         select ${columnList({ columns })} from pg_temp.loading on conflict do nothing`,
      );
    await client.query('drop table pg_temp.loading');
  }
  await client.query('commit');
}
