import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from './key.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{12})\.([\w-]+)$/;

/** Where a secret stands: its table and column, and the key of its row. A sealed value opens nowhere else. */
export type Place = readonly [table: string, column: string, ...row: string[]];

/** Encrypts what must not be read from the database or a backup of it. */
export function makeVault(keys: { current: SecretKey; older?: readonly SecretKey[] }) {
  const all = [keys.current, ...(keys.older ?? [])];
  const placeBytes = (keyId: string, place: Place) => Buffer.from(JSON.stringify([VERSION, keyId, ...place]));
  const keyIdOf = (value: string) => SEALED.exec(value)?.[1];

  return {
    keyIdOf,
    isCurrent: (value: string) => keyIdOf(value) === keys.current.id,
    canOpen: (value: string) => all.some(({ id }) => id === keyIdOf(value)),

    seal(place: Place, secret: string): string {
      const { id, bytes } = keys.current;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(placeBytes(id, place));
      const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${VERSION}.${id}.${Buffer.concat(parts).toString('base64url')}`;
    },

    /** Throws when the value was altered, moved here from another row, or sealed with a key that is not here. */
    open(place: Place, sealed: string): string {
      const [, id = '', text = ''] = SEALED.exec(sealed) ?? [];
      const key = all.find((one) => one.id === id);
      if (!key) throw new Error(`The secret in ${place[0]} is not encrypted with a key of this server.`);
      const data = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(CIPHER, key.bytes, data.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(placeBytes(id, place)).setAuthTag(data.subarray(-TAG_BYTES));
      const opened = decipher.update(data.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },
  };
}

export type Vault = ReturnType<typeof makeVault>;
