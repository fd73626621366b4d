import { expect, test } from 'vitest';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const record = (site: TestSite, fields: Record<string, string>, isOwner = true) =>
  kit.call('POST', '/api/events/RecordEvent', {
    ...(isOwner ? { as: site.owner } : { host: site.host }),
    body: String(new URLSearchParams(fields)),
    headers: FORM,
  });

async function kept(site: TestSite): Promise<string[]> {
  const { rows } = await kit.db.pool.query<{ text: string }>(
    `select channel || ' ' || event as text from work_events where site = $1 order by id`,
    [site.id],
  );
  return rows.map(({ text }) => text);
}

test('an event needs the crumb among its fields, and is dropped quietly without it', async () => {
  const site = await kit.aSite();
  const { crumb } = site.owner;
  const statuses = [
    await record(site, { crumb, event: 'page-saved', data: '{"id":1}' }),
    await record(site, { event: 'no crumb', data: '{}' }),
    await record(site, { crumb: 'wrong', event: 'forged', data: '{}' }),
    await record(site, { crumb, event: 'nobody', data: '{}' }, false),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await kept(site)).toEqual(['record page-saved']);
});

test('events of the product are taken with 202, and those of visitors are not kept', async () => {
  const site = await kit.aSite();
  const body = {
    analyticsId: 'a',
    commonData: { actor: 'x' },
    customData: {},
    customSchemaName: 'product_event',
  };
  const call = (as: object) => kit.call('POST', '/api/v1/events', { ...as, body });
  expect((await call({ as: site.owner })).status).toBe(202);
  expect((await call({ host: site.host })).status).toBe(202);
  expect((await kit.call('POST', '/api/v1/events', { as: site.owner, body: {} })).status).toBe(400);
  expect(await kept(site)).toEqual(['product product_event']);
});

test('traces are a list in JSON', async () => {
  const site = await kit.aSite();
  const trace = (data: string) => kit.call('POST', '/api/events/Trace', { as: site.owner, body: { data } });
  const entry = { pageUrl: '/config', type: 'slow', data: { ms: 5 } };
  expect((await trace(JSON.stringify([entry, entry]))).status).toBe(200);
  expect((await trace('[')).status).toBe(400);
  expect(await kept(site)).toEqual(['trace slow', 'trace slow']);
});

test('the tracker is an image that nobody keeps, and counts advertisements for the operator', async () => {
  const reply = await kit.call('GET', '/api/track/Track?source=a&campaign=%3Cb%3E&landing=x');
  expect(reply.status).toBe(200);
  expect([reply.headers['content-type'], reply.headers['cache-control']]).toEqual(['image/gif', 'no-store']);
  const { landings } = await kit.app.services.events.report();
  expect(landings).toMatchObject([{ source: 'a', campaign: 'b', count: 1 }]);
});
