import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { SpeedReport } from '#contract/visits/speed.ts';
import { speedFigures } from '../database/schema.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

let now = new Date('2026-11-16T12:00:00.000Z');
const kit = useApp({ now: () => now });
const { call } = kit;
const TEXT = { 'content-type': 'text/plain;charset=UTF-8' };

const idOf = async ({ host }: TestSite) =>
  (await call('GET', '/api/1/performance/settings', { host })).json()['pageLoadId'] as string;
const record = (pageLoadId: string, data: object = {}) => ({
  app: 'site',
  data: { version: '4.3.0', path: '/', device: 'phone', ...data },
  event: 'page_speed',
  pageLoadId,
  ts: 1,
});
const send = ({ host }: TestSite, body: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/api/1/performance/records', {
    host,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...TEXT, ...headers },
  });
const report = async (as: Session, query = '') =>
  (await call('GET', `/api/speed${query}`, { as })).json() as unknown as SpeedReport;

test('every load of a page has an id of its own', async () => {
  const site = await kit.aSite();
  const [first, second] = [await idOf(site), await idOf(site)];
  expect(first).not.toBe('');
  expect(first).not.toBe(second);
});

test('records are counted by page and device, and by what was slow', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  const told = (data: object) => idOf(site).then((id) => send(site, [record(id, data)]));
  const answer = await told({ lcp: 5000, lcpBlock: 'image', lcpElement: 'hero.jpg' });
  expect([answer.status, answer.body]).toEqual([202, '']);
  await told({ lcp: 5000, lcpBlock: 'image', lcpElement: 'hero.jpg' });
  await told({ lcp: 900, device: 'computer', path: '/about', inp: 40, cls: 0.01 });
  const { pages, site: whole } = await report(site.owner);
  expect(pages.map(({ path, visits }) => [path, visits])).toEqual([
    ['/', 2],
    ['/about', 1],
  ]);
  expect(pages[0]?.figures).toEqual([
    {
      metric: 'lcp',
      visits: 2,
      p75: expect.closeTo(5000, -3) as number,
      rating: 'poor',
      culprit: { block: 'image', element: 'hero.jpg' },
    },
  ]);
  expect(whole.map(({ metric }) => metric)).toEqual(['lcp', 'inp', 'cls']);
  expect((await report(site.owner, '?device=computer')).pages.map(({ path }) => path)).toEqual(['/about']);
  expect((await report(other.owner)).pages).toEqual([]);
});

describe('what is not counted', () => {
  test.each<[string, (site: TestSite) => Promise<{ status: number }>, number]>([
    [
      'an event nobody knows',
      async (site) => send(site, [{ ...record(await idOf(site), { lcp: 5 }), event: 'x' }]),
      202,
    ],
    ['an id that was made up', (site) => send(site, [record('abc.def.ghi', { lcp: 5 })]), 202],
    [
      'an id of another site',
      async (site) => send(site, [record(await idOf(await kit.aSite()), { lcp: 5 })]),
      202,
    ],
    ['no record', (site) => send(site, [1, null, {}]), 202],
    ['nothing', (site) => send(site, []), 202],
    ['JSON that is broken', (site) => send(site, '[{'), 400],
    ['no array', (site) => send(site, {}), 400],
    ['a body above 64 kB', (site) => send(site, JSON.stringify('x'.repeat(64 * 1024))), 413],
    [
      'a page of another host',
      async (site) => send(site, [record(await idOf(site), { lcp: 5 })], { origin: 'https://evil.example' }),
      200,
    ],
    [
      'a browser that objects',
      async (site) => send(site, [record(await idOf(site), { lcp: 5 })], { 'sec-gpc': '1' }),
      202,
    ],
    [
      'somebody who refused',
      async (site) =>
        send(site, [record(await idOf(site), { lcp: 5 })], {
          cookie: 'ss_cookieAllowed=false; ss_consent=n.v.abcdefghijklmnopqrst.1.decline',
        }),
      202,
    ],
  ])('%s', async (_, sendIt, status) => {
    const site = await kit.aSite();
    expect((await sendIt(site)).status).toBe(status);
    expect((await report(site.owner)).pages).toEqual([]);
  });

  test('a beacon that is sent again', async () => {
    const site = await kit.aSite();
    const body = [record(await idOf(site), { lcp: 5 })];
    for (const _ of [1, 2, 3]) await send(site, body);
    expect((await report(site.owner)).pages[0]?.visits).toBe(1);
  });

  test('those who work on the site; whoever may only look counts', async () => {
    const site = await kit.aSite();
    const viewer = await kit.aMember(site, [ContributorRole.viewer]);
    for (const as of [site.owner, viewer])
      await call('POST', '/api/1/performance/records', {
        as,
        body: JSON.stringify([record(await idOf(site), { lcp: 5 })]),
        headers: TEXT,
      });
    expect((await report(site.owner)).pages[0]?.visits).toBe(1);
  });
});

test('figures are read by those who may see figures, and end after half a year', async () => {
  const site = await kit.aSite();
  await send(site, [record(await idOf(site), { lcp: 5 })]);
  const [reader, editor] = [
    await kit.aMember(site, [ContributorRole.reporting]),
    await kit.aMember(site, [ContributorRole.editor]),
  ];
  expect((await report(reader)).pages).toHaveLength(1);
  expect((await call('GET', '/api/speed', { as: editor })).status).toBe(403);
  const count = async () => (await kit.db.site(site.id, (tx) => tx.select().from(speedFigures))).length;
  await kit.app.services.speed.end();
  expect(await count()).toBe(1);
  now = new Date('2027-06-16T12:00:00.000Z');
  await kit.app.services.speed.end();
  expect(await count()).toBe(0);
  now = new Date('2026-11-16T12:00:00.000Z');
});
