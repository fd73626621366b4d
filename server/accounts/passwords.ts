import { randomBytes } from 'node:crypto';

/** Loaded with the first password. */
const argon2 = () => import('@node-rs/argon2');

/** Verified for unknown emails, so that the time of the answer does not tell which emails exist. */
let decoy: Promise<string> | undefined;

/** Argon2id, with the library's own cost. */
export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password);

export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { hash, verify } = await argon2();
  // Waited for by the first of all, whether there is such an email or not.
  const nobodys = await (decoy ??= hash(randomBytes(16)));
  return (await verify(passwordHash ?? nobodys, password)) && passwordHash !== undefined;
}
