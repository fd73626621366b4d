import { expect, test } from 'vitest';
import { isPass, makePass } from './passes.ts';

const now = new Date('2030-01-01T00:00:00Z');
const later = new Date('2030-01-08T00:00:00Z');
const site = { siteId: 'a'.repeat(24) };
const page = { ...site, pageId: 'p'.repeat(24) };
const pass = makePass('key', site, later);

test.each<[string, string | undefined, string | null, { siteId: string; pageId?: string }, Date, boolean]>([
  ['the right one', pass, 'key', site, now, true],
  ['one of a page', makePass('key', page, later), 'key', page, now, true],
  ['after a new password', pass, 'other key', site, now, false],
  ['where there is no password any more', pass, null, site, now, false],
  ['of another site', pass, 'key', { siteId: 'b'.repeat(24) }, now, false],
  ['of the site for a page', pass, 'key', page, now, false],
  ['of a page for the site', makePass('key', page, later), 'key', site, now, false],
  ['when its time is over', pass, 'key', site, later, false],
  ['with another end', pass.replace(/^\d/, '9'), 'key', site, now, false],
  ['cut short', pass.slice(0, -1), 'key', site, now, false],
  ['with something behind it', `${pass}x`, 'key', site, now, false],
  ['8 KB of it', 'x'.repeat(8192), 'key', site, now, false],
  ['none', undefined, 'key', site, now, false],
  ['an empty one', '', 'key', site, now, false],
])('a pass %s', (_, given, key, subject, at, expected) => {
  expect(isPass(given, key, subject, at)).toBe(expected);
});
