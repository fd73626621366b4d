import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPermission } from '#core/enumerations/permissions.ts';
import { isTest } from '../../../scripts/structure/boundaries.mjs';
import { CHANGING, ROUTES } from '../testing/routes.ts';

test.each(ROUTES.map((route) => [route.name, route] as const))(
  '%s declares where it lives and who may call it',
  (_, { scope, needs }) => {
    expect(['platform', 'site', 'any', 'everywhere']).toContain(scope);
    if (typeof needs === 'string') expect(['nobody', 'account', 'owner', 'operator']).toContain(needs);
    else expect(isPermission(needs.permission)).toBe(true);
    // A permission is held on a site: asked for elsewhere it would shut everybody out.
    if (typeof needs === 'object' || needs === 'owner') expect(scope).toBe('site');
    if (needs === 'operator') expect(scope).toBe('platform');
  },
);

test('no two routes share an address and a method', () => {
  const addresses = ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(CHANGING.filter(({ needs }) => needs !== 'nobody').map((route) => [route.name, route] as const))(
  '%s says what it leaves in the activity log, or why nothing',
  (_, { records, recordsNothing = '' }) => {
    const actions = [records ?? []].flat();
    expect(actions.length > 0).toBe(recordsNothing === '');
    for (const action of actions) expect([action, recorded.has(action)]).toEqual([action, true]);
  },
);

/** Actions that some code of the server records. */
const recorded = new Set(
  sources('server').flatMap((source) =>
    [...source.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-zA-Z]+)'/g)].map(([, action = '']) => action),
  ),
);
function sources(folder: string): string[] {
  const root = join(import.meta.dirname, '../../..');
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') && !isTest(path))
    .map((path) => readFileSync(join(root, path), 'utf8'));
}
