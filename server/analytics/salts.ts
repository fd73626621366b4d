import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

const SALT_BYTES = 32;
const MAX_KEPT = 500;

/**
 * Random words with which strangers are told apart within one day of one time zone. They are in memory and in one row
 * while that day lasts; once it is over nobody can compute again who was who.
 */
export function makeSalts({ db }: { db: Database }) {
  const kept = new Map<string, Promise<string>>();

  async function find(timeZone: string, day: string): Promise<string> {
    const name = `${timeZone} ${day}`;
    const fresh = randomBytes(SALT_BYTES).toString('base64url');
    await db.platform.execute(
      sql`insert into visitor_salts (name, salt, made_at) values (${name}, ${fresh}, now()) on conflict do nothing`,
    );
    await db.platform.execute(
      sql`delete from visitor_salts where name < ${name} and name like ${`${timeZone} ____-__-__`}`,
    );
    const { rows } = await db.platform.execute<{ salt: string }>(
      sql`select salt from visitor_salts where name = ${name}`,
    );
    return rows[0]?.salt ?? fresh;
  }

  return {
    of(timeZone: string, day: string): Promise<string> {
      const name = `${timeZone} ${day}`;
      const known = kept.get(name);
      if (known) return known;
      const found = find(timeZone, day);
      for (const other of kept.keys())
        if (other.startsWith(`${timeZone} `) || kept.size >= MAX_KEPT) kept.delete(other);
      kept.set(name, found);
      found.catch(() => kept.delete(name));
      return found;
    },

    /** Also those of zones in which nobody comes any more: none is there two days after it was made. */
    async forgetOld(): Promise<void> {
      await db.platform.execute(sql`delete from visitor_salts where made_at < now() - interval '24 hours'`);
    },
  };
}

export type Salts = ReturnType<typeof makeSalts>;
