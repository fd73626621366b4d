import { readChoice } from '#core/consent/choice.ts';
import { allowed } from '#core/consent/policies.ts';
import { TRACKED, WAITING_TRACK_KEY, type Tracked } from '#core/pixels/events.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { CHOICE_COOKIE, CONSENT_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie } from '../../storage/cookies.ts';
import { readSession, writeSession } from '../../storage/session-storage.ts';
import { track } from './track.ts';

/** For pages on which no code of others stands: told on the next one where it does, to whom the visitor lets us. */
export function trackLater(event: Tracked): void {
  if (isMarketingAllowed()) writeSession(WAITING_TRACK_KEY, event);
}

/** By the strictest policy: what is not certain is not remembered. */
function isMarketingAllowed(): boolean {
  const { Static } = window as { Static?: { SITE_CONTEXT: Pick<SiteContext, 'cookieSettings'> } };
  const settings = Static?.SITE_CONTEXT.cookieSettings;
  const rules = {
    isAnalyticsCookiesDisabled: settings?.isRestrictiveCookiePolicyEnabled ?? false,
    isRestrictiveCookiePolicyAbsolute: settings?.isRestrictiveCookiePolicyAbsolute ?? false,
    consentPolicy: 'optIn',
  } as const;
  const choice = readChoice(readCookie(CONSENT_COOKIE), readCookie(CHOICE_COOKIE));
  const gpc = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return allowed(rules, { choice, gpc, policy: 'optIn' }).includes('marketing');
}

/** Tells what has waited, once. */
export function trackWaiting(): void {
  const kept = readSession(WAITING_TRACK_KEY);
  const event = TRACKED.find((known) => kept.isDone && known === kept.value);
  if (!event) return;
  writeSession(WAITING_TRACK_KEY, '');
  track(event);
}
