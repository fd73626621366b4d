import { expect, test } from 'vitest';
import { parsePidFile } from './pid-file.ts';

const lines = ['123', '/data/postgres', '1700000000', '5432', '/tmp/s', '', '  1  2', 'ready   '];

test.each([
  [lines.join('\n'), { pid: 123, port: '5432', socketDir: '/tmp/s', status: 'ready' }],
  [lines.slice(0, 5).join('\n'), { pid: 123, port: '5432', socketDir: '/tmp/s', status: '' }],
  ['123\n', { pid: 123, port: '', socketDir: '', status: '' }],
  // Written by a single-user session.
  ['-123\n', undefined],
  ['', undefined],
])('%j', (text, expected) => {
  expect(parsePidFile(text)).toEqual(expected);
});
