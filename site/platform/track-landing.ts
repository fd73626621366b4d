import { landingOf } from '#core/analytics/landing.ts';
import { fillPath } from '#contract/address.ts';
import { track } from '#contract/addresses/visits/events.ts';

/** Pages that advertisements lead to. */
const LANDINGS = ['/', '/signup'];

/** Tells once for each landing by which advertisement somebody came; nobody waits for the image. */
export function trackLanding(): void {
  const { pathname, href, search, origin } = location;
  const hasArrived = !document.referrer.startsWith(`${origin}/`);
  const isAsked = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (!LANDINGS.includes(pathname) || !hasArrived || isAsked) return;
  const { referrer } = document;
  const { width, height } = screen;
  const query = landingOf({ href, search, referrer, language: navigator.language, width, height });
  new Image().src = fillPath(track.path, { query });
}
