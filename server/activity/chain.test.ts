import { expect, inject, test } from 'vitest';
import { Client } from 'pg';
import { recordAction } from '../audit.ts';
import { newId } from '../ids.ts';
import { databaseUrl } from '../testing/a-database.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();

const act = (site: TestSite, release: number) =>
  kit.db.site(site.id, (tx) =>
    recordAction(tx, { siteId: site.id, accountId: null, action: 'release.publish', detail: { release } }),
  );

const check = async (site: TestSite) =>
  (await kit.call('GET', '/api/activity/check', { as: site.owner })).json();

/** What somebody can do who has the database to themselves, with its guards switched off. */
async function tamper(site: TestSite, statement: string): Promise<void> {
  const { rows } = await kit.db.pool.query<{ name: string }>('select current_database() as name');
  const client = new Client({ connectionString: databaseUrl(inject('adminUrl'), rows[0]?.name ?? '') });
  await client.connect();
  try {
    await client.query(`set plinth.site_id = '${site.id}'`);
    await client.query('begin; alter table audit_entries disable trigger user');
    await client.query(statement);
    await client.query('alter table audit_entries enable trigger user; commit');
  } finally {
    await client.end();
  }
}

const nth = (number: number) =>
  `site_id = current_setting('plinth.site_id') and id = (select entry_id from audit_seals where site_id = current_setting('plinth.site_id') and number = ${number})`;

test('many who write at once make one chain without a gap', async () => {
  const site = await kit.aSite();
  const before = Number((await check(site))['count']);
  await Promise.all(Array.from({ length: 30 }, (_, index) => act(site, index)));
  expect(await check(site)).toMatchObject({ state: 'complete', count: before + 30 });
});

test('an entry that was changed shows', async () => {
  const site = await kit.aSite();
  await act(site, 1);
  await act(site, 2);
  await tamper(site, `update audit_entries set detail = '{"release": 9}' where ${nth(2)}`);
  expect(await check(site)).toMatchObject({ state: 'changed' });
});

test('an entry that was taken out shows, and between which', async () => {
  const site = await kit.aSite();
  for (const release of [1, 2, 3]) await act(site, release);
  await tamper(site, `delete from audit_entries where ${nth(2)}`);
  const told = await check(site);
  expect(told).toMatchObject({ state: 'missing' });
  expect(Date.parse(String(told['after']))).toBeLessThanOrEqual(Date.parse(String(told['before'])));
});

test.each(['audit_entries', 'audit_seals', 'ledger_entries'])(
  'the database lets nobody rewrite %s',
  async (table) => {
    const site = await kit.aSite();
    await kit.db.site(site.id, (tx) =>
      tx.$client.query(
        `insert into ledger_entries (site_id, id, order_id, account, cents, currency) values ($1, $2, 'o', 'sales', 1, 'EUR')`,
        [site.id, newId()],
      ),
    );
    const attempt = (statement: string) => kit.db.site(site.id, (tx) => tx.$client.query(statement));
    await expect(attempt(`update ${table} set site_id = site_id`)).rejects.toThrow('append-only');
    await expect(attempt(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(attempt(`truncate ${table} cascade`)).rejects.toThrow();
  },
);

test('with a site that is deleted for good its entries go', async () => {
  const site = await kit.aSite();
  const { sites } = kit.app.services;
  await kit.db.pool.query('update sites set deleted_at = now() where id = $1', [site.id]);
  await sites.purge(site.id, new Date(Date.now() + 1000));
  const left = await kit.db.site(site.id, (tx) => tx.$client.query('select from audit_entries'));
  expect(left.rowCount).toBe(0);
});
