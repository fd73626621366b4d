import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canReach, grants, PASS, READ } from './reach.ts';

const user = { uid: 1000, gid: 1000 };

test.each([
  [{ uid: 1000, gid: 1, mode: 0o500 }, READ | PASS, true],
  [{ uid: 1000, gid: 1, mode: 0o400 }, READ | PASS, false],
  [{ uid: 1, gid: 1000, mode: 0o750 }, READ | PASS, true],
  [{ uid: 1, gid: 1000, mode: 0o705 }, PASS, false],
  [{ uid: 1, gid: 1, mode: 0o711 }, PASS, true],
  [{ uid: 1, gid: 1, mode: 0o711 }, READ, false],
  [{ uid: 1, gid: 1, mode: 0o770 }, PASS, false],
  [{ uid: 1000, gid: 1000, mode: 0o077 }, PASS, false],
])('%j gives the right %d: %s', (file, rights, expected) => {
  expect(grants(file, user, rights)).toBe(expected);
});

test('a closed folder anywhere above a path closes it', () => {
  const base = mkdtempSync('/tmp/plinth-test-');
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const inner = join(base, 'open', 'inner');
  const stranger = { uid: 64_000, gid: 64_000 };
  mkdirSync(inner, { recursive: true });
  for (const dir of [base, join(base, 'open'), inner]) chmodSync(dir, 0o755);
  expect(canReach(inner, stranger, READ | PASS)).toBe(true);
  chmodSync(base, 0o700);
  expect(canReach(inner, stranger, PASS)).toBe(false);
  expect(canReach(inner, { uid: process.getuid?.() ?? 0, gid: 64_000 }, PASS)).toBe(true);
});
