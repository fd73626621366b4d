import { expect, test } from 'vitest';
import { trailOf } from './trail.ts';

const pages = [
  { path: '/', title: 'Home' },
  { path: '/blocks', title: 'Blocks' },
  { path: '/blocks/tabs', title: 'Tabs' },
];

test.each([
  ['/', []],
  ['/blocks', ['/']],
  ['/blocks/tabs', ['/', '/blocks']],
  ['/notes/2026/salt', ['/']],
  ['/blocks/tabs/more', ['/', '/blocks', '/blocks/tabs']],
])('above %s are %j', (path, expected) => {
  expect(trailOf(pages, path).map(({ href }) => href)).toEqual(expected);
});
