import { expect, test } from 'vitest';
import { popupFields } from '#core/popup/document.ts';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { aForm } from '../forms/testing/forms.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp({ now: () => new Date('2026-05-10T12:00:00Z'), proxies: 1 });

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

interface From {
  headers?: Record<string, string>;
  as?: Session;
}

const tell = (site: TestSite, path: string, body: object | string, { headers, as }: From = {}) =>
  kit.call('POST', `/api/census/${path}`, {
    host: site.host,
    body,
    ...(as && { as }),
    headers: {
      'user-agent': FIREFOX,
      ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  });

async function turnPopupOn({ owner }: TestSite): Promise<void> {
  const single = { kind: 'popup', key: 'popup' };
  const opened = await kit.call('POST', '/api/content/singles', { as: owner, body: single });
  const { id, revision } = opened.json() as { id: string; revision: number };
  const slices = { ...popupFields.initial.slices, headline: 'Hello' };
  const body = { base: revision, body: { ...popupFields.initial, isEnabled: true, slices } };
  const saved = await kit.call('PUT', `/api/content/documents/${id}`, { as: owner, body });
  const released = await kit.call('POST', '/api/content/publish', { as: owner, body: {} });
  expect([saved.status, released.status]).toEqual([200, 200]);
}

async function report(site: TestSite, section: string): Promise<AnalyticsReport> {
  await kit.app.services.analytics.writer.settled();
  const reply = await kit.call('GET', `/api/analytics/report?section=${section}`, { as: site.owner });
  return reply.json() as unknown as AnalyticsReport;
}

const NOBODY: readonly [reason: string, from: (site: TestSite) => From, body?: object][] = [
  ['bot', () => ({ headers: { 'user-agent': 'Googlebot/2.1' } })],
  ['prefetch', () => ({ headers: { 'sec-purpose': 'prefetch;prerender' } })],
  ['team', ({ owner }) => ({ as: owner })],
  ['page', () => ({}), { pagePath: '/search' }],
];

test('forms and the pop-up count what visitors do, as pages do: of each moment the first, and nobody else', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site);
  await turnPopupOn(site);
  const calls: [path: string, body: object][] = [
    ['form-render', { formId }],
    ['form-progress', { formId, event: 'start' }],
    ['overlay', { event: 'render', overlayVersion: 1, style: 'card' }],
  ];
  for (const [path, body] of calls) {
    for (const _ of [1, 2]) expect((await tell(site, path, body)).status).toBe(204);
    await tell(site, path, body, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    for (const [, from, more] of NOBODY)
      expect((await tell(site, path, { ...body, ...more }, from(site))).status).toBe(204);
  }
  const { forms, dropped } = await report(site, 'actions');
  expect(forms).toMatchObject([{ id: formId, views: 2, starts: 2 }]);
  expect((await report(site, 'marketing')).popup.render).toBe(2);
  expect(Object.fromEntries(dropped.map(({ reason, count }) => [reason, count]))).toEqual({
    bot: 3,
    prefetch: 3,
    team: 3,
    // Where a form was begun its call does not say.
    page: 2,
    repeated: 4,
  });
});

test('a product is looked at wherever the shop of a language is', async () => {
  const site = await kit.aSite();
  const look = (path: string, recordType: number | null) => {
    const data = JSON.stringify({ url: `https://${site.host}${path}`, recordType });
    return tell(site, 'RecordHit', String(new URLSearchParams({ event: '1', data })));
  };
  await look('/de/laden/marmelade', 11);
  await look('/shop/help', 1);
  await look('/shop', null);
  const { parts } = await report(site, 'shop');
  expect(parts.step?.map(({ name, sums }) => [name, sums.events])).toEqual([['product', 1]]);
});
