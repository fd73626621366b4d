import type { Category } from '#core/consent/categories.ts';
import { readChoice } from '#core/consent/choice.ts';
import { readDecision } from '#core/consent/decision.ts';
import { allowed } from '#core/consent/policies.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { CHOICE_COOKIE, CONSENT_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie } from '#browser/storage/cookies.ts';

/** As `BANNER_KEPT_ID` of the page. */
export const KEPT = '#cookie-banner-kept';
export const BANNER = '.cookie-banner';

/** Shown, or kept for whoever changes their mind. */
export function anyBanner(): HTMLElement | null {
  const kept = document.querySelector<HTMLTemplateElement>(KEPT);
  return (kept?.content ?? document).querySelector<HTMLElement>(BANNER);
}

/** What the visitor of this page allows, asked anew each time: a choice may be made meanwhile. */
export function visitorConsent(cookieSettings: SiteContext['cookieSettings']): {
  gpc: boolean;
  allowedNow: () => readonly Category[];
} {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const decision = readDecision(navigation?.serverTiming ?? []);
  const gpc = decision.gpc || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const version = anyBanner()?.dataset.asks;
  return {
    gpc,
    allowedNow: () =>
      allowed(
        {
          isAnalyticsCookiesDisabled: cookieSettings.isRestrictiveCookiePolicyEnabled,
          isRestrictiveCookiePolicyAbsolute: cookieSettings.isRestrictiveCookiePolicyAbsolute,
          consentPolicy: decision.policy,
          version,
        },
        {
          choice: readChoice(readCookie(CONSENT_COOKIE), readCookie(CHOICE_COOKIE)),
          gpc,
          policy: decision.policy,
        },
      ),
  };
}
