import { passwordProblem } from '#core/accounts/password.ts';
import { isEmail, tidyEmail } from '#core/email.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { newId } from '../ids.ts';
import type { Parts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { OF_LOG_IN } from './sessions/tokens.ts';
import { MAX_NAME_LENGTH, NAME_MISSING } from './signup.ts';
import * as store from './store.ts';
import { tryKey } from './tries.ts';
import type { WayBack } from './way-back.ts';

const LANGUAGE_UNKNOWN = 'Choose one of the languages of the admin.';

/** What an account changes about itself, and the way back in for whoever forgot the password. */
export function makeProfile({ db, mail, appUrl, now, sessions, tokens, tries }: Parts, wayBack: WayBack) {
  async function setPassword(
    account: NonNullable<Awaited<ReturnType<typeof store.findAccount>>>,
    password: string,
    how: { resetToken?: string; keepSession?: string },
  ): Promise<Failure | undefined> {
    const problem = passwordProblem(password, account.email);
    if (problem) return fail('weakPassword', { errors: { password: problem } }, problem);
    const passwordHash = await hashPassword(password);
    const { resetToken, keepSession } = how;
    const failure = await db.account(account.id, async (tx) => {
      if (resetToken !== undefined && !(await tokens.take(tx, resetToken, 'reset')))
        return fail('linkExpired');
      // Whoever opened the link in the mail has the mailbox.
      const verified = resetToken === undefined ? {} : { emailVerifiedAt: now() };
      await store.updateAccount(tx, account.id, { passwordHash, ...verified });
      await tokens.forget(tx, account.id, ...OF_LOG_IN);
      await sessions.endAll(tx, account.id, keepSession);
      const values = { name: account.name, undoUrl: await wayBack.issue(tx, account) };
      await mail.send(tx, { to: account.email, isPrivate: true, name: 'passwordChanged', values });
      return undefined;
    });
    if (!failure) await tries.forgive(tryKey.login(account.email));
    return failure;
  }

  return {
    async read(accountId: string) {
      const account = await store.findAccount(db.platform, accountId);
      return (
        account && {
          name: account.name,
          email: account.email,
          isVerified: account.emailVerifiedAt !== null,
          hasTwoFactor: account.totpSecret !== null,
          recoveryCodesLeft: account.recoveryHashes.length,
        }
      );
    },

    /** The same for everybody who asks; what is true is in the mail. */
    async requestReset(
      typed: string,
      { address, locale = '' }: { address: string; locale?: string | undefined },
    ): Promise<Failure | undefined> {
      const email = tidyEmail(typed);
      if (!isEmail(email))
        return fail('invalid', { errors: { email: EMAIL_FIELD_INVALID } }, EMAIL_FIELD_INVALID);
      const refusal = await tries.begin(tryKey.resets(address));
      if (refusal) return refusal;
      // Whoever used up the mails of this box: the last one is there, and its link is still good.
      if (await tries.begin(tryKey.reset(email))) return undefined;
      const account = await store.findAccountByEmail(db.platform, email);
      await db.account(account?.id ?? newId(), async (tx) => {
        if (!account) {
          const values = { signupUrl: `${appUrl}/signup` };
          return mail.send(tx, { to: email, name: 'nobodyToReset', values, language: locale });
        }
        const token = await tokens.issue(tx, 'reset', account.id);
        const values = { name: account.name, url: `${appUrl}/reset?token=${token}` };
        return mail.send(tx, { to: email, isPrivate: true, name: 'resetPassword', values });
      });
      return undefined;
    },

    /** `mailed` proves, in place of a passkey, that whoever logs in next has the mailbox. */
    async reset(token: string, password: string): Promise<{ accountId: string; mailed: string } | Failure> {
      const known = await tokens.read(token, 'reset');
      const account = known && (await store.findAccount(db.platform, known.accountId));
      if (!account) return fail('linkExpired');
      const problem = await setPassword(account, password, { resetToken: token });
      if (problem) return problem;
      return { accountId: account.id, mailed: await tokens.issue(db.platform, 'mailed', account.id) };
    },

    async changePassword(input: {
      accountId: string;
      password: string;
      session: string;
    }): Promise<Failure | undefined> {
      const account = await store.findAccount(db.platform, input.accountId);
      return account
        ? setPassword(account, input.password, { keepSession: input.session })
        : fail('loginRequired');
    },

    async changeName(accountId: string, typed: string): Promise<Failure | undefined> {
      const name = typed.trim();
      if (name === '' || name.length > MAX_NAME_LENGTH)
        return fail('invalid', { errors: { name: NAME_MISSING } }, NAME_MISSING);
      await store.updateAccount(db.platform, accountId, { name });
      return undefined;
    },

    async changeLanguage(
      accountId: string,
      language: string,
      spoken: readonly string[],
    ): Promise<Failure | undefined> {
      if (language !== '' && !spoken.includes(language))
        return fail('invalid', { errors: { language: LANGUAGE_UNKNOWN } }, LANGUAGE_UNKNOWN);
      await store.updateAccount(db.platform, accountId, { language });
      return undefined;
    },

    async isGuided(accountId: string): Promise<boolean> {
      return (await store.findAccount(db.platform, accountId))?.guideLeftAt === null;
    },

    async leaveGuide(accountId: string): Promise<void> {
      await store.updateAccount(db.platform, accountId, { guideLeftAt: now() });
    },

    /** Nothing changes before the new address has answered. */
    async changeEmail(input: { accountId: string; email: string }) {
      const email = tidyEmail(input.email);
      if (!isEmail(email))
        return fail('invalid', { errors: { email: EMAIL_FIELD_INVALID } }, EMAIL_FIELD_INVALID);
      const refusal = await tries.begin(tryKey.mail(email));
      if (refusal) return refusal;
      const account = await store.findAccount(db.platform, input.accountId);
      if (!account || account.email === email) return undefined;
      const other = await store.findAccountByEmail(db.platform, email);
      await db.account(account.id, async (tx) => {
        if (other) {
          const values = { loginUrl: `${appUrl}/login` };
          return mail.send(tx, { to: email, name: 'emailBelongsToAnother', values });
        }
        const token = await tokens.issue(tx, 'email', account.id, { email });
        const values = { name: account.name, url: `${appUrl}/confirm?token=${token}` };
        const about = { to: email, isPrivate: true, language: account.language || account.locale };
        return mail.send(tx, { ...about, name: 'confirmNewEmail', values });
      });
      return undefined;
    },

    async endSessions(accountId: string): Promise<void> {
      await db.account(accountId, (tx) => sessions.endAll(tx, accountId));
    },
  };
}
