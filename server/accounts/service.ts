import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Permission, permissionsOfRoles, type ContributorRole } from '#core/enumerations/permissions.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Database } from '../database/database.ts';
import type { Visitor } from '../http/context.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A code travels through one redirect; a minute is plenty. */
const HANDOFF_SECONDS = 60;

export function makeAccounts(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  // Verified for unknown e-mails, so that the time of the answer does not tell which e-mails exist.
  const decoy = hash(randomBytes(16));

  async function startSession(accountId: string, host: string): Promise<string> {
    const token = newSecret();
    await store.insertSession(db.platform, {
      tokenHash: digest(token),
      accountId,
      host,
      expiresAt: later(SESSION_SECONDS),
    });
    return token;
  }

  return {
    async create(input: { email: string; name: string; password: string }): Promise<string> {
      const id = newId();
      await store.insertAccount(db.platform, {
        id,
        email: input.email,
        name: input.name,
        passwordHash: await hash(input.password),
      });
      return id;
    },

    async findByEmail(email: string): Promise<string | undefined> {
      return (await store.findAccountByEmail(db.platform, email))?.id;
    },

    async logIn(input: {
      email: string;
      password: string;
      host: string;
    }): Promise<{ token: string; accountId: string } | Failure> {
      const account = await store.findAccountByEmail(db.platform, input.email);
      const isRight = await verify(account?.passwordHash ?? (await decoy), input.password);
      if (!account || !isRight) return fail('wrongCredentials');
      await store.deleteExpired(db.platform, now());
      return { token: await startSession(account.id, input.host), accountId: account.id };
    },

    async logOut(token: string): Promise<void> {
      await store.deleteSession(db.platform, digest(token));
    },

    async offerHandoff(accountId: string, host: string): Promise<string> {
      const code = newSecret();
      await store.insertHandoff(db.platform, {
        codeHash: digest(code),
        accountId,
        host,
        expiresAt: later(HANDOFF_SECONDS),
      });
      return code;
    },

    async redeemHandoff(code: string, host: string): Promise<string | undefined> {
      const accountId = await store.takeHandoff(db.platform, digest(code), host, now());
      return accountId && startSession(accountId, host);
    },

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

    async rolesOn(siteId: string, accountId: string): Promise<number[]> {
      return (await db.account(accountId, (tx) => store.findRoles(tx, siteId, accountId))) ?? [];
    },

    async visitorOf(token: string, host: string, siteId: string | undefined): Promise<Visitor | undefined> {
      const account = await store.findSession(db.platform, digest(token), host, now());
      if (!account) return undefined;
      const roles = siteId ? await this.rolesOn(siteId, account.accountId) : [];
      const permissions = siteId
        ? permissionsOfRoles(roles as ContributorRole[])
        : [Permission.authenticated];
      return { ...account, roles, permissions };
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

const newSecret = () => randomBytes(32).toString('base64url');
const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');
