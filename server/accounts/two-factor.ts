import { createHmac } from 'node:crypto';
import {
  counterOfCode,
  fromBase32,
  otpauthUrl,
  toBase32,
  TOTP_SECRET_BYTES,
  type Hmac,
} from '#core/accounts/totp.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Parts } from './parts.ts';
import { totpPlace } from '../secrets/places.ts';
import { derive, digest } from '../secrets/secrets.ts';
import * as store from './store.ts';
import { tryKey } from './tries.ts';
import type { WayBack } from './way-back.ts';

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const ISSUER = 'Plinth';

export function makeTwoFactor({ db, vault, mail, now, tokens, tries }: Parts, wayBack: WayBack) {
  /** Everything follows from the setup's secret, which only its owner's browser holds: nothing is kept before it is confirmed. */
  function readSetup(setup: string) {
    const secret = toBase32(derive(setup, 'secret').subarray(0, TOTP_SECRET_BYTES));
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, index) =>
      toRecoveryCode(derive(setup, `recovery:${index}`)),
    );
    return { secret, recoveryCodes };
  }

  return {
    start: (accountId: string) => tokens.issue(db.platform, 'twoFactorSetup', accountId),

    /** What the owner sees while it is set up, and never again. */
    async showSetup(accountId: string, email: string, setup: string) {
      const known = await tokens.read(setup, 'twoFactorSetup');
      if (known?.accountId !== accountId) return undefined;
      const { secret, recoveryCodes } = readSetup(setup);
      return { secret, recoveryCodes, url: otpauthUrl({ issuer: ISSUER, account: email, secret }) };
    },

    async confirm(accountId: string, setup: string, code: string): Promise<Failure | undefined> {
      const known = await tokens.read(setup, 'twoFactorSetup');
      if (known?.accountId !== accountId) return fail('linkExpired');
      const refusal = await tries.begin(tryKey.code(accountId));
      if (refusal) return refusal;
      const { secret, recoveryCodes } = readSetup(setup);
      const counter = counterOfCode(hmacOf(secret), tidyCode(code), now());
      if (counter === undefined || !(await tokens.isFirstUse(accountId, counter))) return fail('wrongCode');
      await tries.forgive(tryKey.code(accountId));
      return db.account(accountId, async (tx) => {
        if (!(await tokens.take(tx, setup, 'twoFactorSetup'))) return fail('linkExpired');
        const account = await store.findAccount(tx, accountId);
        const recoveryHashes = recoveryCodes.map((word) => digest(tidyCode(word)));
        const totpSecret = vault.seal(totpPlace(accountId), secret);
        await store.updateAccount(tx, accountId, { totpSecret, recoveryHashes });
        if (account) {
          const values = { name: account.name, isOn: true, undoUrl: await wayBack.issue(tx, account) };
          await mail.send(tx, { to: account.email, isPrivate: true, name: 'twoFactorChanged', values });
        }
        return undefined;
      });
    },

    async stop(accountId: string): Promise<void> {
      await db.account(accountId, async (tx) => {
        const account = await store.findAccount(tx, accountId);
        if (!account?.totpSecret) return;
        await store.updateAccount(tx, accountId, { totpSecret: null, recoveryHashes: [] });
        await tokens.forget(tx, accountId, 'secondStep', 'twoFactorSetup');
        const values = { name: account.name, isOn: false, undoUrl: await wayBack.issue(tx, account) };
        await mail.send(tx, { to: account.email, isPrivate: true, name: 'twoFactorChanged', values });
      });
    },

    /** Whether a code of the moment, or one of the recovery codes, is right and was never used before. */
    async accepts(accountId: string, typed: string): Promise<boolean> {
      const code = tidyCode(typed);
      const account = await store.findAccount(db.platform, accountId);
      if (!account?.totpSecret) return false;
      const secret = vault.open(totpPlace(accountId), account.totpSecret);
      const counter = counterOfCode(hmacOf(secret), code, now());
      if (counter !== undefined) return tokens.isFirstUse(accountId, counter);
      return store.takeRecoveryHash(db.platform, accountId, digest(code));
    },
  };
}

export type TwoFactor = ReturnType<typeof makeTwoFactor>;

const hmacOf =
  (secret: string): Hmac =>
  (message) =>
    createHmac('sha1', fromBase32(secret)).update(message).digest();

const toRecoveryCode = (bytes: Buffer) =>
  toBase32(bytes.subarray(0, RECOVERY_BYTES)).toLowerCase().match(/.{4}/g)?.join('-') ?? '';

/** As people type codes: with spaces, with hyphens, in capitals. */
const tidyCode = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');
