import { DAY_SECONDS, HOUR_SECONDS } from '#core/durations.ts';
import type { Database, Tx } from '../../database/database.ts';
import { digest, newSecret } from '../../secrets/secrets.ts';
import * as store from './token-store.ts';

/** What a secret is for, and how many seconds it is good. */
export const TOKEN_SECONDS = {
  confirm: DAY_SECONDS,
  email: DAY_SECONDS,
  reset: HOUR_SECONDS,
  secondStep: 5 * 60,
  mailed: 15 * 60,
  twoFactorSetup: 15 * 60,
  usedCode: 5 * 60,
  device: 365 * DAY_SECONDS,
  undo: 7 * DAY_SECONDS,
} as const;

export type Purpose = keyof typeof TOKEN_SECONDS;

/** What opens an account, or helps to: worth nothing once the account is somebody's again. */
export const OF_LOG_IN = [
  'reset',
  'email',
  'secondStep',
  'mailed',
  'twoFactorSetup',
  'device',
] as const satisfies readonly Purpose[];

export interface Token {
  accountId: string;
  purpose: Purpose;
  detail: Record<string, string>;
}

export type Taken = Token & { expiresAt: Date };

/** Secrets that are sent away and come back once. */
export function makeTokens(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;

  function rowOf(token: string, { accountId, purpose, detail }: Token): store.TokenRow {
    const expiresAt = new Date(now().getTime() + TOKEN_SECONDS[purpose] * 1000);
    return { tokenHash: digest(token), accountId, purpose, detail, expiresAt };
  }

  return {
    async issue(tx: Tx, purpose: Purpose, accountId: string, detail: Token['detail'] = {}): Promise<string> {
      const token = newSecret();
      await store.insertToken(tx, rowOf(token, { accountId, purpose, detail }));
      return token;
    },

    async read(token: string, purpose: Purpose): Promise<Token | undefined> {
      return (await store.findToken(db.platform, digest(token), [purpose], now())) as Token | undefined;
    },

    async take(tx: Tx, token: string, ...purposes: Purpose[]): Promise<Taken | undefined> {
      return (await store.takeToken(tx, digest(token), purposes, now())) as Taken | undefined;
    },

    async forget(tx: Tx, accountId: string, ...purposes: Purpose[]): Promise<void> {
      await store.deleteTokens(tx, accountId, purposes);
    },

    /** All of the same purpose that were issued later. */
    async forgetAfter(tx: Tx, { accountId, purpose, expiresAt }: Taken): Promise<void> {
      await store.deleteTokens(tx, accountId, [purpose], expiresAt);
    },

    /** Says whether this is the first use of a one-time code. */
    async isFirstUse(accountId: string, counter: number): Promise<boolean> {
      const used = rowOf(`${accountId}:${counter}`, { accountId, purpose: 'usedCode', detail: {} });
      return store.insertToken(db.platform, used);
    },
  };
}

export type Tokens = ReturnType<typeof makeTokens>;
