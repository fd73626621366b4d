import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answerMeanwhile } from './meanwhile.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('while the database is brought up to date there is a page that says so, and the port is free afterwards', async () => {
  const place = { port: await freePort(), host: '127.0.0.1' };
  const stop = await answerMeanwhile(place);
  const ask = (path: string) => fetch(`http://127.0.0.1:${place.port}${path}`);
  const page = await ask('/shop');
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain('Temporarily unavailable');
  expect((await ask('/healthz')).status).toBe(200);
  const ready = await ask('/readyz?for=pages');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', checks: { migrations: 'under way' } },
  ]);
  await stop();
  const next = createServer().listen(place.port, place.host);
  await once(next, 'listening');
  // One that cannot listen is told by the server itself.
  const other = await answerMeanwhile(place);
  await other();
  next.close();
});

test('an address that cannot be listened on is told at once, and not after all that comes before', async () => {
  await expect(answerMeanwhile({ port: 0, host: '203.0.113.9' })).rejects.toThrow(
    'This machine has no address 203.0.113.9.',
  );
});
