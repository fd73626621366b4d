import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeLiteral, type ClientConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseConfig } from './database.ts';
import { isLockNotFree } from './errors.ts';
import { checkPooled, refusePooler } from './pooled/pooler.ts';
import { StartProblem } from '../start-problem.ts';
import { LIMITS } from './work.ts';
import { APP_ROLE, securingStatements, tablesToSecure } from './tenancy.ts';
import { projectDir } from '../project-dir.ts';

export const MIGRATIONS = join(projectDir, 'server/database/migrations');
/** Any number will do as long as every node takes the same lock. */
const MIGRATION_LOCK = 7_465_884;
export const OLDEST_SERVER = 15;
/** A schema that is there while a restore into this database is under way. */
export const RESTORING = 'plinth_restoring';
const CONNECT_WITHIN_MS = 10_000;
/** So long a new version waits for those who keep tables locked. */
const LOCKED_FOR_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 1000;

/**
 * Brings the database up to date under a lock, so that of many nodes starting at once one migrates
 * and the others wait. Everything happens in transactions: killed in the middle, nothing has happened.
 * Returns what the application's own connections must use.
 */
export async function prepareDatabase(
  admin: ClientConfig,
  {
    pooled,
    say = () => {},
    isRestoring = false,
  }: { pooled?: ClientConfig | undefined; say?: (line: string) => void; isRestoring?: boolean } = {},
): Promise<DatabaseConfig> {
  const client = await connect(admin);
  const forPool = pooled ? { ...pooled, isPooled: true } : admin;
  try {
    await refusePooler(client, { admin, pooled });
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
    if (pooled && role.powerful)
      throw new StartProblem(
        'The user of DATABASE_DIRECT_URL sees through row-level security, and so would every site behind the pooler.',
        'Use an ordinary user that owns the database.',
      );
    if (!isRestoring) await refuseUnfinished(client);
    // Whatever waits for a table makes all who read it wait behind it: rather not for long, and again.
    await client.query(`set lock_timeout = ${LIMITS.migration.lockMs}`);
    await patiently(client, () => migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS }));
    // One after the other: whoever holds two of them could wait for a node that serves, and it for us.
    for (const table of await tablesToSecure(client))
      await patiently(client, () =>
        client.query(['begin', ...securingStatements(table), 'commit'].join(';')),
      );
    for (const table of Object.keys(WORDS_BEFORE)) await fillWords(client, table);
    await addTypoHelp(client);
    if (!(await letTypoHelpUseItsIndex(client)))
      say('Search for misspelt words looks at every title: only a superuser may let it use an index.');
    // A superuser sees through row-level security, so the application works as a lesser role.
    // An ordinary owner of the tables is bound by it already (it is forced) and may not be allowed to make roles.
    if (!role.powerful) {
      await client.query('create schema if not exists jobs');
      if (pooled) await checkPooled(client, { pooled, say });
      return { ...forPool };
    }
    if (!role.creates)
      throw new StartProblem(
        'The user of DATABASE_URL sees through row-level security and may not make a role that does not.',
        'Use an ordinary user that owns the database, or let it make roles: alter role … createrole.',
      );
    await client.query(appRoleStatements());
    return { ...admin, options: `-c role=${APP_ROLE}` };
  } finally {
    await client.end();
  }
}

async function refuseUnfinished(client: Client): Promise<void> {
  const { rows } = await client.query('select from pg_namespace where nspname = $1', [RESTORING]);
  if (rows.length > 0)
    throw new StartProblem(
      'A restore into this database did not finish.',
      'Run it again into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
}

async function connect(admin: ClientConfig): Promise<Client> {
  const client = new Client({ ...admin, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // What is no PostgreSQL may say anything, at any time.
  client.on('error', () => {});
  const from = performance.now();
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    if (error instanceof AggregateError) throw error;
    const code = performance.now() - from >= CONNECT_WITHIN_MS ? 'ETIMEDOUT' : 'EPROTO';
    throw Object.assign(new Error('The database cannot be reached.'), { code });
  }
}

/** Tries again while somebody else holds what is needed. */
async function patiently(client: Client, work: () => Promise<unknown>): Promise<void> {
  const latest = performance.now() + LOCKED_FOR_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLockNotFree(error) || performance.now() > latest) throw error;
      await pause(LOOK_AGAIN_MS);
    }
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

/** Triggers keep the words of what changes; what was there before them is entered once, site by site. */
const WORDS_BEFORE: Readonly<Record<string, (site: string) => string>> = {
  search_entries: (site) => `
    insert into search_entries (site_id, document_id, collection_id, words)
    select site_id, document_id, collection_id, strip(search) from items
      where site_id = ${site} and is_live and is_visible and is_indexed and search is not null
    union all
    select site_id, document_id, null, strip(search) from live_pages where site_id = ${site} and is_indexed
    on conflict do nothing`,
  find_words: (site) => `
    insert into find_words (site_id, kind, word, thing_id)
    select ${site}, kind, word, id from (
      select 'product' as kind, id, title as said from products where site_id = ${site} and deleted_at is null
      union all
      select 'item', document_id, title from items where site_id = ${site} and not is_live and deleted_at is null
      union all
      select 'order', id, concat_ws(' ', number, name, email) from orders
        where site_id = ${site} and number is not null
      union all
      select 'customer', id, concat_ws(' ', name, email) from site_users where site_id = ${site}
      union all
      select 'file', id, concat_ws(' ', name, alt) from assets where site_id = ${site} and deleted_at is null
    ) things, find_words_of(said) as word
    on conflict do nothing`,
};

async function fillWords(client: Client, table: string): Promise<void> {
  const { rows: filled } = await client.query(
    `select from pg_description where objoid = '${table}'::regclass and objsubid = 0`,
  );
  if (filled.length > 0) return;
  const { rows: sites } = await client.query<{ id: string }>('select id from sites');
  for (const { id } of sites) {
    const site = escapeLiteral(id);
    await client.query(`begin; set local plinth.site_id = ${site}; ${WORDS_BEFORE[table]?.(site)}; commit`);
  }
  await client.query(`comment on table ${table} is 'filled'`);
}

const SILENT_FUNCTIONS = ['word_similarity_op(text, text)', 'word_similarity_commutator_op(text, text)'];

/**
 * Below row-level security an index may only be asked by functions that are known to tell nothing of the rows
 * they are given. Those for words alike are such; only a superuser may say so.
 */
async function letTypoHelpUseItsIndex(client: Client): Promise<boolean> {
  // Nothing without the extension. To say it again would be two writes at every start.
  const { rows } = await client.query<{ isSilent: boolean | null }>(
    `select every(proleakproof) as "isSilent" from pg_proc
     where oid in (select to_regprocedure(name) from unnest($1::text[]) as name)`,
    [SILENT_FUNCTIONS],
  );
  if (rows[0]?.isSilent !== false) return true;
  try {
    for (const name of SILENT_FUNCTIONS) await client.query(`alter function ${name} leakproof`);
    return true;
  } catch {
    return false;
  }
}
