import { createHash } from 'node:crypto';

const HASH_BYTES = 32;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** The bytes, and after them what tells whether they are still the same. */
export function seal(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, hashOf(bytes)]);
}

/**
 * The bytes as they were sealed; undefined when any of them changed or is missing. A disk that was full or lost its
 * power may have left a part of a picture, which browsers would keep for a year.
 */
export function unseal(sealed: Buffer): Buffer | undefined {
  const bytes = sealed.subarray(0, -HASH_BYTES);
  return bytes.length > 0 && hashOf(bytes).equals(sealed.subarray(-HASH_BYTES)) ? bytes : undefined;
}
