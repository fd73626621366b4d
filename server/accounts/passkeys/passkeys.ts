import type { AuditAction } from '#core/activity/actions.ts';
import {
  guessPasskeyName,
  isCounterPlausible,
  MAX_PASSKEY_NAME_LENGTH,
  MAX_PASSKEYS,
  PASSKEY_NAME_MISSING,
} from '#core/accounts/passkeys.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { KeyAnswer, KeyQuestion, NewKey } from '#contract/people/passkeys.ts';
import { recordAction } from '../../audit.ts';
import type { Database, Tx } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import type { Mailing } from '../../mail/service.ts';
import { makeChallenges, type Occasion } from './challenges.ts';
import * as store from './store.ts';
import { challengeIn, makeWebAuthn } from './webauthn.ts';

interface Owner {
  id: string;
  email: string;
  name: string;
}

/** Keys of an account that its owner's devices keep. */
export function makePasskeys<O extends Owner>(deps: {
  db: Database;
  mail: Mailing;
  appUrl: string;
  now: () => Date;
  findAccount: (tx: Tx, accountId: string) => Promise<O | undefined>;
  listMemberships: (tx: Tx, accountId: string) => Promise<{ siteId: string }[]>;
  /** The link that puts the account back to how it was, with these passkeys. */
  issueWayBack: (tx: Tx, account: O, passkeys: readonly store.Passkey[]) => Promise<string>;
}) {
  const { db, mail, appUrl, now, findAccount, listMemberships, issueWayBack } = deps;
  const challenges = makeChallenges({ db, now });
  const webAuthn = makeWebAuthn(appUrl);
  const addingOf = (session: string): Occasion => ({ purpose: 'add', of: session });

  /** In the log of every site that the account works on: what opens the account opens them. */
  async function record(accountId: string, action: AuditAction, name: string): Promise<void> {
    const memberships = await db.account(accountId, (tx) => listMemberships(tx, accountId));
    for (const { siteId } of memberships)
      await db.site(siteId, (tx) => recordAction(tx, { siteId, accountId, action, detail: { name } }));
  }

  /** With the way back to these. */
  async function tell(
    tx: Tx,
    change: { accountId: string; passkey: string; isAdded: boolean },
    before: readonly store.Passkey[],
  ): Promise<void> {
    const { accountId, passkey, isAdded } = change;
    const account = await findAccount(tx, accountId);
    if (!account) return;
    const undoUrl = await issueWayBack(tx, account, before);
    const values = { name: account.name, passkey, isAdded, undoUrl };
    await mail.send(tx, { to: account.email, isPrivate: true, name: 'passkeysChanged', values });
  }

  /** Of two answers with one counter one comes too late. */
  async function count(
    passkey: store.Passkey,
    read: { counter: number; isSynced: boolean },
  ): Promise<boolean> {
    const outcome = await db.account(passkey.accountId, async (tx) => {
      const held = await store.lockPasskey(tx, passkey.id);
      if (!held) return 'removed';
      if (!isCounterPlausible(held.counter, read.counter)) return 'copied';
      await store.markUsed(tx, held.id, { ...read, usedAt: now() });
      return 'used';
    });
    if (outcome === 'copied') await record(passkey.accountId, 'passkey.copied', passkey.name);
    return outcome === 'used';
  }

  return {
    list: (accountId: string) => store.listPasskeys(db.platform, accountId),
    has: (accountId: string) => store.hasPasskey(db.platform, accountId),

    /** What the browser is to ask for a new one. */
    async askForNew(accountId: string, session: string) {
      const account = await findAccount(db.platform, accountId);
      if (!account) return fail('loginRequired');
      const known = await store.listPasskeys(db.platform, accountId);
      if (known.length >= MAX_PASSKEYS) return fail('tooManyPasskeys');
      const challenge = await challenges.issue(addingOf(session), accountId);
      return webAuthn.askForNew(challenge, account, known);
    },

    async add(input: {
      accountId: string;
      session: string;
      credential: NewKey;
      device: string;
    }): Promise<Failure | undefined> {
      const { accountId, credential } = input;
      const challenge = challengeIn(credential);
      const asked = await challenges.take(challenge, addingOf(input.session));
      const read = asked && (await webAuthn.readNew(credential, challenge));
      if (!read || asked.accountId !== accountId) return fail('wrongPasskey');
      const { aaguid, ...key } = read;
      const name = guessPasskeyName(aaguid, input.device);
      const failure = await db.account(accountId, async (tx) => {
        await store.lockAccount(tx, accountId);
        const before = await store.listPasskeys(tx, accountId);
        if (before.length >= MAX_PASSKEYS) return fail('tooManyPasskeys');
        const row = { ...key, id: newId(), accountId, name, createdAt: now() };
        if (!(await store.insertPasskey(tx, row))) return fail('passkeyTaken');
        await tell(tx, { accountId, passkey: name, isAdded: true }, before);
        return undefined;
      });
      if (!failure) await record(accountId, 'passkey.add', name);
      return failure;
    },

    async rename(passkey: { accountId: string; id: string; name: string }): Promise<Failure | undefined> {
      const name = passkey.name.trim();
      if (name === '' || name.length > MAX_PASSKEY_NAME_LENGTH)
        return fail('invalid', { errors: { name: PASSKEY_NAME_MISSING } }, PASSKEY_NAME_MISSING);
      const isThere = await store.renamePasskey(db.platform, { ...passkey, name });
      return isThere ? undefined : fail('notFound');
    },

    async remove(accountId: string, id: string): Promise<Failure | undefined> {
      const removed = await db.account(accountId, async (tx) => {
        const before = await store.listPasskeys(tx, accountId);
        const passkey = await store.deletePasskey(tx, accountId, id);
        if (passkey) await tell(tx, { accountId, passkey: passkey.name, isAdded: false }, before);
        return passkey;
      });
      if (!removed) return fail('notFound');
      await record(accountId, 'passkey.remove', removed.name);
      return undefined;
    },

    /** What the browser is to ask for an answer with a passkey of this account, or of any. */
    async ask(occasion: Occasion, accountId: string | undefined): Promise<KeyQuestion> {
      const known = accountId === undefined ? [] : await store.listPasskeys(db.platform, accountId);
      return webAuthn.ask(await challenges.issue(occasion, accountId ?? null), known);
    },

    /** Whose passkey answered, if all is right with it. */
    async accepts(credential: KeyAnswer, occasion: Occasion): Promise<string | undefined> {
      const challenge = challengeIn(credential);
      const asked = await challenges.take(challenge, occasion);
      const passkey = asked && (await store.findByCredential(db.platform, credential.id));
      if (!passkey || (asked.accountId !== null && asked.accountId !== passkey.accountId)) return undefined;
      const read = await webAuthn.readAnswer(credential, challenge, passkey);
      return read && (await count(passkey, read)) ? passkey.accountId : undefined;
    },
  };
}

export type Passkeys = ReturnType<typeof makePasskeys>;
