import type { Database } from '../../database/database.ts';
import { digest, newSecret } from '../../secrets/secrets.ts';
import * as store from './store.ts';

/** Long enough to find a phone or a security key. */
export const CHALLENGE_SECONDS = 5 * 60;

/** What is signed with it, and who may bring the answer: the session or the log-in attempt that asked. */
export interface Occasion {
  purpose: 'add' | 'logIn' | 'identity';
  /** Their secret. */
  of: string;
}

/** What passkeys sign: made for one browser and one purpose, good once. */
export function makeChallenges({ db, now }: { db: Database; now: () => Date }) {
  return {
    async issue({ purpose, of }: Occasion, accountId: string | null): Promise<string> {
      const challenge = newSecret();
      const expiresAt = new Date(now().getTime() + CHALLENGE_SECONDS * 1000);
      await store.deleteExpiredChallenges(db.platform, now());
      await store.insertChallenge(db.platform, {
        challengeHash: digest(challenge),
        purpose,
        boundTo: digest(of),
        accountId,
        expiresAt,
      });
      return challenge;
    },

    async take(challenge: string, { purpose, of }: Occasion) {
      const asked = { challengeHash: digest(challenge), purpose, boundTo: digest(of), now: now() };
      return store.takeChallenge(db.platform, asked);
    },
  };
}
