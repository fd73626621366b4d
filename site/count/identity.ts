import type { SiteContext } from '#core/site-context/context.ts';
import { FIRST_SESSION_KEY, VISIT_COOKIE, VISITOR_COOKIE } from '#core/visitors/cookies.ts';
import {
  isVisiting,
  nextVisitor,
  readVisitor,
  VISIT_COOKIE_SECONDS,
  VISITOR_COOKIE_SECONDS,
  writeVisitor,
} from '#core/visitors/visitor-cookie.ts';
import { readCookie, writeCookie } from '#browser/storage/cookies.ts';
import { allowedNow, anyBanner, consentHere } from '../consent/allowed-now.ts';

/** Renews the two cookies of a visit where the visitor lets us; what the first of them says is sent along. */
export function renewVisitor(context: Pick<SiteContext, 'cookieSettings'>): string {
  if (!allowedNow(context, consentHere(), anyBanner()?.dataset.asks).includes('statistics')) return '';
  const now = Date.now();
  const record = nextVisitor(readVisitor(readCookie(VISITOR_COOKIE)), {
    isVisiting: isVisiting(readCookie(VISIT_COOKIE)),
    now,
    newId: () => crypto.randomUUID(),
  });
  const value = writeVisitor(record);
  writeCookie(VISITOR_COOKIE, value, { seconds: VISITOR_COOKIE_SECONDS });
  writeCookie(VISIT_COOKIE, String(now), { seconds: VISIT_COOKIE_SECONDS });
  noteFirstSession(record.count === 1);
  return value;
}

/** Both are there in the first session; later only the lasting one is. */
function noteFirstSession(isFirst: boolean): void {
  try {
    if (isFirst) sessionStorage.setItem(FIRST_SESSION_KEY, 'true');
    localStorage.setItem(FIRST_SESSION_KEY, 'true');
  } catch {
    // A browser may keep its storage shut.
  }
}
