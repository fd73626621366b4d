import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { send } from '../../../bench/client.ts';
import { APP_DOMAIN, useApp } from '../../testing/app.ts';

import { makeMetricsDoor, makeMetricsServer } from './metrics-door.ts';

const world = useApp();

/** What is decided before the framework is asked. */
async function overTheWire({ app }: ReturnType<typeof useApp>, host: string, paths: readonly string[]) {
  const port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
  return Promise.all(paths.map((path) => send(port, host, 'GET', path)));
}

test.each(['/healthz', '/readyz'])('%s is answered on every host', async (path) => {
  const site = await world.aSite();
  for (const host of [APP_DOMAIN, site.host, '10.0.0.1:3000'])
    expect((await world.call('GET', path, { host })).status).toBe(200);
});

test('operators on this machine read what waits, and browsers cannot retry it for a stranger', async () => {
  const host = '127.0.0.1';
  const jobs = await world.call('GET', '/metrics/jobs', { host });
  expect(jobs.json()).toMatchObject({ outages: [] });
  const retry = (headers: Record<string, string>) =>
    world.call('POST', '/metrics/jobs/retry?queue=mail', { host, headers });
  expect((await retry({})).json()).toEqual({ retried: 0 });
  expect((await retry({ origin: 'https://elsewhere.example' })).status).toBe(404);
  expect((await world.call('GET', '/metrics/jobs')).status).toBe(404);
});

describe('the figures of the whole server', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };

  test.each([
    ['127.0.0.1:3000', {}, 200],
    ['localhost', {}, 200],
    ['[::1]:3000', {}, 200],
    // What a proxy on this machine passes on comes from this machine as well.
    [APP_DOMAIN, {}, 404],
    ['10.0.0.1:3000', {}, 404],
    ['127.0.0.1', forwarded, 404],
    ['localhost', { via: '1.1 proxy' }, 404],
  ])('without a token: %s %j gets %i', async (host, headers, status) => {
    const answer = await world.call('GET', '/metrics', { host, headers });
    expect([answer.status, answer.body.includes('# TYPE')]).toEqual([status, status === 200]);
  });
});

describe('while demo sites are being made', () => {
  const filling = useApp({ isFilling: () => true });

  test('pages are shown, but the node is not ready', async () => {
    const { host } = await filling.aSite();
    const statusOf = async (url: string) => (await filling.call('GET', url, { host })).status;
    expect(await Promise.all(['/', '/readyz?for=pages', '/readyz'].map(statusOf))).toEqual([200, 200, 503]);
    expect((await filling.call('GET', '/readyz')).json()).toMatchObject({ checks: { demo: false } });
  });
});

describe('a node that was told to end', () => {
  const ending = useApp({ isDraining: () => true });

  test('goes on answering, and is not sent anybody new', async () => {
    const { host } = await ending.aSite();
    const answers = await overTheWire(ending, host, ['/', '/readyz', '/readyz?for=pages']);
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(answers.map(({ headers }) => headers['connection'])).toEqual(['close', 'close', 'close']);
  });
});

describe('a node that only does jobs', () => {
  const worker = useApp({ isWorkerOnly: true });

  test('is asked how it is, and sends everybody else away', async () => {
    const answers = await overTheWire(worker, APP_DOMAIN, ['/healthz', '/readyz', '/', '/api/']);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 421, 421]);
  });
});

describe('the figures with a token', () => {
  const token = 'a-token-of-some-length';
  const guarded = useApp({ metrics: { token } });

  test.each([
    [{ authorization: `Bearer ${token}` }, 200],
    [{ authorization: 'Bearer another-token-of-length' }, 404],
    [{ authorization: `Basic ${token}` }, 404],
    [{}, 404],
  ])('%j gets %i', async (headers, status) => {
    expect((await guarded.call('GET', '/metrics', { host: '127.0.0.1', headers })).status).toBe(status);
  });
});

test('with a port of their own they are told there, and nowhere else', async () => {
  expect(makeMetricsDoor({ port: 9100 })({} as IncomingMessage)).toBe(false);
  const server = makeMetricsServer(world.app.operatorDoor, { port: 0 }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await ask('/metrics')).text()).toContain('plinth_pages_cached 0');
  expect((await ask('/')).status).toBe(404);
  server.close();
});
