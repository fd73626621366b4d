import { daysToSeconds, LOCK_COOKIE_DAYS } from '#core/visitors/cookies.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { isPassword } from '../accounts/passwords.ts';
import { tryKey, type Tries } from '../accounts/tries.ts';

/** What all locks have in common: how fast passwords may be tried, and how long they open. */
export function makeUnlock(deps: { tries: Tries; now: () => Date }) {
  const { tries, now } = deps;

  return {
    /** One answer and one pace for a wrong password, a page without one and a page that is not there. */
    async check(
      lock: { name: string; address: string },
      hash: string | undefined,
      password: string,
    ): Promise<Failure | undefined> {
      const counted = tryKey.lock(lock.name, lock.address);
      const slowed = await tries.begin(...counted);
      if (slowed) return slowed;
      if (!(await isPassword(hash, password))) return fail('wrongLockPassword');
      await tries.forgive(...counted);
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
