import { expect, test } from 'vitest';
import { explainFileError, explainOutput } from './explain.ts';

test.each([
  [
    'initdb: error: could not write file "/d/x": No space left on device',
    'The disk that holds /d is full.',
    'Free at least 200 MB there, or set DATA_DIR to a folder on another disk.',
  ],
  [
    'initdb: error: could not create directory "/d/x": Permission denied',
    'This user may not write to /d.',
    'Set DATA_DIR to a folder you own, for example: DATA_DIR="$HOME/plinth-data" npm start',
  ],
  [
    'initdb: error: could not create directory "/d": Read-only file system',
    '/d is on a disk that is mounted read-only.',
    'Set DATA_DIR to a folder that can be written to.',
  ],
  [
    'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    'There is not enough memory for the built-in PostgreSQL.',
    'Give this machine or container at least 512 MB.',
  ],
  [
    'spawn /app/native/bin/initdb ENOENT',
    'The built-in PostgreSQL does not run on this system.',
    'It needs a Linux with glibc and libstdc++, such as Debian; or set DATABASE_URL to your own PostgreSQL.',
  ],
  [
    'LOG:  starting\nFATAL:  the stars are wrong\nLOG:  shut down\n',
    'PostgreSQL could not start in /d: the stars are wrong',
    'Put that right and start again, or set DATABASE_URL to a PostgreSQL of your own.',
  ],
  [
    '',
    'PostgreSQL could not start in /d: it said nothing',
    'Put that right and start again, or set DATABASE_URL to a PostgreSQL of your own.',
  ],
])('%s', (output, message, remedy) => {
  expect(explainOutput(output, '/d')).toMatchObject({ message, remedy, cause: output });
});

test.each([
  ['ENOSPC', 'The disk that holds /d is full.'],
  ['EACCES', 'This user may not write to /d.'],
  ['EROFS', '/d is on a disk that is mounted read-only.'],
  ['ENOTDIR', '/d cannot be a folder, because a file is in its way.'],
])('a file operation that ends in %s: %s', (code, message) => {
  expect(explainFileError(Object.assign(new Error(), { code }), '/d')).toMatchObject({ message });
});

test('what no person can put right stays as it is', () => {
  const surprises = [new TypeError('not a function'), Object.assign(new Error(), { code: 'EBADF' })];
  for (const surprise of surprises) expect(explainFileError(surprise, '/d')).toBe(surprise);
});
