import { describeAge } from '#core/text/relative-time.ts';

export function ageOf(moment: string, now = Date.now()): string {
  return describeAge(now - Date.parse(moment));
}

export function momentOf(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
