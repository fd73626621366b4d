import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const ID_LENGTH = 12;

/** What secrets in the database are encrypted with. */
export interface SecretKey {
  /** Names the key without telling anything about it. */
  id: string;
  bytes: Buffer;
}

export function readKey(text: string): SecretKey | undefined {
  const typed = text.trim();
  const isHex = /^[0-9a-f]{64}$/i.test(typed);
  if (!isHex && !/^[\w+/-]{43}=?$/.test(typed)) return undefined;
  const bytes = Buffer.from(typed, isHex ? 'hex' : 'base64');
  return bytes.length === KEY_BYTES ? { id: idOf(bytes), bytes } : undefined;
}

export function newKey(): SecretKey {
  const bytes = randomBytes(KEY_BYTES);
  return { id: idOf(bytes), bytes };
}

export const writeKey = ({ bytes }: SecretKey): string => bytes.toString('base64');

const idOf = (bytes: Buffer) =>
  createHash('sha256').update('plinth key id').update(bytes).digest('hex').slice(0, ID_LENGTH);
