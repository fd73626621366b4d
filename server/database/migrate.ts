import { fileURLToPath } from 'node:url';
import { Client, type ClientConfig, type PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { APP_ROLE, securingStatements, tablesToSecure } from './tenancy.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number will do as long as every node takes the same lock. */
const MIGRATION_LOCK = 7_465_884;
export const OLDEST_SERVER = 15;

/**
 * Brings the database up to date under a lock, so that of many nodes starting at once one migrates
 * and the others wait. Everything happens in transactions: killed in the middle, nothing has happened.
 * Returns what the application's own connections must use.
 */
export async function prepareDatabase(admin: ClientConfig): Promise<PoolConfig> {
  const client = new Client(admin);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const { rows } = await client.query<{ version: number; powerful: boolean; creates: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version, rolsuper or rolbypassrls as powerful,
              rolsuper or rolcreaterole as creates from pg_roles where rolname = current_user`,
    );
    const role = rows[0];
    if (!role || role.version < OLDEST_SERVER) {
      throw new Error(
        `Plinth needs PostgreSQL ${OLDEST_SERVER} or newer; this server is version ${role?.version}.`,
      );
    }
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    // One after the other: whoever holds two of them could wait for a node that serves, and it for us.
    for (const table of await tablesToSecure(client))
      await client.query(['begin', ...securingStatements(table), 'commit'].join(';'));
    await addTypoHelp(client);
    await letSearchUseItsIndex(client);
    // A superuser sees through row-level security, so the application works as a lesser role.
    // An ordinary owner of the tables is bound by it already (it is forced) and may not be allowed to make roles.
    if (!role.powerful) {
      await client.query('create schema if not exists jobs');
      return { ...admin };
    }
    if (!role.creates)
      throw new Error(
        `The database user may bypass row-level security but may not create the role “${APP_ROLE}”. Create that role, or use an ordinary user.`,
      );
    await client.query(appRoleStatements());
    return { ...admin, options: `-c role=${APP_ROLE}` };
  } finally {
    await client.end();
  }
}

function appRoleStatements(): string {
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
        create role ${APP_ROLE} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    grant ${APP_ROLE} to current_user;
    grant usage on schema public to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
    grant usage on all sequences in schema public to ${APP_ROLE};
    create schema if not exists jobs authorization ${APP_ROLE};`;
}

/** Search forgives typing slips where the server has this extension and lets us use it; without it, it does not. */
async function addTypoHelp(client: Client): Promise<void> {
  try {
    await client.query(`begin;
      create extension if not exists pg_trgm;
      create index if not exists items_title_alike on items using gin (title gin_trgm_ops);
      commit`);
  } catch {
    await client.query('rollback');
  }
}

const SILENT_FUNCTIONS = [
  'pg_catalog.ts_match_vq(tsvector, tsquery)',
  'word_similarity_op(text, text)',
  'word_similarity_commutator_op(text, text)',
];

/**
 * Below row-level security an index may only be asked by functions that are known to tell nothing of the rows
 * they are given. Matching words, and words alike, are such; only a superuser may say so. Without it searches
 * look at every row of their site.
 */
async function letSearchUseItsIndex(client: Client): Promise<void> {
  for (const name of SILENT_FUNCTIONS) await client.query(`alter function ${name} leakproof`).catch(() => {});
}
