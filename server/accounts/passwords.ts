import { randomBytes } from 'node:crypto';

/** Verified for unknown emails, so that the time of the answer does not tell which emails exist. */
let decoy: Promise<string> | undefined;

/** Argon2id, with the library's own cost; it is loaded with the first password. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password);
}

export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { hash, verify } = await import('@node-rs/argon2');
  // Waited for by the first of all, whether there is such an email or not.
  const nobodys = await (decoy ??= hash(randomBytes(16)));
  return (await verify(passwordHash ?? nobodys, password)) && passwordHash !== undefined;
}
