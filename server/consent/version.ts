import { hash } from 'node:crypto';
import type { CookieSettings } from '#core/consent/settings.ts';

/** What a visitor agrees to, as a hash: the words they read, and everybody who is behind them. */
export function consentVersion(cookies: CookieSettings, thirdParties: readonly string[]): string {
  const {
    cookieBannerText,
    cookieBannerCtaText,
    cookieBannerOptOutCtaText,
    cookieBannerAcceptType,
    cookieBannerToldText,
  } = cookies;
  const read = [
    cookieBannerText,
    cookieBannerCtaText,
    cookieBannerOptOutCtaText,
    cookieBannerAcceptType,
    // Consent from before there was another text stays what it was.
    ...(cookieBannerToldText === '' ? [] : [cookieBannerToldText]),
  ];
  return hash('sha256', JSON.stringify([read, thirdParties]), 'base64url').slice(0, 16);
}
