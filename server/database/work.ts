import { AsyncLocalStorage } from 'node:async_hooks';

/** How long the database may take over a statement, and wait for a lock, by the kind of work; 0 is no limit. */
export const LIMITS = {
  read: { statementMs: 10_000, lockMs: 3000 },
  write: { statementMs: 30_000, lockMs: 3000 },
  job: { statementMs: 10 * 60_000, lockMs: 30_000 },
  migration: { statementMs: 0, lockMs: 2000 },
} as const;

export type Kind = keyof typeof LIMITS;

/** A connection that begins something and is then forgotten would keep its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** What a transaction of this kind begins with, beside the limits that its connection has already. */
export function setLimits(kind: Kind, already?: (typeof LIMITS)[Kind]): string {
  const { statementMs, lockMs } = LIMITS[kind];
  const statements =
    statementMs === already?.statementMs ? '' : `set local statement_timeout = ${statementMs}; `;
  const locks = lockMs === already?.lockMs ? '' : `set local lock_timeout = ${lockMs}; `;
  return statements + locks;
}

/** What every connection of the pool begins with. */
export const CONNECTION_OPTIONS = [
  `-c statement_timeout=${LIMITS.read.statementMs}`,
  `-c lock_timeout=${LIMITS.read.lockMs}`,
  `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
].join(' ');

interface Work {
  isJob: boolean;
  /** Whether it has a connection already: to wait for a turn with one in hand could be to wait for oneself. */
  hasTurn: boolean;
  /** The published site it draws: what belongs to a version that is live may be read from a replica that has it. */
  published?: Published;
}

/** A site as it was published once. */
export interface Published {
  id: string;
  liveVersion: number;
}

const OF_REQUEST: Work = { isJob: false, hasTurn: false };
const current = new AsyncLocalStorage<Work>();

export const currentWork = (): Work => current.getStore() ?? OF_REQUEST;

/** Runs work that nobody waits for: it may take longer, and takes no turns from those who do wait. */
export const asJob = <T>(work: () => Promise<T>): Promise<T> =>
  current.run({ isJob: true, hasTurn: false }, work);

/** Runs what several wait for together, whatever the one is doing who has begun it. */
export const asRequest = <T>(work: () => T): T => current.run(OF_REQUEST, work);

export const withTurn = <T>(work: () => T): T => current.run({ ...currentWork(), hasTurn: true }, work);

/** Runs what reads nothing but published content of this version, or of a later one. */
export const asPublished = <T>({ id, liveVersion }: Published, work: () => T): T =>
  current.run({ ...currentWork(), published: { id, liveVersion } }, work);
