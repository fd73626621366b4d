/** How often a page renews its relative times. */
export const RELATIVE_TIME_REFRESH_MS = 5000;
const JUST_NOW_SECONDS = 5;

/** Unit in seconds, the word for one, the word for many, the name other languages know it by. */
const UNITS = [
  [31_536_000, 'a year', 'years', 'year'],
  [2_592_000, 'a month', 'months', 'month'],
  [86_400, 'a day', 'days', 'day'],
  [3600, 'an hour', 'hours', 'hour'],
  [60, 'a minute', 'minutes', 'minute'],
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

/** The same in the language of the site; the words above are English. */
export function describeAgeIn(locale: string, ageMs: number): string {
  if (locale === '' || /^en\b/i.test(locale)) return describeAge(ageMs);
  const seconds = Math.max(0, Math.floor(ageMs / 1000));
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (seconds < JUST_NOW_SECONDS) return words.format(0, 'second');
  const [unit, , , name] = UNITS.find(([length]) => seconds >= length) ?? [1, '', '', 'second' as const];
  return words.format(-Math.floor(seconds / unit), name);
}
