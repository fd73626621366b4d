import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { useApp } from '../testing/app.ts';
import { documents } from './schema.ts';

const kit = useApp();

/**
 * Tables that belong to the platform and not to one site. Whatever is not named here must have a
 * `site_id`, and row-level security is forced on it.
 */
const PLATFORM_TABLES = [
  'account_tokens',
  'accounts',
  'domains',
  'handoffs',
  'login_failures',
  'mails',
  'secret_keys',
  'sessions',
  'sites',
  'test_payments',
  'test_refunds',
];

test('every table either belongs to the platform or is bound to one site', async () => {
  const { rows } = await kit.db.pool.query<{
    name: string;
    secured: boolean;
    forced: boolean;
    policies: number;
    keyed: boolean;
  }>(`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      (select count(*) from pg_policy p where p.polrelid = c.oid) as policies,
      (select a.attname = 'site_id' from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where i.indrelid = c.oid and i.indisprimary) as keyed
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const tenants = rows.filter(({ name }) => !PLATFORM_TABLES.includes(name));
  expect(tenants.length).toBeGreaterThan(5);
  for (const table of tenants)
    expect(table).toMatchObject({ secured: true, forced: true, policies: 1, keyed: true });
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(PLATFORM_TABLES));
});

test('the application is no superuser and cannot see through row-level security', async () => {
  const { rows } = await kit.db.pool.query(
    `select rolsuper, rolbypassrls from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
});

test('a query that forgets its site sees nothing, and one of another site only its own', async () => {
  const [mine, theirs] = [await kit.aSite(), await kit.aSite()];
  expect(await kit.db.platform.select().from(documents)).toEqual([]);
  const seen = await kit.db.readSite(mine.id, (tx) =>
    tx.selectDistinct({ siteId: documents.siteId }).from(documents),
  );
  expect(seen).toEqual([{ siteId: mine.id }]);
  await expect(
    kit.db.site(mine.id, (tx) =>
      tx
        .update(documents)
        .set({ kind: 'stolen' })
        .where(sql`site_id = ${theirs.id}`)
        .returning(),
    ),
  ).resolves.toEqual([]);
  await expect(
    kit.db.site(mine.id, (tx) =>
      tx.insert(documents).values({ siteId: theirs.id, id: 'x', kind: 'page', draftRevision: 1 }),
    ),
  ).rejects.toThrow();
});

test('a scope is an id and nothing else', async () => {
  await expect(kit.db.site(`x'; drop table sites; --`, async () => 1)).rejects.toThrow('24 lowercase');
});
