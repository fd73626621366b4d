import { fail, type Failure } from '#contract/errors.ts';
import type { Parts } from './parts.ts';
import { isPassword } from './passwords.ts';
import type { Door } from './sessions/sessions.ts';
import * as store from './store.ts';
import { tryKey } from './tries.ts';
import type { TwoFactor } from './two-factor.ts';

export type LogIn = { token: string; accountId: string };

/** Where a log-in comes from: its address, and what the browser kept of an earlier one. */
export interface Origin {
  address: string;
  knownDevice: string;
}

export function makeLogin({ db, mail, sessions, tokens, tries }: Parts, twoFactor: TwoFactor) {
  /** Strangers share one count, which they can use up; a browser that was logged in before has its own. */
  async function countedOf(accountId: string | undefined, email: string, origin: Origin) {
    const device = await tokens.read(origin.knownDevice, 'device');
    return device && device.accountId === accountId
      ? [tryKey.device(origin.knownDevice)]
      : [tryKey.login(email), tryKey.logins(origin.address)];
  }

  return {
    /** Lets the browser log in again while strangers guess at the account: the secret that it is to keep. */
    async rememberDevice(accountId: string, knownDevice: string): Promise<string> {
      const device = await tokens.read(knownDevice, 'device');
      if (device?.accountId === accountId) return knownDevice;
      return tokens.issue(db.platform, 'device', accountId);
    },

    /** A session, or a ticket for the second step of accounts that have one. */
    async logIn(
      input: { email: string; password: string; origin: Origin } & Door,
    ): Promise<LogIn | { ticket: string } | Failure> {
      const account = await store.findAccountByEmail(db.platform, input.email);
      const counted = await countedOf(account?.id, input.email, input.origin);
      const refusal = await tries.begin(...counted);
      if (refusal) return refusal;
      const isRight = await isPassword(account?.passwordHash, input.password);
      // Told apart, an unconfirmed sign-up would tell whether its e-mail had an account before.
      if (!account || !isRight || (mail.isPost && !account.emailVerifiedAt)) return fail('wrongCredentials');
      await tries.forgive(...counted);
      if (account.totpSecret) return { ticket: await tokens.issue(db.platform, 'secondStep', account.id) };
      await sessions.sweep();
      return { token: await sessions.start(account.id, input), accountId: account.id };
    },

    async logInWithCode(input: { ticket: string; code: string } & Door): Promise<LogIn | Failure> {
      const ticket = await tokens.read(input.ticket, 'secondStep');
      if (!ticket) return fail('loginAgain');
      const { accountId } = ticket;
      const key = tryKey.code(accountId);
      const refusal = await tries.begin(key);
      if (refusal) return refusal;
      if (!(await twoFactor.accepts(accountId, input.code))) return fail('wrongCode');
      if (!(await tokens.take(db.platform, input.ticket, 'secondStep'))) return fail('loginAgain');
      await tries.forgive(key);
      return { token: await sessions.start(accountId, input), accountId };
    },
  };
}
