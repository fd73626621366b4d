import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../database/database.ts';
import { databaseUrl } from '../../testing/a-database.ts';

/** Counters of tries, and letters that the queue delivers while a test looks on. */
const LEFT_OUT = ['login_failures', 'mails'];

/** Changes with any row of the product, of whichever site. Read past row-level security. */
export async function openFingerprints(db: Database) {
  const { rows } = await db.pool.query<{ name: string }>('select current_database() as name');
  const client = new Client({ connectionString: databaseUrl(inject('adminUrl'), rows[0]?.name ?? '') });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  const statement = names
    .map(
      (name) =>
        `select '${name}' as name, concat(count(*), ' ', sum(xmin::text::bigint)) as sum from "${name}"`,
    )
    .join(' union all ');
  /**
   * A sum for each table, so that a difference names the one: how many rows there are, and which transactions wrote
   * them. Planned once, as that takes longer than the looking.
   */
  const take = async () => {
    const { rows: sums } = await client.query<{ name: string; sum: string }>({
      name: 'fingerprint',
      text: statement,
    });
    return new Map(sums.map(({ name, sum }) => [name, sum]));
  };
  let last = await take();
  let looks = 0;
  return {
    /** Looking takes longer than most calls, so it is done once for ten of them. */
    async changedByTen(): Promise<string[]> {
      looks += 1;
      return looks % 10 === 0 ? this.changed() : [];
    },
    /** The tables in which something is not as it was when last asked. */
    async changed(): Promise<string[]> {
      const before = last;
      last = await take();
      return names.filter((name) => last.get(name) !== before.get(name));
    },
    close: () => client.end(),
  };
}
