import { expect, test } from 'vitest';
import { findDifference, hasDevPackages } from './installation.mjs';

const a = { version: '1.0.0', integrity: 'sha512-a' };
const native = { version: '2.0.0', integrity: 'sha512-n', optional: true, os: ['linux'], cpu: ['arm64'] };
const foreign = { ...native, os: ['win32'] };
const tool = { version: '3.0.0', integrity: 'sha512-t', dev: true };

const lock = {
  packages: {
    '': { optionalDependencies: { native: '2.0.0', foreign: '2.0.0' } },
    'node_modules/a': a,
    'node_modules/native': native,
    'node_modules/foreign': foreign,
    'node_modules/a/node_modules/extra': { ...native, version: '9.0.0' },
    'node_modules/tool': tool,
  },
};
const complete = {
  packages: { 'node_modules/a': a, 'node_modules/native': native, 'node_modules/tool': tool },
};

const without = (name: keyof (typeof complete)['packages']) => {
  const { [name]: _, ...packages } = complete.packages;
  return { packages };
};
const changed = (name: string, entry: object) => ({ packages: { ...complete.packages, [name]: entry } });

test.each([
  ['all there', complete, true, undefined],
  ['nothing there', undefined, false, 'packages are not installed'],
  ['a package missing', without('node_modules/a'), false, 'node_modules/a is missing'],
  [
    'our own optional package missing',
    without('node_modules/native'),
    false,
    'node_modules/native is missing',
  ],
  ['a tool missing that nobody needs', without('node_modules/tool'), false, undefined],
  ['a tool missing that is needed', without('node_modules/tool'), true, 'node_modules/tool is missing'],
  ['another version', changed('node_modules/a', { ...a, version: '1.0.1' }), false, 'node_modules/a differs'],
  [
    'another content',
    changed('node_modules/a', { ...a, integrity: 'sha512-b' }),
    false,
    'node_modules/a differs',
  ],
])('%s', (_, installed, withDev, expected) => {
  expect(findDifference(lock, installed, { withDev, platform: 'linux', arch: 'arm64' })).toBe(expected);
});

test('tools that are installed are noticed, so that they are not dropped', () => {
  expect(hasDevPackages(complete)).toBe(true);
  expect(hasDevPackages(without('node_modules/tool'))).toBe(false);
  expect(hasDevPackages(undefined)).toBe(false);
});
