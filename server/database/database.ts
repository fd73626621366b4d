import { escapeLiteral, Pool, types, type PoolConfig } from 'pg';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A query builder bound to one transaction, with the connection below it. */
export type Tx = NodePgDatabase & { $client: Pick<Pool, 'query'> };

export interface Database {
  /** Platform tables only: without a site, row-level security shows no tenant rows. */
  platform: Tx;
  pool: Pool;
  /** Runs `work` in one transaction that sees the rows of this site and of no other. */
  site<T>(siteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for reading: all its queries see one moment, so nothing read is half old and half new. */
  readSite<T>(siteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement about this site in a single round trip, for what is read on every page. `$1` … stand for the values. */
  readOnce<Row extends object>(siteId: string, statement: string, values: readonly string[]): Promise<Row[]>;
  /** One transaction in which an account sees its own memberships. */
  account<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

// int8 comes as text by default; our counters stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

const ID = /^[a-z0-9]{24}$/;

export function makeDatabase(config: PoolConfig): Database {
  const pool = new Pool({ max: 20, ...config });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});

  async function scoped<T>(
    begin: string,
    setting: string,
    id: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    // The id goes into the statement itself to save a round trip, so its form is checked here.
    if (!ID.test(id)) throw new Error('A scope needs an id of 24 lowercase letters and digits.');
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`${begin}; set local ${setting} = '${id}'`);
      const result = await work(drizzle({ client }));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function readOnce<Row extends object>(
    siteId: string,
    statement: string,
    values: readonly string[],
  ): Promise<Row[]> {
    if (!ID.test(siteId)) throw new Error('A scope needs an id of 24 lowercase letters and digits.');
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Several statements in one message cannot carry parameters, so the driver writes them in as literals.
      const text = statement.replaceAll(/\$(\d)/g, (_, index) =>
        escapeLiteral(values[Number(index) - 1] ?? ''),
      );
      const results = await client.query(
        `begin read only; set local plinth.site_id = '${siteId}'; ${text}; commit`,
      );
      return (results as unknown as { rows: Row[] }[])[2]?.rows ?? [];
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    readOnce,
    platform: drizzle({ client: pool }),
    pool,
    site: (id, work) => scoped('begin', 'plinth.site_id', id, work),
    readSite: (id, work) =>
      scoped('begin isolation level repeatable read read only', 'plinth.site_id', id, work),
    account: (id, work) => scoped('begin', 'plinth.account_id', id, work),
    close: () => pool.end(),
  };
}
