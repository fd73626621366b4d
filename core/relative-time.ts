/** How often a page renews its relative times. */
export const RELATIVE_TIME_REFRESH_MS = 5000;
const JUST_NOW_SECONDS = 5;

/** Unit in seconds, the word for one, the word for many. */
const UNITS = [
  [31_536_000, 'a year', 'years'],
  [2_592_000, 'a month', 'months'],
  [86_400, 'a day', 'days'],
  [3600, 'an hour', 'hours'],
  [60, 'a minute', 'minutes'],
] as const;

/** "just now", "about 30 seconds ago", "about a minute ago", "3 minutes ago" … Future dates are just now. */
export function describeAge(ageMs: number): string {
  const seconds = Math.floor(ageMs / 1000);
  if (seconds < JUST_NOW_SECONDS) return 'just now';
  for (const [unit, one, many] of UNITS) {
    const count = Math.floor(seconds / unit);
    if (count === 1) return `about ${one} ago`;
    if (count > 1) return `${count} ${many} ago`;
  }
  return `about ${seconds} seconds ago`;
}
