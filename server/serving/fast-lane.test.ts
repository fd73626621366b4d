import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { aVerifiedDomain } from '../testing/a-domain.ts';
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

test('a page behind a password, kept for those who know it, is never answered to others', async () => {
  const locked = await kit.aSite();
  const { documents } = (await kit.call('GET', '/api/content/documents', { as: locked.owner })).json();
  const { id } = (documents as { id: string; path: string }[]).find(({ path }) => path === '/about') ?? {
    id: '',
  };
  await kit.call('PUT', `/api/access/pages/${id}`, { as: locked.owner, body: { password: 'kitchen' } });
  const unlocked = await kit.call('POST', '/api/access/UnlockPage', {
    host: locked.host,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ page: id, password: 'kitchen', to: '/about' }).toString(),
  });
  const pass = `Cookie: ${String(unlocked.headers['set-cookie']).split(';')[0]}`;
  // Drawn once, then taken from what is kept.
  for (let look = 0; look < 2; look += 1)
    expect((await get('/about', locked.host, pass)).body).toContain('About us');
  for (const path of ['/about', '/about?a=1', '/About', '/about/'])
    for (const lines of [[], [`${pass}x`], ['Accept-Encoding: br'], ['Sec-Fetch-Dest: iframe']]) {
      const answer = await get(path, locked.host, ...lines);
      expect([path, lines, answer.body.includes('About us')]).toEqual([path, lines, false]);
      expect([301, 308, 401]).toContain(answer.status);
    }
});

interface Answer {
  head: string;
  body: string;
}

/** All of these at once over one connection that stays, and their answers in order. */
async function pipeline(...requests: string[][]): Promise<Answer[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    requests
      .map((lines, at) => [...lines, ...(at === requests.length - 1 ? ['Connection: close'] : [])])
      .map((lines) => `${lines.join('\r\n')}\r\n\r\n`)
      .join(''),
  );
  let rest = await text(socket);
  return requests.map(([line = '']) => {
    const [head = ''] = rest.split('\r\n\r\n');
    const hasBody = line.startsWith('GET') && !head.startsWith('HTTP/1.1 304');
    const start = head.length + 4;
    const end = start + (hasBody ? Number(/^content-length: (\d+)$/im.exec(head)?.[1]) : 0);
    const body = rest.slice(start, end);
    rest = rest.slice(end);
    return { head, body };
  });
}
const idOf = ({ head }: Answer) => /^x-request-id: ([\da-f-]{36})$/m.exec(head)?.[1];
const dateOf = ({ head }: Answer) => Date.parse(/^Date: (.* GMT)$/m.exec(head)?.[1] ?? '');
/** A head without what every answer has of its own. */
const alike = ({ head }: Answer) =>
  head.replace(/^x-request-id: .*$/m, 'x-request-id').replace(/^Date: .*$/m, 'Date');

test('the head that is prepared once is the head that Node writes, for every kind of answer', async () => {
  const fresh = await kit.aSite();
  const page = ['GET / HTTP/1.1', `Host: ${fresh.host}`];
  const { etag } = await get('/', fresh.host);
  const same = [...page, `If-None-Match: ${etag}`];
  const head = ['HEAD / HTTP/1.1', `Host: ${fresh.host}`];
  // The first of a kind is written by Node, the second with what the first has left, the last without: it closes.
  const [byNode, prepared, headed, sameByNode, samePrepared, again, closing] = (await pipeline(
    page,
    page,
    head,
    same,
    same,
    page,
    page,
  )) as [Answer, Answer, Answer, Answer, Answer, Answer, Answer];
  expect(byNode.head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(byNode.head).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+$/);
  expect(byNode.head).toContain('content-security-policy: ');
  expect([prepared, headed, again].map(alike)).toEqual(Array(3).fill(alike(byNode)));
  expect([prepared.body, headed.body, again.body]).toEqual([byNode.body, '', byNode.body]);
  expect(sameByNode.head).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
  expect(sameByNode.head).not.toMatch(/content-length|transfer-encoding/i);
  expect([alike(samePrepared), samePrepared.body]).toEqual([alike(sameByNode), '']);
  expect([closing.body, closing.head.includes('Connection: close')]).toEqual([byNode.body, true]);
  expect(closing.head).not.toContain('keep-alive');
  const answers = [byNode, prepared, headed, sameByNode, samePrepared, again, closing];
  expect(new Set(answers.map(idOf)).size).toBe(answers.length);
  for (const answer of answers) expect(Math.abs(dateOf(answer) - Date.now())).toBeLessThan(60_000);
});

test('in the old protocol the connection closes after a page whose head is prepared', async () => {
  const page = ['GET / HTTP/1.1', `Host: ${site.host}`];
  await pipeline(page, page, page);
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.0\r\nHost: ${site.host}\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain('Connection: close');
});

test('what visitors are told of consent and variants is in no head of somebody else', async () => {
  const banner = await kit.aSite();
  const { cache, sites } = kit.app.services;
  await get('/', banner.host);
  const kept = sites.peek(banner.host);
  const page =
    kept &&
    cache.peek(`${kept.id}:${kept.liveVersion}:/`, { choice: undefined, gpc: false, policy: 'optIn' });
  if (!page) throw new Error('The page is not kept.');
  page.terms = { ...page.terms, rules: { ...page.terms.rules, isCookieBannerEnabled: true } };
  const lines = ['GET / HTTP/1.1', `Host: ${banner.host}`];
  const objecting = [...lines, 'Sec-GPC: 1'];
  const told = (await pipeline(lines, objecting, lines, objecting, lines)).map(
    ({ head }) => /^server-timing: (.*)$/m.exec(head)?.[1] ?? '',
  );
  expect(told[0]).not.toBe('');
  expect(told[1]).not.toBe(told[0]);
  expect(told).toEqual([told[0], told[1], told[0], told[1], told[0]]);
});

test('a page at the domain of a language is kept beside the one of the same path, and a second domain leads on', async () => {
  const put = (path: string, body: unknown) => kit.call('PUT', path, { as: other.owner, body });
  await put('/api/multilingual/languages', { languages: ['de'] });
  const german = await aVerifiedDomain(kit, other, { language: 'de' });
  const second = await aVerifiedDomain(kit, other, { language: 'de' });
  for (const host of [other.host, german]) await get('/about', host);
  const longWay = vi.spyOn(kit.app.services.pages, 'answer').mockClear();
  expect((await get('/about', other.host)).body).toContain('<html lang="en"');
  expect((await get('/about', german)).body).toContain('<html lang="de"');
  expect(longWay).not.toHaveBeenCalled();
  expect((await get('/about', second)).head).toContain(`location: https://${german}/about`);
  expect((await get('/de/about', other.host)).head).toContain(`location: https://${german}/about`);
});
