import { ANALYTICS_ID, ANALYTICS_ID_DAYS, UNABLE_TO_STORE } from '#core/analytics/common-data.ts';
import { DAY_MS, DAY_SECONDS } from '#core/durations.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';

/** The same for the events of one browser: in a cookie, and beside it in storage with the time it ends. */
export function analyticsId(now = Date.now()): string {
  const id = readCookie(ANALYTICS_ID) ?? stored(now) ?? crypto.randomUUID();
  writeCookie(ANALYTICS_ID, id, { seconds: ANALYTICS_ID_DAYS * DAY_SECONDS });
  const isKept = store({ value: id, expiry: now + ANALYTICS_ID_DAYS * DAY_MS });
  if (!isKept && readCookie(ANALYTICS_ID) !== id) console.warn(UNABLE_TO_STORE);
  return id;
}

function stored(now: number): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(ANALYTICS_ID) ?? '{}') as {
      value?: string;
      expiry?: number;
    };
    return typeof kept.value === 'string' && (kept.expiry ?? 0) > now ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

function store(kept: { value: string; expiry: number }): boolean {
  try {
    localStorage.setItem(ANALYTICS_ID, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
