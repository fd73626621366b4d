import { networkOf } from '#core/access/network.ts';
import { PACES, type Pace } from '#core/access/paces.ts';
import { nextTry } from '#core/accounts/delays.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { digest } from '../secrets/secrets.ts';
import * as store from './sessions/token-store.ts';

/** One thing that is counted. */
export interface Counted {
  key: string;
  pace: Pace;
  /** Counts for many at once: who was right takes back their own try, and nobody else's. */
  isShared?: true;
}

/** Slows guessing, on all nodes together. It works the same for names that nobody has. */
export function makeTries(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;

  return {
    /** Counts a failure in advance, so that many tries at once count as many; who was right is forgiven after. */
    async begin(...counted: Counted[]): Promise<Failure | undefined> {
      const at = now();
      const paces = new Map(counted.map(({ key, pace }) => [digest(key), pace]));
      return db.account(newId(), async (tx) => {
        const rows = await store.lockFailures(tx, [...paces.keys()], at);
        const next = rows.map(({ emailHash, failures, lastAt }) => ({
          emailHash,
          ...nextTry({ count: failures, lastAt }, at, paces.get(emailHash) ?? PACES.account),
        }));
        const wait = Math.max(...next.map((each) => each.wait));
        // Who has to wait for one of them is not counted by the others.
        if (wait > 0) return fail('tooManyTries', { retryAfter: Math.ceil(wait / 1000) });
        for (const { emailHash, count } of next)
          await store.setFailures(tx, emailHash, { failures: count + 1, lastAt: at });
        return undefined;
      });
    },

    async forgive(...counted: Counted[]): Promise<void> {
      for (const { key, isShared } of counted)
        await (isShared ? store.takeBackFailure : store.deleteFailures)(db.platform, digest(key));
    },
  };
}

export type Tries = ReturnType<typeof makeTries>;

/** What is counted: one key for each thing that can be guessed, and one for who guesses. */
export const tryKey = {
  /** All strangers together: from ever other addresses nobody gets more. */
  login: (email: string): Counted => ({ key: `login:${email}`, pace: PACES.account }),
  /** A browser that the account knows is counted by itself, so that strangers cannot lock it out. */
  device: (device: string): Counted => ({ key: `device:${digest(device)}`, pace: PACES.account }),
  logins: (address: string): Counted => ({
    key: `logins:${networkOf(address)}`,
    pace: PACES.accountsFromNetwork,
    isShared: true,
  }),
  code: (accountId: string): Counted => ({ key: `code:${accountId}`, pace: PACES.account }),
  password: (accountId: string): Counted => ({ key: `password:${accountId}`, pace: PACES.account }),
  passkey: (accountId: string): Counted => ({ key: `passkey:${accountId}`, pace: PACES.account }),
  mail: (email: string): Counted => ({ key: `mail:${email}`, pace: PACES.mailbox }),
  reset: (email: string): Counted => ({ key: `reset:${email}`, pace: PACES.mailbox }),
  resets: (address: string): Counted => ({
    key: `resets:${networkOf(address)}`,
    pace: PACES.mailsFromNetwork,
  }),
  invitation: (email: string): Counted => ({ key: `invitation:${email}`, pace: PACES.mailbox }),
  siteUser: (siteId: string, email: string, address: string): Counted[] => [
    { key: `site-user:${siteId}:${email}:${networkOf(address)}`, pace: PACES.customerFromNetwork },
    { key: `site-user:${siteId}:${email}`, pace: PACES.customer },
  ],
  siteUserMail: (siteId: string, email: string, address: string): Counted[] => [
    { key: `site-user-mail:${siteId}:${email}`, pace: PACES.mailbox },
    { key: `site-user-mails:${siteId}:${networkOf(address)}`, pace: PACES.mailsFromNetwork },
  ],
  /** The password of a site, or of one of its pages. */
  lock: (lock: string, address: string): Counted[] => [
    { key: `lock:${lock}:${networkOf(address)}`, pace: PACES.lockFromNetwork },
    { key: `lock:${lock}`, pace: PACES.lock, isShared: true },
  ],
  coupon: (siteId: string, address: string): Counted[] => [
    { key: `coupon:${siteId}:${networkOf(address)}`, pace: PACES.codesFromNetwork, isShared: true },
    { key: `coupon:${siteId}`, pace: PACES.codes, isShared: true },
  ],
  giftCard: (siteId: string, address: string): Counted[] => [
    { key: `gift-card:${siteId}:${networkOf(address)}`, pace: PACES.giftCardsFromNetwork, isShared: true },
    { key: `gift-card:${siteId}`, pace: PACES.giftCards, isShared: true },
  ],
};
