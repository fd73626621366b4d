import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Verified for unknown emails, so that the time of the answer does not tell which emails exist.
const decoy = hash(randomBytes(16));

/** Argon2id, with the library's own cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  return (await verify(passwordHash ?? (await decoy), password)) && passwordHash !== undefined;
}
