import { fail, type Failure } from '#contract/errors.ts';
import type { Parts } from './parts.ts';
import { isPassword } from './passwords.ts';
import type { Door } from './sessions.ts';
import * as store from './store.ts';
import { tryKey } from './tries.ts';
import type { TwoFactor } from './two-factor.ts';

export type LogIn = { token: string; accountId: string };

export function makeLogin({ db, mail, sessions, tokens, tries }: Parts, twoFactor: TwoFactor) {
  return {
    /** A session, or a ticket for the second step of accounts that have one. */
    async logIn(
      input: { email: string; password: string } & Door,
    ): Promise<LogIn | { ticket: string } | Failure> {
      const key = tryKey.login(input.email);
      const refusal = await tries.begin(key);
      if (refusal) return refusal;
      const account = await store.findAccountByEmail(db.platform, input.email);
      const isRight = await isPassword(account?.passwordHash, input.password);
      // Told apart, an unconfirmed sign-up would tell whether its e-mail had an account before.
      if (!account || !isRight || (mail.isPost && !account.emailVerifiedAt)) return fail('wrongCredentials');
      await tries.forgive(key);
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
