import { DAY_SECONDS } from '#core/durations.ts';
import { isRecord } from '#core/fields/field.ts';

export const LAST_SITE_SECONDS = 365 * DAY_SECONDS;

export function writeLastSite(identifier: string): string {
  return encodeURIComponent(JSON.stringify({ identifier }));
}

/** Cookies are what visitors send; whatever is not what we wrote is nothing. */
export function readLastSite(cookie: string | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie ?? ''));
    return isRecord(value) && typeof value['identifier'] === 'string' ? value['identifier'] : undefined;
  } catch {
    return undefined;
  }
}
