import type { Client } from 'pg';
import { SECRET_COLUMNS, type SecretColumn } from './places.ts';
import type { Place, Vault } from './vault.ts';

const BATCH = 500;

interface Row {
  key: string[];
  value: string;
}

/**
 * Encrypts every secret that is not encrypted with the current key, and says how many those were. Small
 * transactions, so that nobody waits long for a row; killed in between, what is done is done.
 */
export async function sealAll(client: Client, vault: Vault): Promise<number> {
  let count = 0;
  for (const column of SECRET_COLUMNS) {
    let last: string[] | undefined = column.key.map(() => '');
    while (last) {
      const batch: { rows: Row[]; changed: number } = await sealBatch(client, vault, column, last);
      count += batch.changed;
      last = batch.rows.length === BATCH ? batch.rows.at(-1)?.key : undefined;
    }
  }
  return count;
}

async function sealBatch(client: Client, vault: Vault, column: SecretColumn, after: readonly string[]) {
  return seeingAllSites(client, column.table, async () => {
    const rows = await readRows(client, column, after);
    const open = rows.filter(({ value }) => !vault.isCurrent(value));
    const sealed = open.map(({ key, value }) => {
      const place: Place = [column.table, column.column, ...key];
      return vault.seal(place, vault.keyIdOf(value) === undefined ? value : vault.open(place, value));
    });
    if (open.length > 0) await writeRows(client, column, open, sealed);
    return { rows, changed: open.length };
  });
}

async function readRows(client: Client, column: SecretColumn, after: readonly string[]): Promise<Row[]> {
  const { table, key, isJson, column: name } = column;
  const value = isJson ? `coalesce(${name}->>'sealed', ${name}::text)` : name;
  const start = after.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await client.query<Row>(
    `select array[${key.join(', ')}] as key, ${value} as value from ${table}
     where ${name} is not null and (${key.join(', ')}) > (${start})
     order by ${key.join(', ')} limit ${BATCH} for update`,
    [...after],
  );
  return rows;
}

async function writeRows(
  client: Client,
  { table, column, key, isJson }: SecretColumn,
  rows: readonly Row[],
  sealed: readonly string[],
): Promise<void> {
  const names = key.map((_, index) => `k${index}`);
  const value = isJson ? `jsonb_build_object('sealed', n.sealed)` : 'n.sealed';
  await client.query(
    `update ${table} t set ${column} = ${value}
     from unnest($1::text[], ${names.map((_, index) => `$${index + 2}::text[]`).join(', ')}) n(sealed, ${names.join(', ')})
     where (${key.map((part) => `t.${part}`).join(', ')}) = (${names.map((name) => `n.${name}`).join(', ')})`,
    [[...sealed], ...key.map((_, index) => rows.map((row) => row.key[index]))],
  );
}

/** One transaction over the rows of all sites. Row-level security is lifted for the owner of the table inside it alone. */
async function seeingAllSites<T>(client: Client, table: string, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ forced: boolean }>(
      `select c.relforcerowsecurity and not (r.rolsuper or r.rolbypassrls) as forced
       from pg_class c, pg_roles r where c.oid = $1::regclass and r.rolname = current_user`,
      [table],
    );
    const isForced = rows[0]?.forced ?? false;
    if (isForced) await client.query(`alter table ${table} no force row level security`);
    const result = await work();
    if (isForced) await client.query(`alter table ${table} force row level security`);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
