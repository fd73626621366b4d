import type { AdminKeyName } from '#core/access/admin-key.ts';
import { DAY_SECONDS } from '#core/durations.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import { SESSION_SECONDS } from './sessions/sessions.ts';

const VALID_DAYS = SESSION_SECONDS / DAY_SECONDS;

export interface KeyHolder {
  siteId: string;
  accountId: string;
}

/**
 * Keys that only the admin's documents get to know. They belong to an account on a site and not to one session, so that
 * an open admin goes on after its owner has logged in again; without a session of that account they are worth nothing.
 */
export function makeAdminKeys(deps: { secrets: SiteSecrets; now: () => Date }) {
  const today = () => Math.floor(deps.now().getTime() / (DAY_SECONDS * 1000));
  const secretOf = (siteId: string) => deps.secrets.of(siteId, 'admin');
  const words = (name: AdminKeyName, { accountId }: KeyHolder, day: string) => `${name} ${accountId} ${day}`;

  return {
    async make(holder: KeyHolder): Promise<Record<AdminKeyName, string>> {
      const secret = await secretOf(holder.siteId);
      const day = String(today());
      const dated = (name: AdminKeyName) => `${day}.${sign(secret, words(name, holder, day))}`;
      return {
        'admin-key': dated('admin-key'),
        'frame-key': dated('frame-key'),
        // What was kept on a device is still there after a month.
        'copies-key': sign(secret, words('copies-key', holder, '')),
      };
    },

    async isValid(name: 'admin-key' | 'frame-key', holder: KeyHolder, given: unknown): Promise<boolean> {
      const [, day = '', signature = ''] = /^(\d{1,6})\.(.+)$/.exec(String(given)) ?? [];
      const age = today() - Number(day);
      if (day === '' || age < 0 || age > VALID_DAYS) return false;
      return isSignature(await secretOf(holder.siteId), words(name, holder, day), signature);
    },
  };
}

export type AdminKeys = ReturnType<typeof makeAdminKeys>;
