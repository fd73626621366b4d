import { expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fillPath, type Link } from './address.ts';
import { hrefTo } from './href-to.ts';
import { auth } from './people/auth.ts';
import { CONTRACT } from './index.ts';
import { newsletter } from './newsletter.ts';

test.each<[string, Link, string]>([
  ['/api/cart', {}, '/api/cart'],
  ['/api/cart/:id', { params: { id: 'a' } }, '/api/cart/a'],
  ['/api/coupons/:code', { params: { code: '10% off/now' } }, '/api/coupons/10%25%20off%2Fnow'],
  ['/api/a/:one/b/:two', { params: { one: 1, two: 2 } }, '/api/a/1/b/2'],
  ['/api/search', { query: { q: 'a&b', kind: undefined } }, '/api/search?q=a%26b'],
])('%s with %j is %s', (path, link, filled) => {
  expect(fillPath(path, link)).toBe(filled);
});

test('a route of the contract can be linked to', () => {
  expect(hrefTo(newsletter.exportSubscribers, { params: { id: 'news' } })).toBe(
    '/api/newsletter/lists/news/export',
  );
});

test.each([
  ['c=', '/api/auth/Logout?to=%2Flogin&crumb=c%3D'],
  ['', '/api/auth/Logout?to=%2Flogin'],
])('the action of a form for whoever has the crumb “%s” is %s', (crumb, href) => {
  expect(hrefTo(auth.logout, { query: { to: '/login' }, crumb })).toBe(href);
});

test('every address is that of a declared route', async () => {
  const declared = new Set(
    Object.values(CONTRACT).flatMap((routes) =>
      Object.values(routes).map(({ method, path }) => `${method} ${path}`),
    ),
  );
  const folder = join(import.meta.dirname, 'addresses');
  // Providers call it with bytes, which no schema describes.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'payments.ts',
  )) {
    const addresses = (await import(join(folder, file))) as Record<string, { method: string; path: string }>;
    for (const { method, path } of Object.values(addresses)) expect(declared).toContain(`${method} ${path}`);
  }
});
