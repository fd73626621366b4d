import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { PER_MINUTE } from '#core/access/paces.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { databaseUrl } from '../../testing/a-database.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

let now = new Date('2026-11-16T12:00:00.000Z');
const kit = useApp({ now: () => now, proxies: 1 });
const { call } = kit;

async function choose(site: TestSite, body: object = { way: 'decline' }, from = '192.0.2.1') {
  const reply = await call('POST', '/api/consent', {
    host: site.host,
    body,
    headers: { 'x-forwarded-for': from, 'sec-gpc': '1' },
  });
  expect(reply.status).toBe(200);
  return reply.json() as { receiptId: string };
}

const overview = async (site: TestSite) =>
  (await call('GET', '/api/consent/receipts', { as: site.owner })).json();
const find = (site: TestSite, id: string) => call('GET', `/api/consent/receipts/${id}`, { as: site.owner });

/** What somebody can do who has the database to themselves, with its guards switched off. */
async function tamper(site: TestSite, statement: string): Promise<void> {
  const { rows } = await kit.db.pool.query<{ name: string }>('select current_database() as name');
  const client = new Client({ connectionString: databaseUrl(inject('adminUrl'), rows[0]?.name ?? '') });
  await client.connect();
  try {
    await client.query(`set plinth.site_id = '${site.id}'`);
    await client.query('begin; alter table consent_receipts disable trigger user');
    await client.query(`${statement} and site_id = '${site.id}'`);
    await client.query('alter table consent_receipts enable trigger user; commit');
  } finally {
    await client.end();
  }
}

test('a choice leaves a receipt that is found by its id and says nothing about who chose', async () => {
  const site = await kit.aSite();
  const { receiptId } = await choose(site, { way: 'choose', preferences: 'on' });
  const { version, ...receipt } = (await find(site, receiptId)).json();
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(receipt).toEqual({
    id: receiptId,
    at: now.toISOString(),
    categories: ['necessary', 'preferences'],
    policy: 'notice',
    gpc: true,
    way: 'choose',
  });
  expect(await overview(site)).toEqual({
    counts: { accept: 0, decline: 0, choose: 1, content: 0 },
    chain: { state: 'complete', since: now.toISOString(), count: 1 },
  });
  expect((await find(site, 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  const neighbour = await kit.aSite();
  expect((await find(neighbour, receiptId)).status).toBe(404);
});

test('they are read by those who set the site up', async () => {
  const site = await kit.aSite();
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  for (const path of ['receipts', 'receipt-export', 'receipts/abc'])
    expect((await call('GET', `/api/consent/${path}`, { as: editor })).status).toBe(403);
});

test('all of them are exported, the oldest first', async () => {
  const site = await kit.aSite();
  const ids: string[] = [];
  for (const way of ['accept', 'decline', 'accept']) ids.push((await choose(site, { way })).receiptId);
  const { status, headers, body } = await call('GET', '/api/consent/receipt-export', { as: site.owner });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head = '', ...rows] = body.trimEnd().split('\r\n');
  expect(head).toContain('"Receipt","Time","Answer"');
  expect(rows.map((row) => row.split(',')[0]?.replaceAll(/["']/g, ''))).toEqual(ids);
  expect(rows[0]).toContain('"accept","necessary preferences statistics marketing"');
});

test('many at once make one chain', async () => {
  const site = await kit.aSite();
  await Promise.all(Array.from({ length: 40 }, () => choose(site)));
  expect(await overview(site)).toMatchObject({ chain: { state: 'complete', count: 40 } });
});

test('whoever sends thousands fills nothing, and every choice counts', async () => {
  const site = await kit.aSite();
  const sent = PER_MINUTE.receipts + 50;
  for (let i = 0; i < sent; i += 1) {
    const reply = await call('POST', '/api/consent', {
      host: site.host,
      body: { way: 'decline' },
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    expect([reply.status, String(reply.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('ss_cookieAllowed=false'),
    ]);
  }
  await choose(site, { way: 'accept' }, '198.51.100.8');
  expect(await overview(site)).toMatchObject({ counts: { decline: PER_MINUTE.receipts, accept: 1 } });
});

describe('a chain that somebody touched', () => {
  test.each([
    ['changed', `update consent_receipts set way = 'accept' where number = 2`, 'changed'],
    ['taken out', 'delete from consent_receipts where number = 2', 'missing'],
    ['cut off at its end', 'delete from consent_receipts where number = 3', 'missing'],
    ['emptied', 'delete from consent_receipts where number > 0', 'missing'],
  ])('one %s shows', async (_, statement, state) => {
    const site = await kit.aSite();
    for (let i = 0; i < 3; i += 1) await choose(site);
    await tamper(site, statement);
    expect(await overview(site)).toMatchObject({ chain: { state } });
  });

  test.each(['consent_receipts', 'consent_chains'])('the database lets nobody rewrite %s', async (table) => {
    const site = await kit.aSite();
    await choose(site);
    const attempt = (statement: string) => kit.db.site(site.id, (tx) => tx.$client.query(statement));
    await expect(attempt(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(attempt(`truncate ${table} cascade`)).rejects.toThrow();
    await expect(attempt(`update consent_receipts set way = 'accept'`)).rejects.toThrow('append-only');
    await expect(
      attempt(`update consent_chains set ended_number = last_number, ended_hash = last_hash`),
    ).rejects.toThrow('append-only');
  });
});

test('receipts end after their time, and that is no gap', async () => {
  const site = await kit.aSite();
  now = new Date('2024-01-10T12:00:00.000Z');
  const first = await choose(site);
  await choose(site);
  now = new Date('2025-06-01T12:00:00.000Z');
  const third = await choose(site);
  now = new Date('2026-01-11T12:00:00.000Z');
  const { receiptsEnding } = kit.app.services;
  await receiptsEnding.run();
  await choose(site);
  expect(await overview(site)).toMatchObject({
    chain: { state: 'complete', count: 2 },
    counts: { decline: 2 },
  });
  expect([(await find(site, first.receiptId)).status, (await find(site, third.receiptId)).status]).toEqual([
    404, 200,
  ]);
  await receiptsEnding.run();
  expect(await overview(site)).toMatchObject({ chain: { state: 'complete', count: 2 } });
  await tamper(site, 'delete from consent_receipts where number = 3');
  expect(await overview(site)).toMatchObject({ chain: { state: 'missing' } });
});

test('with a site that is deleted for good its receipts go', async () => {
  const site = await kit.aSite();
  await choose(site);
  await kit.db.pool.query('update sites set deleted_at = now() where id = $1', [site.id]);
  await kit.app.services.sites.purge(site.id, new Date(Date.now() + 1000));
  const left = await kit.db.site(site.id, (tx) => tx.$client.query('select from consent_receipts'));
  expect(left.rowCount).toBe(0);
});
