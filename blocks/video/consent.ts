import { readCookie } from '#browser/storage/cookies.ts';
import { CONSENT_COOKIE, CONSENT_GIVEN } from '#core/visitors/cookies.ts';
import type { SiteContext } from '#core/site-context/context.ts';

/** Whether a player of another site may be loaded without asking first. */
export function mayLoadThirdParty(): boolean {
  const { Static } = window as { Static?: { SITE_CONTEXT: SiteContext } };
  const isRestrictive = Static?.SITE_CONTEXT.cookieSettings.isRestrictiveCookiePolicyEnabled === true;
  return !isRestrictive || readCookie(CONSENT_COOKIE) === CONSENT_GIVEN;
}

export const consentWords = (host: string) =>
  `This video comes from ${host}. Playing it sends data there and may set cookies.`;
export const CONSENT_ACTION = 'Play it';
export const CONSENT_BACK = 'Not now';
