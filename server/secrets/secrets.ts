import { createHash, createHmac, randomBytes } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');

/** Secrets are kept only so: whoever reads the database cannot use what is in it. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const derive = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();
