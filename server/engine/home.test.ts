import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settleHome } from './home.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-home-'));
afterAll(() => rmSync(folder, { recursive: true }));
const settle = (dataDir: string) => settleHome(dataDir, join(folder, 'state'));

test('the data folder is made with those above it, and found again', () => {
  const dataDir = join(folder, 'a/b/data');
  const home = settle(dataDir);
  expect(statSync(dataDir).isDirectory()).toBe(true);
  expect(settle(dataDir)).toEqual(home);
});

test('a file in its way is not taken for it', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => settle(file)).toThrow(/EEXIST/);
  expect(() => settle(join(file, 'data'))).toThrow(/ENOTDIR/);
});

test('a place where no folder can be made is refused, and not tried forever', () => {
  expect(() => settle('/proc/nothing/here')).toThrow();
});
