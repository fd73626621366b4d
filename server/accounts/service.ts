import { createHmac, timingSafeEqual } from 'node:crypto';
import { Permission, permissionsOf, type ContributorRole } from '#core/enumerations/permissions.ts';
import type { Database } from '../database/database.ts';
import type { Visitor } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Mailing } from '../mail/service.ts';
import type { Vault } from '../secrets/vault.ts';
import { makeIdentity } from './identity.ts';
import { makeLogin } from './login.ts';
import { makePasskeys } from './passkeys/passkeys.ts';
import { hashPassword } from './passwords.ts';
import { makeProfile } from './profile.ts';
import { makeSessions } from './sessions/sessions.ts';
import { makeSignup } from './signup.ts';
import * as store from './store.ts';
import { makeTokens } from './sessions/tokens.ts';
import { makeTries, tryKey } from './tries.ts';
import { makeTwoFactor } from './two-factor.ts';
import { makeWayBack } from './way-back.ts';

export function makeAccounts(deps: {
  db: Database;
  vault: Vault;
  mail: Mailing;
  appUrl: string;
  /** Emails of those who run the server. */
  operators: readonly string[];
  now: () => Date;
}) {
  const { db, now } = deps;
  const sessions = makeSessions(deps);
  const parts = { ...deps, sessions, tokens: makeTokens(deps), tries: makeTries(deps) };
  const wayBack = makeWayBack(parts);
  const twoFactor = makeTwoFactor(parts, wayBack);

  const passkeys = makePasskeys({
    ...deps,
    ...store,
    issueWayBack: (tx, account, kept) => wayBack.issue(tx, account, kept),
  });

  return {
    ...makeLogin(parts, { twoFactor, passkeys }),
    ...makeSignup(parts, wayBack),
    profile: makeProfile(parts, wayBack),
    identity: makeIdentity(parts, { twoFactor, passkeys }),
    undoChange: (token: string) => wayBack.undo(token),
    twoFactor,
    passkeys,
    sessions,

    /** An account made by whoever runs the installation; there is nothing to confirm. */
    async create(input: { email: string; name: string; password: string }): Promise<string> {
      const id = newId();
      const passwordHash = await hashPassword(input.password);
      const { email, name } = input;
      const isNew = await store.insertAccount(db.platform, {
        id,
        email,
        name,
        passwordHash,
        emailVerifiedAt: now(),
      });
      if (!isNew) throw new Error('This email already has an account.');
      return id;
    },

    async findByEmail(email: string): Promise<string | undefined> {
      return (await store.findAccountByEmail(db.platform, email))?.id;
    },

    logOut: (token: string) => sessions.end(token),
    async addMember(
      siteId: string,
      accountId: string,
      roles: ContributorRole[],
      isOwner: boolean,
    ): Promise<void> {
      await db.site(siteId, (tx) => store.insertMembership(tx, { siteId, accountId, roles, isOwner }));
    },

    async membershipsOf(accountId: string) {
      return db.account(accountId, (tx) => store.listMemberships(tx, accountId));
    },

    /** Who works on a site, for lists to choose somebody from. */
    memberNames: (siteId: string) => db.readSite(siteId, store.listMemberNames),

    async rolesOn(siteId: string, accountId: string): Promise<number[]> {
      return (await db.account(accountId, (tx) => store.findRoles(tx, siteId, accountId))) ?? [];
    },

    /** Nobody's mailbox is filled by the invitations of others. */
    slowInvitations: (email: string) => parts.tries.begin(tryKey.invitation(email)),

    async visitorOf(token: string, host: string, siteId: string | undefined): Promise<Visitor | undefined> {
      if (siteId === undefined) {
        const account = await sessions.find(token, host);
        if (!account) return undefined;
        const { emailVerifiedAt, ...known } = account;
        return {
          ...known,
          roles: [],
          permissions: [Permission.authenticated],
          isOwner: false,
          // Without a mail server anybody can sign up with the email of an operator.
          isOperator: emailVerifiedAt !== null && deps.operators.includes(known.email),
        };
      }
      const member = await sessions.findOn(siteId, token, host);
      if (!member) return undefined;
      const { finer, ...known } = member;
      return {
        ...known,
        permissions: permissionsOf(member.roles as ContributorRole[], finer),
        isOperator: false,
      };
    },
  };
}

export type Accounts = ReturnType<typeof makeAccounts>;

/** Proves that a call comes from a page of this session and site; only such a page can read the cookie. */
export function crumbFor(token: string, siteId: string): string {
  return createHmac('sha256', token).update(`crumb:${siteId}`).digest('base64url');
}

export function isCrumb(value: string, expected: string): boolean {
  const [a, b] = [Buffer.from(value), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
