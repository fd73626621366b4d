import { nextTry } from '#core/accounts/delays.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Database } from '../database/database.ts';
import { digest } from '../secrets/secrets.ts';
import * as store from './token-store.ts';

const ROUNDS = 5;

/** Slows guessing, on all nodes together. It works the same for names that nobody has. */
export function makeTries(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  return {
    /** Counts a failure in advance, so that many tries at once count as many; who was right is forgiven after. */
    async begin(key: string): Promise<Failure | undefined> {
      const hash = digest(key);
      for (let round = 0; round < ROUNDS; round += 1) {
        const row = await store.findFailures(db.platform, hash);
        const { wait, count } = nextTry(row && { count: row.failures, lastAt: row.lastAt }, now());
        if (wait > 0) return fail('tooManyTries', { retryAfter: Math.ceil(wait / 1000) });
        const after = { failures: count + 1, lastAt: now() };
        if (await store.countFailure(db.platform, hash, row?.failures, after)) return undefined;
      }
      return fail('tooManyTries', { retryAfter: 1 });
    },

    async forgive(key: string): Promise<void> {
      await store.deleteFailures(db.platform, digest(key));
    },
  };
}

export type Tries = ReturnType<typeof makeTries>;

/** What is counted: one key for each thing that can be guessed. */
export const tryKey = {
  login: (email: string) => `login:${email}`,
  code: (accountId: string) => `code:${accountId}`,
  password: (accountId: string) => `password:${accountId}`,
  mail: (email: string) => `mail:${email}`,
  siteUser: (siteId: string, email: string) => `site-user:${siteId}:${email}`,
  invitation: (email: string) => `invitation:${email}`,
};
