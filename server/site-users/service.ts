import { DAY_SECONDS } from '#core/durations.ts';
import { tidyEmail } from '#core/email.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { derive, digest, newSecret } from '../secrets/secrets.ts';
import { makeTries, tryKey } from '../accounts/tries.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

export const REMEMBERED_SECONDS = 30 * DAY_SECONDS;
/** A browser that is never closed would keep the other kind for ever. */
const UNREMEMBERED_SECONDS = DAY_SECONDS;

export interface SiteUser {
  id: string;
  email: string;
}

/** The customers of sites and their sessions. */
export function makeSiteUsers(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  const tries = makeTries(deps);

  return {
    /** Says whether the e-mail was free on this site. */
    async register(siteId: string, input: { email: string; password: string }): Promise<boolean> {
      const passwordHash = await hashPassword(input.password);
      const row = { siteId, id: newId(), email: tidyEmail(input.email), passwordHash };
      return db.site(siteId, (tx) => store.insertUser(tx, row));
    },

    async logIn(
      siteId: string,
      input: { email: string; password: string; rememberMe: boolean; address: string },
    ): Promise<{ token: string; email: string } | Failure> {
      const email = tidyEmail(input.email);
      const counted = tryKey.siteUser(siteId, email, input.address);
      const refusal = await tries.begin(...counted);
      if (refusal) return refusal;
      const user = await db.readSite(siteId, (tx) => store.findUser(tx, email));
      if (!(await isPassword(user?.passwordHash, input.password)) || !user) return fail('wrongCredentials');
      await tries.forgive(...counted);
      const token = newSecret();
      const seconds = input.rememberMe ? REMEMBERED_SECONDS : UNREMEMBERED_SECONDS;
      await db.site(siteId, async (tx) => {
        await store.deleteExpired(tx, now());
        await store.insertSession(tx, {
          siteId,
          tokenHash: digest(token),
          siteUserId: user.id,
          expiresAt: new Date(now().getTime() + seconds * 1000),
        });
      });
      return { token, email };
    },

    find: (siteId: string, token: string): Promise<SiteUser | undefined> =>
      db.readSite(siteId, (tx) => store.findSession(tx, digest(token), now())),

    logOut: (siteId: string, token: string): Promise<void> =>
      db.site(siteId, (tx) => store.deleteSession(tx, digest(token))),
  };
}

export type SiteUsers = ReturnType<typeof makeSiteUsers>;

/** Proves that a call comes from a page of this session and site; only such a page could read the answer it came with. */
export const xsrfTokenFor = (token: string, siteId: string): string =>
  derive(token, `site-user:${siteId}`).toString('base64url');
