import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { CaptchaChecker } from './provider.ts';

/** At most 60 ms of work for an ordinary computer, and a few times that for a phone. */
export const MAX_NUMBER = 40_000;
export const CHALLENGE_LIFETIME_MS = 20 * 60 * 1000;
const MAX_TOKEN_LENGTH = 2000;

export async function newChallenge(secret: string, now: Date) {
  const expires = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  const made = await createChallenge({ hmacKey: secret, maxnumber: MAX_NUMBER, expires });
  return { ...made, maxnumber: MAX_NUMBER };
}

/** The built-in proof of work: signed with a secret of the site, so another site's solution is none here. */
export function altchaChecker(secret: string): CaptchaChecker {
  return {
    async check(token) {
      if (token.length > MAX_TOKEN_LENGTH || !/^[\w+/=-]+$/.test(token)) return undefined;
      const isSolved = await verifySolution(token, secret).catch(() => false);
      if (!isSolved) return undefined;
      const ends = Number(extractParams(token).expires) * 1000;
      const { signature } = JSON.parse(Buffer.from(token, 'base64').toString()) as { signature: string };
      return Number.isFinite(ends) ? { identity: signature, expiresAt: new Date(ends) } : undefined;
    },
  };
}
