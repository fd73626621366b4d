import { DAY_SECONDS } from '#core/durations.ts';
import { tidyEmail } from '#core/email.ts';
import { CUSTOMER_COOKIE_DAYS } from '#core/visitors/cookies.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { isPassword } from '../accounts/passwords.ts';
import { makeTries, tryKey } from '../accounts/tries.ts';
import type { Database, Tx } from '../database/database.ts';
import { derive, digest, newSecret } from '../secrets/secrets.ts';
import * as store from './store.ts';

export const REMEMBERED_SECONDS = CUSTOMER_COOKIE_DAYS * DAY_SECONDS;
/** A browser that is never closed would keep the other kind for ever. */
const UNREMEMBERED_SECONDS = DAY_SECONDS;

/** Somebody who has just logged in. */
export interface Entered {
  token: string;
  email: string;
}

/** Customers who are logged in. A session of one site is nothing on another. */
export function makeCustomerSessions(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  const tries = makeTries(deps);

  async function start(
    tx: Tx,
    siteId: string,
    customer: { id: string; email: string },
    rememberMe: boolean,
  ): Promise<Entered> {
    const token = newSecret();
    const seconds = rememberMe ? REMEMBERED_SECONDS : UNREMEMBERED_SECONDS;
    await store.deleteExpired(tx, now());
    await store.insertSession(tx, {
      siteId,
      tokenHash: digest(token),
      customerId: customer.id,
      expiresAt: new Date(now().getTime() + seconds * 1000),
    });
    return { token, email: customer.email };
  }

  return {
    start,

    async logIn(
      siteId: string,
      input: { email: string; password: string; rememberMe: boolean; address: string },
    ): Promise<Entered | Failure> {
      const email = tidyEmail(input.email);
      const counted = tryKey.siteUser(siteId, email, input.address);
      const refusal = await tries.begin(...counted);
      if (refusal) return refusal;
      const customer = await db.readSite(siteId, (tx) => store.findByEmail(tx, email));
      const isRight = await isPassword(customer?.passwordHash || undefined, input.password);
      if (!isRight || !customer) return fail('wrongCredentials');
      await tries.forgive(...counted);
      if (customer.blockedAt) return fail('customerBlocked');
      return db.site(siteId, (tx) => start(tx, siteId, customer, input.rememberMe));
    },

    async find(siteId: string, token: string): Promise<store.CustomerRow | undefined> {
      if (token === '') return undefined;
      return db.readSite(siteId, (tx) => store.findSession(tx, digest(token), now()));
    },

    logOut: (siteId: string, token: string): Promise<void> =>
      db.site(siteId, (tx) => store.deleteSession(tx, digest(token))),
  };
}

export type CustomerSessions = ReturnType<typeof makeCustomerSessions>;

/**
 * Proves that a call comes from whoever logged in, or from a window of the account that no script of the site can look
 * into: only these got to know it.
 */
export const xsrfTokenFor = (token: string, siteId: string): string =>
  derive(token, `site-user:${siteId}`).toString('base64url');
