import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { APP_DOMAIN, useApp } from '../testing/app.ts';

const kit = useApp();
let port = 0;
beforeAll(async () => {
  await kit.app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = kit.app.http.server.address() as AddressInfo);
});

/** What a server answers to exactly these lines. */
async function ask(...lines: string[]): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

describe('the host of a request', () => {
  test.each([
    ['GET /healthz HTTP/1.1', [`Host: ${APP_DOMAIN}`], 200],
    ['GET /healthz HTTP/1.1', [`Host: ${APP_DOMAIN}`, 'Host: elsewhere.example'], 400],
    ['GET /healthz HTTP/1.1', [`Host: ${APP_DOMAIN}`, `HOST: ${APP_DOMAIN}`], 400],
    ['GET /healthz HTTP/1.1', [], 400],
    [`GET http://${APP_DOMAIN}/healthz HTTP/1.1`, [`Host: ${APP_DOMAIN}`], 200],
    [`GET http://elsewhere.example/healthz HTTP/1.1`, [`Host: ${APP_DOMAIN}`], 400],
    [`GET https://${APP_DOMAIN}:99999/healthz HTTP/1.1`, [`Host: ${APP_DOMAIN}`], 400],
  ])('%s with %j gets %i', async (line, headers, status) => {
    expect((await ask(line, ...headers)).status).toBe(status);
  });
});

test('every answer says that the next one comes by https', async () => {
  const hsts = 'strict-transport-security: max-age=31536000';
  const site = await kit.aSite();
  for (const [path, host] of [
    ['/', site.host],
    ['/', site.host],
    ['/api/auth/Account', site.host],
    ['/login', APP_DOMAIN],
    ['/nothing-here', 'elsewhere.example'],
  ] as const)
    expect((await ask(`GET ${path} HTTP/1.1`, `Host: ${host}`)).head).toContain(hsts);
});

describe('more cookies than a neighbour should have set', () => {
  const flood = (count: number, size: number) =>
    Array.from({ length: count }, (_, at) => `bomb${at}=${'x'.repeat(size)}`).join('; ');

  test.each([
    ['that can be read', flood(6, 4000)],
    ['that cannot even be read', flood(40, 4000)],
  ])('%s are cleared with the answer', async (_, cookies) => {
    const site = await kit.aSite();
    const answer = await ask(
      'GET / HTTP/1.1',
      `Host: ${site.host}`,
      `Cookie: ${cookies}; __Host-plinth_session=mine`,
    );
    expect([answer.status, answer.head.includes('clear-site-data: "cookies"')]).toEqual([431, true]);
    expect(answer.body).toContain('Reload the page');
    expect(answer.head).toMatch(/set-cookie: bomb\d+=; path=\/; max-age=0; secure\r\n/);
    expect(answer.head).not.toContain('set-cookie: __host-');
  });

  test('are cleared for the host and for the domain they were set on', async () => {
    const site = await kit.aSite();
    const { head } = await ask('GET / HTTP/1.1', `Host: ${site.host}`, `Cookie: ${flood(5, 4000)}`);
    for (const domain of ['', `; domain=${site.host}`, `; domain=${APP_DOMAIN}`])
      expect(head).toContain(`set-cookie: bomb4=; path=/; max-age=0; secure${domain}\r\n`);
  });

  test('other headers without end are refused and clear nothing', async () => {
    const answer = await ask('GET / HTTP/1.1', `Host: ${APP_DOMAIN}`, `X-Long: ${'x'.repeat(20_000)}`);
    expect([answer.status, answer.head.includes('set-cookie')]).toEqual([431, false]);
  });
});
