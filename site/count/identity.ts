import type { SiteContext } from '#core/site-context/context.ts';
import { FIRST_SESSION_KEY, VISIT_COOKIE, VISITOR_COOKIE } from '#core/visitors/cookies.ts';
import {
  isFirstVisit,
  isVisiting,
  nextVisitor,
  VISIT_COOKIE_SECONDS,
  VISITOR_COOKIE_SECONDS,
} from '#core/visitors/visitor-cookie.ts';
import { readCookie, writeCookie } from '#browser/storage/cookies.ts';
import { visitorConsent } from '../consent/allowed-now.ts';

const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Renews the two cookies of a visit where the visitor lets us; what the first of them says is sent along. */
export function renewVisitor({ cookieSettings }: Pick<SiteContext, 'cookieSettings'>): string {
  if (!visitorConsent(cookieSettings).allowedNow().includes('statistics')) return '';
  const now = Date.now();
  const value = nextVisitor(readCookie(VISITOR_COOKIE), {
    isVisiting: isVisiting(readCookie(VISIT_COOKIE)),
    now,
    newId,
  });
  writeCookie(VISITOR_COOKIE, value, { seconds: VISITOR_COOKIE_SECONDS });
  writeCookie(VISIT_COOKIE, String(now), { seconds: VISIT_COOKIE_SECONDS });
  noteSession(value);
  return value;
}

/** Both are there in the first session; later only the lasting one is. */
function noteSession(visitor: string): void {
  try {
    if (isFirstVisit(visitor)) sessionStorage.setItem(FIRST_SESSION_KEY, 'true');
    localStorage.setItem(FIRST_SESSION_KEY, 'true');
  } catch {
    // A browser may keep its storage shut.
  }
}
