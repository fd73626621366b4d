import { expect, test } from 'vitest';
import { readLastSite, writeLastSite } from './last-site.ts';
import { hashPassword, isPassword } from './passwords.ts';

test.each(['salt', 'ä ö; "x"'])('%j is read as it was written', (identifier) => {
  expect(readLastSite(writeLastSite(identifier))).toBe(identifier);
  expect(writeLastSite(identifier)).toMatch(/^[^;,\s"]*$/);
});

test.each([undefined, '', '%', 'salt', '[]', 'null', '%7B%22identifier%22%3A7%7D'])(
  '%j is nothing we wrote',
  (cookie) => {
    expect(readLastSite(cookie)).toBeUndefined();
  },
);

test('a password is its own, and that of nobody is none', async () => {
  const kept = await hashPassword('correct horse');
  expect(kept).not.toContain('correct');
  expect(await isPassword(kept, 'correct horse')).toBe(true);
  expect(await isPassword(kept, 'Correct horse')).toBe(false);
  expect(await isPassword(undefined, 'correct horse')).toBe(false);
});
