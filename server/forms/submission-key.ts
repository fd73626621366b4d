import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '#core/durations.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';

export const KEY_LIFETIME_MS = HOUR_MS;
const RANDOM_BYTES = 16;
const KEY = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

/** Keys carry their end and a signature of their site, so that asking for one writes nothing. */
export function makeSubmissionKeys(deps: { secrets: SiteSecrets; now: () => Date }) {
  const { secrets, now } = deps;
  return {
    async issue(siteId: string): Promise<string> {
      const ends = (now().getTime() + KEY_LIFETIME_MS).toString(36);
      const body = `${ends}.${randomBytes(RANDOM_BYTES).toString('base64url')}`;
      return `${body}.${sign(await secrets.of(siteId, 'submission-key'), body)}`;
    },

    /** Whether this site has issued it within the last hour. That it is used once, the database sees to. */
    async isValid(siteId: string, key: unknown): Promise<boolean> {
      const [, ends = '', random = '', signature = ''] = (typeof key === 'string' && KEY.exec(key)) || [];
      if (ends === '' || Number.parseInt(ends, 36) < now().getTime()) return false;
      return isSignature(await secrets.of(siteId, 'submission-key'), `${ends}.${random}`, signature);
    },
  };
}

export type SubmissionKeys = ReturnType<typeof makeSubmissionKeys>;
