import { expect, test } from 'vitest';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { useApp } from '../../testing/app.ts';

const kit = useApp();
const routes: Route[] = Object.values(CONTRACT).flatMap((feature) => Object.values(feature));

test('every declared call is served', () => {
  for (const { method, path } of routes)
    expect([method, path, kit.app.http.hasRoute({ method, url: path })]).toEqual([method, path, true]);
});

test('a route that is not declared cannot be added', () => {
  expect(() => kit.app.http.get('/undeclared', () => 'x')).toThrow();
});

test('every call that changes something and needs an account is refused without one', async () => {
  const site = await kit.aSite();
  for (const { method, path, scope, needs } of routes.filter((route) => route.needs !== 'nobody')) {
    const url = path.replaceAll(/:\w+/g, 'aaaaaaaaaaaaaaaaaaaaaaaa');
    const answer = await kit.call(method, url, scope === 'platform' ? {} : { host: site.host });
    expect([method, path, needs, answer.status, answer.json().loginRequired]).toEqual([
      method,
      path,
      needs,
      401,
      true,
    ]);
  }
});

test('OpenAPI lists exactly the contract', async () => {
  const api = (await kit.call('GET', '/api/openapi.json')).json() as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(api.openapi).toBe('3.1.0');
  const listed = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(
    routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).sort(),
  );
});

test('the same can be read by people', async () => {
  const { headers, body } = await kit.call('GET', '/api/');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.match(/<li class="call">/g)).toHaveLength(routes.length);
  expect(body).toContain('<b>POST</b> /api/content/publish');
  expect(body).toContain('Permission 11, content manager');
  expect(body).not.toMatch(/undefined|unknown/);
  expect((await kit.call('GET', '/api')).headers.location).toBe('/api/');
});
