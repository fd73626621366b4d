import type { PoolClient } from 'pg';
import { makeShares } from './shares.ts';
import { Unavailable } from './unavailable.ts';
import type { WatchedPool } from './watched-pool.ts';
import { currentWork, withTurn } from './work.ts';

const REQUEST_SHARES = { total: 14, each: 8, patienceMs: 5000, maxWaiting: 1000 };
const JOB_SHARES = { total: 3, each: 2, patienceMs: 60_000, maxWaiting: 1000 };

/** Connections lent in turns, so that no site and no kind of work takes all of them. */
export function makeLending(pool: WatchedPool) {
  const shares = { request: makeShares(REQUEST_SHARES), job: makeShares(JOB_SHARES) };

  async function lendNow<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    // The query under way is refused as well; without a listener a connection lost while lent would end the process.
    const noteBreak = (error: Error) => {
      broken = error;
    };
    client.on('error', noteBreak);
    try {
      return await work(client);
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
      if (broken) throw new Unavailable('The connection to the database was lost.', { cause: error });
      throw pool.causeOf(client, error);
    } finally {
      client.off('error', noteBreak);
      client.release(broken);
    }
  }

  /**
   * Lends a connection when it is the owner's turn; what goes wrong is rolled back, and a connection that cannot
   * even do that is not used again.
   */
  return async function lend<T>(owner: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const { isJob, hasTurn } = currentWork();
    const endTurn = hasTurn ? undefined : await shares[isJob ? 'job' : 'request'].take(owner);
    try {
      return await withTurn(() => lendNow(work));
    } finally {
      endTurn?.();
    }
  };
}
