import { timeZones } from '#core/settings/locale.ts';

/** All time zones, or nothing where the browser cannot list them. */
export function knownTimeZones(): string[] | undefined {
  try {
    return timeZones();
  } catch {
    return undefined;
  }
}
