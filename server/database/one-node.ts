import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Work that all nodes may want to do at the same time, and that only one may: the others wait until it is done. */
export function oneNodeAtATime<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  return db.platform.transaction(async (tx) => {
    // The lock is held for as long as the work takes, on a connection that says nothing meanwhile.
    await tx.execute(
      sql.raw(
        'set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
      ),
    );
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
    return work();
  });
}
