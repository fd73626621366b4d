import { deviceWords } from '#core/accounts/device.ts';
import { FAILURES_KEPT } from '#core/accounts/delays.ts';
import type { Database, Tx } from '../database/database.ts';
import { digest, newSecret } from './secrets.ts';
import * as store from './session-store.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A code travels through one redirect; a minute is plenty. */
const HANDOFF_SECONDS = 60;
/** "Last seen" need not be to the second, and a write for every call would cost more than it tells. */
const SEEN_EVERY = 5 * 60_000;
const MAX_DEVICE_LENGTH = 300;

/** Where and with what somebody signs in. */
export interface Door {
  host: string;
  device: string;
}

export function makeSessions(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);

  async function start(accountId: string, { host, device }: Door): Promise<string> {
    const token = newSecret();
    await store.insertSession(db.platform, {
      tokenHash: digest(token),
      accountId,
      host,
      device: device.slice(0, MAX_DEVICE_LENGTH),
      seenAt: now(),
      expiresAt: later(SESSION_SECONDS),
    });
    return token;
  }

  return {
    start,

    async find(token: string, host: string) {
      const hash = digest(token);
      const session = await store.findSession(db.platform, hash, host, now());
      if (!session) return undefined;
      const { seenAt, ...account } = session;
      if (now().getTime() - seenAt.getTime() > SEEN_EVERY) await store.touchSession(db.platform, hash, now());
      return account;
    },

    async end(token: string): Promise<void> {
      await store.deleteSession(db.platform, digest(token));
    },

    /** Everywhere and at once; `exceptToken` is the session that asks for it and goes on. */
    async endAll(tx: Tx, accountId: string, exceptToken = ''): Promise<void> {
      await store.deleteSessionsOf(tx, accountId, digest(exceptToken));
    },

    async list(accountId: string, token: string) {
      const rows = await store.listSessions(db.platform, accountId, now());
      return rows.map((row) => ({
        id: digest(row.tokenHash),
        device: deviceWords(row.device),
        host: row.host,
        startedAt: row.createdAt,
        seenAt: row.seenAt,
        isCurrent: row.tokenHash === digest(token),
      }));
    },

    /** Says whether the account had such a session. */
    async endOne(accountId: string, id: string): Promise<boolean> {
      const rows = await store.listSessions(db.platform, accountId, now());
      const row = rows.find(({ tokenHash }) => digest(tokenHash) === id);
      if (row) await store.deleteSession(db.platform, row.tokenHash);
      return row !== undefined;
    },

    async sweep(): Promise<void> {
      await store.deleteExpired(db.platform, now(), new Date(now().getTime() - FAILURES_KEPT));
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

    async redeemHandoff(code: string, door: Door): Promise<string | undefined> {
      const accountId = await store.takeHandoff(db.platform, digest(code), door.host, now());
      return accountId && start(accountId, door);
    },
  };
}

export type Sessions = ReturnType<typeof makeSessions>;
