import { passwordProblem } from '#core/accounts/password.ts';
import { isEmail, tidyEmail } from '#core/email.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { newId } from '../ids.ts';
import type { Parts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import type { Door } from './sessions/sessions.ts';
import * as store from './store.ts';
import { tryKey } from './tries.ts';
import type { WayBack } from './way-back.ts';

export const MAX_NAME_LENGTH = 100;
export const NAME_MISSING = 'Please enter your name';

export function makeSignup({ db, mail, appUrl, now, sessions, tokens, tries }: Parts, wayBack: WayBack) {
  const resetUrl = `${appUrl}/forgot`;

  return {
    /**
     * Makes the account and signs in. Where mail is delivered, the email is confirmed first, and the
     * answer is the same for an email that has an account: only its owner learns of it, by mail.
     */
    async signUp(
      input: { name: string; email: string; password: string; to: string } & Door,
    ): Promise<{ token: string | undefined } | Failure> {
      const [name, email] = [input.name.trim(), tidyEmail(input.email)];
      const errors = problemsOf({ name, email, password: input.password });
      if (errors) return fail('invalid', { errors }, Object.values(errors)[0]);
      const refusal = await tries.begin(tryKey.mail(email));
      if (refusal) return refusal;
      const passwordHash = await hashPassword(input.password);
      const id = newId();
      const isNew = await db.account(id, async (tx) => {
        if (await store.insertAccount(tx, { id, email, name, passwordHash, emailVerifiedAt: null })) {
          const token = await tokens.issue(tx, 'confirm', id, { to: input.to });
          const values = { name, url: `${appUrl}/confirm?token=${token}` };
          const language = input.locale ?? '';
          await mail.send(tx, { to: email, isPrivate: true, name: 'confirmEmail', values, language });
          return true;
        }
        const owner = await store.findAccountByEmail(tx, email);
        const values = { name: owner?.name ?? '', loginUrl: `${appUrl}/login`, resetUrl };
        await mail.send(tx, { to: email, name: 'alreadySignedUp', values });
        return false;
      });
      return {
        token: isNew && !mail.isPost ? await sessions.start(id, input, { isConfirmed: true }) : undefined,
      };
    },

    /** Redeems the link of a sign-up or of a new email. */
    async confirm(token: string): Promise<{ accountId: string; to: string; isNewEmail: boolean } | Failure> {
      const known = (await tokens.read(token, 'confirm')) ?? (await tokens.read(token, 'email'));
      if (!known) return fail('linkExpired');
      const { accountId } = known;
      try {
        return await db.account(accountId, async (tx) => {
          const taken = await tokens.take(tx, token, 'confirm', 'email');
          const account = taken && (await store.findAccount(tx, accountId));
          if (!account) return fail('linkExpired');
          const { email = account.email, to = '' } = taken.detail;
          await store.updateAccount(tx, accountId, { email, emailVerifiedAt: now() });
          const isNewEmail = email !== account.email;
          if (isNewEmail) {
            // What was sent to the old address must not open the account any more.
            await tokens.forget(tx, accountId, 'reset', 'email', 'confirm');
            const values = { name: account.name, email, undoUrl: await wayBack.issue(tx, account) };
            const language = account.language || account.locale;
            const about = { to: account.email, isPrivate: true, language };
            await mail.send(tx, { ...about, name: 'emailChanged', values });
          }
          return { accountId, to, isNewEmail };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'accounts_email_key')) return fail('emailTaken');
        throw error;
      }
    },
  };
}

function problemsOf(input: { name: string; email: string; password: string }) {
  const errors: Record<string, string> = {};
  if (input.name === '' || input.name.length > MAX_NAME_LENGTH) errors['name'] = NAME_MISSING;
  if (!isEmail(input.email)) errors['email'] = EMAIL_FIELD_INVALID;
  const problem = passwordProblem(input.password, input.email);
  if (problem) errors['password'] = problem;
  return Object.keys(errors).length > 0 ? errors : undefined;
}
