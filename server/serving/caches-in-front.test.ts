import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { CONSENT_COOKIE } from '#core/visitors/cookies.ts';
import { listenForPublishes } from '../sites/listen.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { setLive } from '../testing/a-shop.ts';
import { makeCachesInFront, makeHearing } from './caches-in-front.ts';

/** A cache that only writes down what it is told, and can be away. */
const told: { method: string | undefined; headers: IncomingHttpHeaders }[] = [];
let answersWith = 200;
const standIn = createServer(({ method, headers }, response) => {
  told.push({ method, headers });
  response.writeHead(answersWith).end();
});
standIn.listen(0, '127.0.0.1');
await once(standIn, 'listening');
const url = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/`;

const kit = useApp({
  cachesInFront: { urls: [url], token: 'secret' },
  countryHeader: 'CF-IPCountry',
  proxies: 1,
});
let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  origin = await kit.app.http.listen({ port: 0, host: '127.0.0.1' });
  stop = await listenForPublishes(kit.db.pool.options, makeHearing(kit.app.services));
});
afterAll(async () => {
  await stop();
  standIn.close();
});

/** The second look, as the first one makes the page. */
async function lookAt(site: TestSite, headers: Record<string, string> = {}) {
  const look = () => request(site, headers);
  await look();
  return look();
}

function request(site: TestSite, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: IncomingHttpHeaders;
  }>();
  get(origin, { headers: { host: site.host, ...headers } }, (answer) => {
    answer.resume();
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
  }).on('error', reject);
  return promise;
}

const KEPT = 'public, max-age=0, s-maxage=3600, must-revalidate';

test('strangers get a page that caches may keep, under the key of its site', async () => {
  const site = await kit.aSite();
  const { status, headers } = await lookAt(site);
  expect([status, headers['cache-control'], headers.vary, headers['surrogate-key']]).toEqual([
    200,
    KEPT,
    'accept-encoding',
    `plinth ${site.id}`,
  ]);
  const same = await request(site, { 'if-none-match': String(headers.etag) });
  expect([same.status, same.headers['cache-control'], same.headers['content-length']]).toEqual([
    304,
    KEPT,
    undefined,
  ]);
});

test('where consent is asked for, copies differ by what decides it before anybody has chosen', async () => {
  const site = await kit.aSite();
  await setLive(kit, site, 'cookies', { isCookieBannerEnabled: true });
  const shown = async () => {
    const { headers } = await lookAt(site);
    return [headers['cache-control'], headers.vary];
  };
  // The news of a publish may come between the two looks.
  await expect.poll(shown).toEqual([KEPT, 'accept-encoding, sec-gpc, cf-ipcountry']);
});

test.each<[string, (site: TestSite) => Promise<Record<string, string>> | Record<string, string>]>([
  ['somebody who has chosen cookies', () => ({ cookie: `${CONSENT_COOKIE}=true` })],
  ['an owner', (site) => ({ cookie: `__Host-${SESSION_COOKIE}=${site.owner.token}` })],
  ['a frame', () => ({ 'sec-fetch-dest': 'iframe' })],
  [
    'everybody, of a page with code of its owner',
    async (site) => {
      await setLive(kit, site, 'code', { header: '<script>own()</script>' });
      return {};
    },
  ],
])('no cache keeps what is for %s', async (_, prepare) => {
  const site = await kit.aSite();
  const headers = await prepare(site);
  const answer = await lookAt(site, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).not.toContain('s-maxage');
  expect(answer.headers['surrogate-key']).toBeUndefined();
});

const toldOf = (key: string) =>
  told.filter(({ method, headers }) => method === 'PURGE' && headers['surrogate-key'] === key);

test('a publish is told to the cache: by key and by hosts, with the token', async () => {
  const site = await kit.aSite();
  await lookAt(site);
  await setLive(kit, site, 'site', { title: 'Another title' });
  await expect
    .poll(() => toldOf(site.id)[0]?.headers)
    .toMatchObject({
      'purge-hosts': site.host,
      authorization: 'Bearer secret',
    });
});

test('all of it is purged when a node starts to listen, as it may have missed a publish', async () => {
  await expect.poll(() => toldOf('plinth').length).toBeGreaterThan(0);
});

test('a cache that is away is told again until it answers, and the operator knows meanwhile', async () => {
  const notes: string[] = [];
  answersWith = 503;
  const caches = makeCachesInFront({
    urls: [url],
    outage: {
      noteAway: async (problem) => void notes.push(problem),
      noteBack: async () => notes.push('back'),
    },
  });
  caches.purge({ siteId: 'a-site', hosts: ['a.example'] });
  await expect.poll(() => notes).toEqual(['It answered 503.']);
  answersWith = 200;
  await expect.poll(() => notes).toEqual(['It answered 503.', 'back']);
  expect(toldOf('a-site').map(({ headers }) => headers['purge-hosts'])).toEqual(['a.example', 'a.example']);
});
