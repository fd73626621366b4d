import type { SecondStep } from '#core/accounts/passkeys.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { KeyAnswer, KeyQuestion } from '#contract/people/passkeys.ts';
import type { Parts } from './parts.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
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

export function makeLogin(
  { db, mail, sessions, tokens, tries }: Parts,
  { twoFactor, passkeys }: { twoFactor: TwoFactor; passkeys: Passkeys },
) {
  /** Strangers share one count, which they can use up; a browser that was logged in before has its own. */
  async function countedOf(accountId: string | undefined, email: string, origin: Origin) {
    const device = await tokens.read(origin.knownDevice, 'device');
    return device && device.accountId === accountId
      ? [tryKey.device(origin.knownDevice)]
      : [tryKey.login(email), tryKey.logins(origin.address)];
  }

  /** What is asked for besides the password. Where codes are on, a mailbox does not replace them. */
  async function stepAfterPassword(account: {
    id: string;
    totpSecret: string | null;
  }): Promise<SecondStep | undefined> {
    const step = { hasCode: account.totpSecret !== null, hasPasskey: await passkeys.has(account.id) };
    return step.hasCode || step.hasPasskey ? step : undefined;
  }

  async function hasMailbox(accountId: string, mailed: string): Promise<boolean> {
    if ((await tokens.read(mailed, 'mailed'))?.accountId !== accountId) return false;
    return (await tokens.take(db.platform, mailed, 'mailed')) !== undefined;
  }

  /** Who has just logged in need not say again who they are. */
  async function enter(accountId: string, door: Door): Promise<LogIn> {
    await sessions.sweep();
    return { token: await sessions.start(accountId, door, { isConfirmed: true }), accountId };
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
      input: { email: string; password: string; origin: Origin; mailed: string } & Door,
    ): Promise<LogIn | { ticket: string } | Failure> {
      const account = await store.findAccountByEmail(db.platform, input.email);
      const counted = await countedOf(account?.id, input.email, input.origin);
      const refusal = await tries.begin(...counted);
      if (refusal) return refusal;
      const isRight = await isPassword(account?.passwordHash, input.password);
      // Told apart, an unconfirmed sign-up would tell whether its email had an account before.
      if (!account || !isRight || (mail.isPost && !account.emailVerifiedAt)) return fail('wrongCredentials');
      await tries.forgive(...counted);
      const step = await stepAfterPassword(account);
      if (step && (step.hasCode || !(await hasMailbox(account.id, input.mailed))))
        return { ticket: await tokens.issue(db.platform, 'secondStep', account.id) };
      return enter(account.id, input);
    },

    /** How the log-in with this ticket can go on; nothing is told about tickets that are not good any more. */
    async secondStep(ticket: string): Promise<SecondStep | undefined> {
      const known = await tokens.read(ticket, 'secondStep');
      const account = known && (await store.findAccount(db.platform, known.accountId));
      return account && stepAfterPassword(account);
    },

    /** After a password only its account's passkeys are asked for. `attempt` is a secret of the browser. */
    async askForPasskey(attempt: string, ticket: string): Promise<KeyQuestion> {
      const known = await tokens.read(ticket, 'secondStep');
      return passkeys.ask({ purpose: 'logIn', of: attempt }, known?.accountId);
    },

    /** A passkey counts as both factors: its device has asked who it is. */
    async logInWithPasskey(
      input: { credential: KeyAnswer; attempt: string; ticket: string; address: string } & Door,
    ): Promise<LogIn | Failure> {
      const counted = tryKey.logins(input.address);
      const refusal = await tries.begin(counted);
      if (refusal) return refusal;
      const accountId = await passkeys.accepts(input.credential, { purpose: 'logIn', of: input.attempt });
      const account = accountId && (await store.findAccount(db.platform, accountId));
      if (!account || (mail.isPost && !account.emailVerifiedAt)) return fail('wrongPasskey');
      await tries.forgive(counted);
      await tokens.take(db.platform, input.ticket, 'secondStep');
      return enter(account.id, input);
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
      return enter(accountId, input);
    },
  };
}
