import { daysToSeconds, LOCK_COOKIE_DAYS } from '#core/visitors/cookies.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { isPassword } from '../accounts/passwords.ts';
import type { Tries } from '../accounts/tries.ts';

/** What all locks have in common: how fast passwords may be tried, and how long they open. */
export function makeUnlock(deps: { tries: Tries; now: () => Date }) {
  const { tries, now } = deps;

  return {
    /** One answer and one pace for a wrong password, a page without one and a page that is not there. */
    async check(key: string, hash: string | undefined, password: string): Promise<Failure | undefined> {
      const slowed = await tries.begin(key);
      if (slowed) return slowed;
      if (!(await isPassword(hash, password))) return fail('wrongLockPassword');
      await tries.forgive(key);
      return undefined;
    },

    passEnd: () => new Date(now().getTime() + daysToSeconds(LOCK_COOKIE_DAYS) * 1000),
  };
}

export type Unlock = ReturnType<typeof makeUnlock>;

export function needsPassword(): Failure {
  const sentence = 'Please choose the password that visitors will need.';
  return fail('invalid', { errors: { password: sentence } }, sentence);
}
