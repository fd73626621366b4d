import { createHash } from 'node:crypto';
import type { CaptchaProvider } from '#core/forms/submission/captcha.ts';
import { hostedCaptcha } from '#core/settings/forms.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import { altchaChecker, newChallenge } from './altcha.ts';
import { hostedChecker } from './hosted.ts';
import type { CaptchaChecker } from './provider.ts';
import * as store from './store.ts';

/** A CAPTCHA that was solved and waits to be used up. */
export interface SolvedCaptcha {
  tokenHash: string;
  expiresAt: Date;
}

export function makeCaptcha(deps: { secrets: SiteSecrets; post: Outbound; now: () => Date }) {
  const { secrets, post, now } = deps;

  async function checkerOf(
    siteId: string,
    provider: CaptchaProvider,
    settings: Settings['forms'],
  ): Promise<CaptchaChecker> {
    const hosted = provider === 'hosted' ? hostedCaptcha(settings) : undefined;
    return hosted
      ? hostedChecker({ ...hosted, post, now })
      : altchaChecker(await secrets.of(siteId, 'captcha'));
  }

  return {
    challenge: async (siteId: string) => newChallenge(await secrets.of(siteId, 'captcha'), now()),

    async check(
      siteId: string,
      asked: { provider: CaptchaProvider; settings: Settings['forms']; token: unknown; address: string },
    ): Promise<SolvedCaptcha | undefined> {
      const { provider, settings, token, address } = asked;
      if (typeof token !== 'string' || token === '') return undefined;
      const checker = await checkerOf(siteId, provider, settings);
      const result = await checker.check(token, address);
      if (!result || result.expiresAt < now()) return undefined;
      const tokenHash = createHash('sha256').update(result.identity).digest('base64url');
      return { tokenHash, expiresAt: result.expiresAt };
    },

    /** Part of the transaction that stores what it protects. */
    async use(tx: Tx, siteId: string, solved: SolvedCaptcha): Promise<boolean> {
      await store.forgetExpired(tx, now());
      return store.markUsed(tx, { siteId, ...solved });
    },
  };
}

export type Captcha = ReturnType<typeof makeCaptcha>;
