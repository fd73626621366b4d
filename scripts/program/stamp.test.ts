import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeStamps } from './stamp.mjs';

const root = mkdtempSync(join(tmpdir(), 'plinth-stamp-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

mkdirSync(join(root, 'server/mail'), { recursive: true });
const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
};
const stamp = () => makeStamps(root)(['server', 'package.json']);
write('package.json', '{}');

test.each(['server/main.ts', 'server/steps.mjs', 'server/mail/words.json', 'package.json'])(
  'a build is made again when %s changes',
  (file) => {
    const before = stamp();
    write(file, '"new"');
    expect(stamp()).not.toBe(before);
  },
);

test('and not for a test', () => {
  const before = stamp();
  write('server/steps.test.ts', '');
  write('server/mail/view.test.tsx', '');
  expect(stamp()).toBe(before);
});
