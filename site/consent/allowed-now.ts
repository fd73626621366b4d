import type { Category } from '#core/consent/categories.ts';
import { readChoice } from '#core/consent/choice.ts';
import { readDecision } from '#core/consent/decision.ts';
import { allowed } from '#core/consent/policies.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { CHOICE_COOKIE, CONSENT_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie } from '#browser/storage/cookies.ts';

/** What holds for whoever looks at this page, from what the server said of them and their browser itself. */
export function consentHere() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const decision = readDecision(navigation?.serverTiming ?? []);
  const asked = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return { policy: decision.policy, gpc: decision.gpc || asked };
}

/** What may be stored and contacted now; `asks` is the version of what the banner says. */
export function allowedNow(
  { cookieSettings }: Pick<SiteContext, 'cookieSettings'>,
  { policy, gpc }: ReturnType<typeof consentHere>,
  asks: string | undefined,
): readonly Category[] {
  return allowed(
    {
      isAnalyticsCookiesDisabled: cookieSettings.isRestrictiveCookiePolicyEnabled,
      isRestrictiveCookiePolicyAbsolute: cookieSettings.isRestrictiveCookiePolicyAbsolute,
      consentPolicy: policy,
      version: asks,
    },
    { choice: readChoice(readCookie(CONSENT_COOKIE), readCookie(CHOICE_COOKIE)), gpc, policy },
  );
}

/** As `BANNER_KEPT_ID` of the page. */
export const KEPT_BANNER = '#cookie-banner-kept';
export const BANNER = '.cookie-banner';

/** Shown, or kept for whoever changes their mind. */
export function anyBanner(): HTMLElement | null {
  const kept = document.querySelector<HTMLTemplateElement>(KEPT_BANNER);
  return (kept?.content ?? document).querySelector<HTMLElement>(BANNER);
}

/** Whether visits may be counted by somebody's own number. */
export const allowsStatistics = (context: Pick<SiteContext, 'cookieSettings'>): boolean =>
  allowedNow(context, consentHere(), anyBanner()?.dataset.asks).includes('statistics');
