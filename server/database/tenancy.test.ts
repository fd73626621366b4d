import { describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { useApp } from '../testing/app.ts';
import { newId } from '../ids.ts';
import { documents, domains, mails } from './schema.ts';

const kit = useApp();

/** What may be read beyond its site, or has a key of its own because it may be of none or of several. */
const OTHERWISE_KEYED: Readonly<Record<string, { policies: number; keyed: boolean | null }>> = {
  // Rows are only ever added and summed up; a key would be a third of their size.
  hits: { policies: 1, keyed: null },
  hit_visits: { policies: 1, keyed: null },
  domains: { policies: 2, keyed: false },
  subscriptions_due: { policies: 2, keyed: true },
  weekly_reports: { policies: 2, keyed: true },
  sites_due: { policies: 2, keyed: true },
  file_uses: { policies: 2, keyed: true },
  hit_marks: { policies: 2, keyed: true },
  mails: { policies: 3, keyed: false },
  search_entries: { policies: 2, keyed: true },
};

/**
 * Tables that belong to the platform and not to one site. Whatever is not named here must have a
 * `site_id`, and row-level security is forced on it.
 */
const PLATFORM_TABLES = [
  'account_tokens',
  'accounts',
  'handoffs',
  'installation',
  'installation_secrets',
  'landings',
  'login_failures',
  'nodes',
  'outages',
  'passkey_challenges',
  'passkeys',
  'secret_keys',
  'sessions',
  'sites',
  'test_payments',
  'test_refunds',
  'visitor_salts',
  'work_events',
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
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`);
  const tenants = rows.filter(({ name }) => !PLATFORM_TABLES.includes(name));
  expect(tenants.length).toBeGreaterThan(5);
  for (const table of tenants)
    expect(table).toMatchObject({
      secured: true,
      forced: true,
      policies: 1,
      keyed: true,
      ...OTHERWISE_KEYED[table.name],
    });
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

describe('mails and domains', () => {
  async function twoSites() {
    const [mine, theirs] = [await kit.aSite(), await kit.aSite()];
    for (const { id } of [mine, theirs])
      await kit.db.site(id, async (tx) => {
        await tx
          .insert(mails)
          .values({ id: newId(), to: 'a@b.c', subject: id, text: '', html: '', ownerSite: id });
        await tx.insert(domains).values({ host: `${id}.test`, ownerSite: id, proof: 'x' });
      });
    return { mine, theirs };
  }

  test('of a site are seen by that site alone', async () => {
    const { mine } = await twoSites();
    const seen = await kit.db.readSite(mine.id, async (tx) => [
      ...(await tx.select({ site: mails.ownerSite }).from(mails)),
      ...(await tx.select({ site: domains.ownerSite }).from(domains)),
    ]);
    expect(seen).toEqual([{ site: mine.id }, { site: mine.id }]);
    expect(await kit.db.platform.select().from(mails)).toEqual([]);
    expect(await kit.db.platform.select().from(domains)).toEqual([]);
  });

  test('are written for no other site', async () => {
    const { mine, theirs } = await twoSites();
    const mail = { id: newId(), to: 'a@b.c', subject: '', text: '', html: '', ownerSite: theirs.id };
    await expect(kit.db.site(mine.id, (tx) => tx.insert(mails).values(mail))).rejects.toThrow();
    const host = { host: 'stolen.test', ownerSite: theirs.id, proof: '' };
    await expect(kit.db.site(mine.id, (tx) => tx.insert(domains).values(host))).rejects.toThrow();
    const moved = await kit.db.site(mine.id, (tx) =>
      tx
        .update(domains)
        .set({ proof: 'mine' })
        .where(sql`owner_site = ${theirs.id}`)
        .returning(),
    );
    expect(moved).toEqual([]);
  });

  test('are open as far as somebody needs: a verified host, one mail to deliver, the mails to an address', async () => {
    const { mine, theirs } = await twoSites();
    await kit.db.site(theirs.id, (tx) => tx.update(domains).set({ verifiedAt: new Date() }));
    const hosts = await kit.db.site(mine.id, (tx) => tx.select({ host: domains.host }).from(domains));
    expect(hosts.map(({ host }) => host).sort()).toEqual([`${mine.id}.test`, `${theirs.id}.test`].sort());
    const taken = kit.db.site(mine.id, (tx) =>
      tx
        .delete(domains)
        .where(sql`owner_site = ${theirs.id}`)
        .returning(),
    );
    expect(await taken).toEqual([]);
    const to = `${newId()}@example.com`;
    const id = newId();
    await kit.db.platform.insert(mails).values({ id, to, subject: '', text: '', html: '' });
    expect(await kit.db.mail(id, (tx) => tx.select({ id: mails.id }).from(mails))).toEqual([{ id }]);
    expect(await kit.db.mailbox(to, (tx) => tx.select({ id: mails.id }).from(mails))).toEqual([{ id }]);
    expect(await kit.db.mailbox(`x' or true --`, (tx) => tx.select().from(mails))).toEqual([]);
    await kit.db.mailbox(to, (tx) => tx.select().from(mails));
    expect(await kit.db.site(mine.id, (tx) => tx.select({ to: mails.to }).from(mails))).toEqual([
      { to: 'a@b.c' },
    ]);
  });
});

test('a scope is an id and nothing else', async () => {
  await expect(kit.db.site(`x'; drop table sites; --`, async () => 1)).rejects.toThrow('24 lowercase');
});
