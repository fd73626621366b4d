import type { IdentityQuestion } from '#contract/people/auth.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { KeyAnswer, KeyQuestion } from '#contract/people/passkeys.ts';
import type { Parts } from './parts.ts';
import { isPassword } from './passwords.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import * as store from './store.ts';
import { tryKey } from './tries.ts';
import type { TwoFactor } from './two-factor.ts';

/** Asking somebody signed in once more who they are, before what a stolen session must not do. */
export function makeIdentity(
  { db, sessions, tries }: Parts,
  { twoFactor, passkeys }: { twoFactor: TwoFactor; passkeys: Passkeys },
) {
  async function checkPassword(accountId: string, password: string): Promise<Failure | undefined> {
    const key = tryKey.password(accountId);
    const refusal = await tries.begin(key);
    if (refusal) return refusal;
    const account = await store.findAccount(db.platform, accountId);
    if (!(await isPassword(account?.passwordHash, password))) return atField('wrongPassword', 'password');
    await tries.forgive(key);
    return undefined;
  }

  async function checkCode(accountId: string, code: string): Promise<Failure | undefined> {
    const key = tryKey.code(accountId);
    const refusal = await tries.begin(key);
    if (refusal) return refusal;
    if (!(await twoFactor.accepts(accountId, code))) return atField('wrongCode', 'code');
    await tries.forgive(key);
    return undefined;
  }

  async function asks(accountId: string): Promise<IdentityQuestion> {
    const account = await store.findAccount(db.platform, accountId);
    return { needsCode: account?.totpSecret != null, hasPasskey: await passkeys.has(accountId) };
  }

  return {
    asks,

    /** By password, and by a code where there is a second factor. It counts for the whole log-in. */
    async confirm(input: {
      accountId: string;
      session: string;
      password: string;
      code: string;
    }): Promise<Failure | undefined> {
      const { needsCode } = await asks(input.accountId);
      const wrong =
        (await checkPassword(input.accountId, input.password)) ??
        (needsCode ? await checkCode(input.accountId, input.code) : undefined);
      if (!wrong) await sessions.confirm(input.session);
      return wrong;
    },

    askForPasskey: (accountId: string, session: string): Promise<KeyQuestion> =>
      passkeys.ask({ purpose: 'identity', of: session }, accountId),

    /** By a passkey alone, which is both: something one has, and whose device knows whom it belongs to. */
    async confirmWithPasskey(input: {
      accountId: string;
      session: string;
      credential: KeyAnswer;
    }): Promise<Failure | undefined> {
      const key = tryKey.passkey(input.accountId);
      const refusal = await tries.begin(key);
      if (refusal) return refusal;
      const answered = await passkeys.accepts(input.credential, { purpose: 'identity', of: input.session });
      if (answered !== input.accountId) return fail('wrongPasskey');
      await tries.forgive(key);
      await sessions.confirm(input.session);
      return undefined;
    },
  };
}

function atField(code: 'wrongPassword' | 'wrongCode', field: string): Failure {
  const { sentence } = fail(code);
  return fail(code, { errors: { [field]: sentence } });
}
