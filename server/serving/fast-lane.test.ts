import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
let port: number;
let site: TestSite;
let other: TestSite;

beforeAll(async () => {
  port = Number(new URL(await kit.app.http.listen({ port: 0, host: '127.0.0.1' })).port);
  [site, other] = [await kit.aSite(), await kit.aSite()];
});

/** Exactly these lines over a connection of their own, and everything that comes back. */
async function send(
  ...lines: string[]
): Promise<{ status: number; head: string; etag: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    head: head.toLowerCase(),
    etag: /^etag: (.*)$/im.exec(head)?.[1] ?? '',
    body: rest.join('\r\n\r\n'),
  };
}
const get = (path: string, host: string, ...lines: string[]) =>
  send(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...lines);

/** The page is in the cache, and whatever takes the long way from now on is counted. */
async function aKnownPage() {
  await get('/', site.host);
  await get('/', other.host);
  return vi.spyOn(kit.app.services.pages, 'answer').mockClear();
}
const isOf = (page: { body: string }, { id }: TestSite) => page.body.includes(`"id":"${id}"`);

test.each<[string, (host: string) => string]>([
  ['as it is', (host) => host],
  ['with a port', (host) => `${host}:8080`],
  ['in capitals', (host) => host.toUpperCase()],
  ['with the dot of the root', (host) => `${host}.`],
])('a known page is answered before the framework, its host written %s', async (_, write) => {
  const longWay = await aKnownPage();
  const page = await get('/', write(site.host));
  expect([page.status, isOf(page, site), longWay.mock.calls.length]).toEqual([200, true, 0]);
  expect(page.head).toContain('content-security-policy');
  const head = await send('HEAD / HTTP/1.1', `Host: ${site.host}`);
  expect([head.body, /content-length: (\d+)/.exec(head.head)?.[1]]).toEqual([
    '',
    String(Buffer.byteLength(page.body)),
  ]);
  const same = await get('/', write(site.host), `If-None-Match: ${page.etag}`);
  expect([same.status, same.body]).toEqual([304, '']);
  expect(longWay).not.toHaveBeenCalled();
});

test.each<[string, () => string[], number, boolean]>([
  ['the host of another site', () => ['GET / HTTP/1.1', `Host: ${other.host}`], 200, true],
  ['a host nobody has', () => ['GET / HTTP/1.1', 'Host: elsewhere.example'], 404, false],
  ['a host below that of the site', () => ['GET / HTTP/1.1', `Host: www.${site.host}`], 404, false],
  ['a host that is none', () => ['GET / HTTP/1.1', `Host: ${site.host}/x`], 404, false],
  ['an empty host', () => ['GET / HTTP/1.1', 'Host:'], 404, false],
  ['no host', () => ['GET / HTTP/1.1'], 400, false],
  ['no host, in the old protocol', () => ['GET / HTTP/1.0'], 404, false],
  [
    'the host in a header for proxies',
    () => ['GET / HTTP/1.1', `Host: ${other.host}`, `X-Forwarded-Host: ${site.host}`],
    200,
    true,
  ],
  ['the host in the address', () => [`GET http://${site.host}/ HTTP/1.1`, `Host: ${other.host}`], 400, false],
])('%s never gets a page of this site', async (_, lines, status, isOther) => {
  await aKnownPage();
  const answer = await send(...lines());
  expect([answer.status, isOf(answer, site), isOf(answer, other)]).toEqual([status, false, isOther]);
});

test.each<[string, string, () => string[]]>([
  ['somebody signed in', '/', () => [`Cookie: a=b; __Host-${SESSION_COOKIE}=${site.owner.token}`]],
  ['somebody with a wrong session', '/', () => [`Cookie: __Host-${SESSION_COOKIE}=x`]],
  ['whoever asks for a draft', '/?draft=view', () => []],
  ['whoever asks for a draft after something else', '/?a=b&draft=edit', () => []],
])('%s takes the long way', async (_, path, lines) => {
  await aKnownPage();
  const drawn = vi.spyOn(kit.app.services.sites, 'placeOf').mockClear();
  await get(path, site.host, ...lines());
  expect(drawn).toHaveBeenCalled();
  drawn.mockRestore();
});

test('a signed-in page and a draft never come back to a stranger', async () => {
  const as = site.owner;
  const preview = (await kit.call('POST', '/api/content/previews', { as, body: { days: 7 } })).json();
  const token = /draft-link=([\w-]+)/.exec(JSON.stringify(preview))?.[1] ?? '';
  expect(token).not.toBe('');
  await kit.call('POST', '/api/content/documents', {
    as,
    body: { kind: 'page', body: { title: 'Never published', path: '/unpublished' } },
  });
  const shown = await get('/unpublished', site.host, `Cookie: __Host-plinth_preview=${token}`);
  expect([shown.status, shown.body.includes('Never published')]).toEqual([200, true]);
  expect((await get('/unpublished', site.host)).status).toBe(404);
  const mine = await get('/', site.host, `Cookie: __Host-${SESSION_COOKIE}=${as.token}`);
  expect(mine.head).toContain('cache-control: private, no-store');
  expect(mine.body).toContain(site.ownerId);
  expect((await get('/', site.host)).body).not.toContain(site.ownerId);
});

test('a page that is known is gone for strangers in the moment a password is set', async () => {
  const closing = await kit.aSite();
  expect((await get('/', closing.host)).status).toBe(200);
  const body = {
    visibility: 'password',
    password: 'open sesame',
    websiteType: 1,
    developerMode: false,
    cloneable: false,
  };
  expect((await kit.call('PUT', '/api/access', { as: closing.owner, body })).status).toBe(200);
  const after = await get('/', closing.host);
  expect([after.status, after.head.includes('no-store')]).toEqual([401, true]);
});
