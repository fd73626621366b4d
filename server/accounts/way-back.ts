import { isUniqueViolation } from '../database/errors.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import type { Parts } from './parts.ts';
import { OF_LOG_IN } from './sessions/tokens.ts';
import * as passkeyStore from './passkeys/store.ts';
import * as store from './store.ts';

interface Before {
  id: string;
  email: string;
  totpSecret: string | null;
  recoveryHashes: string[];
}

/** The way back from a change that somebody else made: a link in the mail about it. */
export function makeWayBack({ db, vault, appUrl, now, sessions, tokens }: Parts) {
  return {
    /** The link that puts the account back to how it was before the change. */
    async issue(
      tx: Tx,
      { id, email, totpSecret, recoveryHashes }: Before,
      passkeys?: readonly passkeyStore.Passkey[],
    ): Promise<string> {
      const kept = passkeys ?? (await passkeyStore.listPasskeys(tx, id));
      const detail = {
        email,
        totpSecret: totpSecret ?? '',
        recoveryHashes: recoveryHashes.join(' '),
        passkeys: kept.map((passkey) => passkey.id).join(' '),
        passkeyRows: JSON.stringify(kept),
      };
      return `${appUrl}/undo?token=${await tokens.issue(tx, 'undo', id, detail)}`;
    },

    /**
     * Email, second factor and passkeys are as they were, every log-in has ended, and the answer opens the choice of a
     * new password. Links sent after this one are worth nothing: they may have gone to somebody else.
     */
    async undo(token: string): Promise<{ reset: string } | Failure> {
      const known = await tokens.read(token, 'undo');
      if (!known) return fail('linkExpired');
      const { accountId } = known;
      try {
        return await db.account(accountId, async (tx) => {
          const taken = await tokens.take(tx, token, 'undo');
          if (!taken) return fail('linkExpired');
          const { email = '', totpSecret = '', recoveryHashes = '', passkeys = '' } = taken.detail;
          const { passkeyRows = '[]' } = taken.detail;
          // A key that was replaced since opens it no more; then the second factor stays as it is.
          const isReadable = totpSecret === '' || vault.canOpen(totpSecret);
          await store.updateAccount(tx, accountId, {
            email,
            emailVerifiedAt: now(),
            ...(isReadable && {
              totpSecret: totpSecret || null,
              recoveryHashes: recoveryHashes.split(' ').filter(Boolean),
            }),
          });
          await passkeyStore.deleteOthers(tx, accountId, passkeys.split(' '));
          await passkeyStore.putBack(tx, JSON.parse(passkeyRows) as passkeyStore.Passkey[]);
          await tokens.forget(tx, accountId, ...OF_LOG_IN);
          await tokens.forgetAfter(tx, taken);
          await sessions.endAll(tx, accountId);
          return { reset: await tokens.issue(tx, 'reset', accountId) };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'accounts_email_key')) return fail('emailTaken');
        throw error;
      }
    },
  };
}

export type WayBack = ReturnType<typeof makeWayBack>;
