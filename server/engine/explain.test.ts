import { expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
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
    "EROFS: read-only file system, mkdir '/d'",
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

test('an error without a code is a surprise and stays one', () => {
  const surprise = new TypeError('undefined is not a function');
  expect(explainFileError(surprise, '/d')).toBe(surprise);
  const denied = Object.assign(new Error("EACCES: permission denied, mkdir '/d'"), { code: 'EACCES' });
  expect(explainFileError(denied, '/d')).toBeInstanceOf(StartProblem);
});
