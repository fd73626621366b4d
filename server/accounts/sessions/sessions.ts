import { randomUUID } from 'node:crypto';
import { deviceWords } from '#core/accounts/device.ts';
import { FAILURES_KEPT } from '#core/accounts/delays.ts';
import { DAY_SECONDS } from '#core/durations.ts';
import type { Database, Tx } from '../../database/database.ts';
import { digest, newSecret } from '../../secrets/secrets.ts';
import * as store from './session-store.ts';

export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A code travels through one redirect; a minute is plenty. */
const HANDOFF_SECONDS = 60;
/** "Last seen" need not be to the second, and a write for every call would cost more than it tells. */
const SEEN_EVERY = 5 * 60_000;
/** How long a confirmation of who one is counts. */
export const SUDO_SECONDS = 10 * 60;
const MAX_DEVICE_LENGTH = 300;

/** Where and with what somebody signs in. */
export interface Door {
  host: string;
  device: string;
  /** What the browser asks for first, if anything. */
  locale?: string | undefined;
}

export function makeSessions(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);

  /** Of a log-in of its own, unless it goes on with one. */
  async function start(
    accountId: string,
    { host, device, locale }: Door,
    {
      tx = db.platform,
      loginId = randomUUID(),
      isConfirmed = false,
      sudoUntil = isConfirmed ? later(SUDO_SECONDS) : null,
    }: { tx?: Tx; loginId?: string; isConfirmed?: boolean; sudoUntil?: Date | null } = {},
  ): Promise<string> {
    const token = newSecret();
    await store.insertSession(tx, {
      tokenHash: digest(token),
      accountId,
      host,
      device: device.slice(0, MAX_DEVICE_LENGTH),
      seenAt: now(),
      expiresAt: later(SESSION_SECONDS),
      loginId,
      sudoUntil,
    });
    if (locale) await store.keepLocale(tx, accountId, locale);
    return token;
  }

  async function seen<T extends { seenAt: Date }>(
    hash: string,
    { seenAt, ...session }: T,
  ): Promise<Omit<T, 'seenAt'>> {
    if (now().getTime() - seenAt.getTime() > SEEN_EVERY) await store.touchSession(db.platform, hash, now());
    return session;
  }

  async function endLogin({ accountId, loginId }: { accountId: string; loginId: string }): Promise<void> {
    await db.account(accountId, async (tx) => {
      await store.lockLogin(tx, loginId);
      await store.deleteLogin(tx, loginId);
    });
  }

  return {
    start,

    async find(token: string, host: string) {
      const hash = digest(token);
      const session = await store.findSession(db.platform, hash, host, now());
      return session && seen(hash, session);
    },

    /** Together with the account's say on a site. Nothing is kept: a role that is taken away is gone at once. */
    async findOn(siteId: string, token: string, host: string) {
      const hash = digest(token);
      const values = [hash, host, now().toISOString(), siteId];
      const [row] = await db.readOnce<store.SessionOnSite>(siteId, store.SESSION_ON_SITE, values);
      return (
        row &&
        seen(hash, { ...row, roles: row.roles ?? [], finer: row.finer ?? [], isOwner: row.isOwner ?? false })
      );
    },

    /** For a while this log-in may do what asks for a confirmation. */
    async confirm(token: string): Promise<void> {
      const login = await store.findLogin(db.platform, digest(token));
      if (login) await store.setSudo(db.platform, login.loginId, later(SUDO_SECONDS));
    },

    isConfirmed: (token: string) => store.hasSudo(db.platform, digest(token), now()),

    /** With everything that descends from the same log-in, on every host; other log-ins go on. */
    async end(token: string): Promise<void> {
      const login = await store.findLogin(db.platform, digest(token));
      if (login) await endLogin(login);
    },

    /** On some hosts only, where the account has lost its say. */
    async endOn(tx: Tx, accountId: string, hosts: readonly string[]): Promise<void> {
      await store.deleteSessionsOn(tx, accountId, hosts);
    },

    /** Everywhere and at once; `exceptToken` is the session that asks for it and goes on. */
    async endAll(tx: Tx, accountId: string, exceptToken = ''): Promise<void> {
      await store.deleteSessionsOf(tx, accountId, digest(exceptToken));
    },

    /** One for each log-in, with all the hosts it was taken to. The one used last comes first. */
    async list(accountId: string, token: string) {
      const rows = await store.listSessions(db.platform, accountId, now());
      return [...Map.groupBy(rows, ({ loginId }) => loginId)].map(([loginId, of]) => {
        const times = (key: 'createdAt' | 'seenAt') => of.map((row) => row[key].getTime());
        return {
          id: digest(loginId),
          device: deviceWords(of[0]?.device ?? ''),
          hosts: [...new Set(of.map(({ host }) => host))],
          startedAt: new Date(Math.min(...times('createdAt'))),
          seenAt: new Date(Math.max(...times('seenAt'))),
          isCurrent: of.some(({ tokenHash }) => tokenHash === digest(token)),
        };
      });
    },

    /** Says whether the account had such a log-in. */
    async endOne(accountId: string, id: string): Promise<boolean> {
      const rows = await store.listSessions(db.platform, accountId, now());
      const row = rows.find(({ loginId }) => digest(loginId) === id);
      if (row) await endLogin(row);
      return row !== undefined;
    },

    async sweep(): Promise<void> {
      await store.deleteExpired(db.platform, now(), new Date(now().getTime() - FAILURES_KEPT));
    },

    /** A code with which the session of `token` goes on at another host, in the browser that gave the proof. */
    async offerHandoff(token: string, host: string, proof: string): Promise<string | undefined> {
      const login = await store.findLogin(db.platform, digest(token));
      if (!login) return undefined;
      const code = newSecret();
      const row = { codeHash: digest(code), host, proof, expiresAt: later(HANDOFF_SECONDS), ...login };
      await store.insertHandoff(db.platform, row);
      return code;
    },

    /** A log-in that ends in this moment takes the code with it. */
    async redeemHandoff(code: string, arrival: string, door: Door): Promise<string | undefined> {
      const hash = digest(code);
      const asked = { codeHash: hash, host: door.host, proof: digest(arrival), now: now() };
      const offer = await store.findHandoff(db.platform, asked);
      if (!offer) return undefined;
      const { accountId, loginId } = offer;
      return db.account(accountId, async (tx) => {
        await store.lockLogin(tx, loginId);
        const isTaken = await store.takeHandoff(tx, hash);
        const login = isTaken ? await store.findAlive(tx, loginId) : undefined;
        return login && start(accountId, door, { tx, loginId, sudoUntil: login.sudoUntil });
      });
    },
  };
}

export type Sessions = ReturnType<typeof makeSessions>;
