import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Found } from '#contract/sites/find.ts';
import { newId } from '../ids.ts';
import { useApp, type Session } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();

async function find(as: Session, q: string): Promise<string[]> {
  const { status, json } = await kit.call('GET', `/api/find?q=${encodeURIComponent(q)}`, { as });
  expect(status).toBe(200);
  return (json().found as Found[]).map(({ kind, title }) => `${kind}: ${title}`);
}

async function aShop() {
  const site = await kit.aSite();
  await kit.db.site(site.id, async (tx) => {
    await tx.execute(sql`
      insert into products (site_id, id, type, title, slug, body, search)
      values (${site.id}, ${newId()}, 'PHYSICAL', 'Crème brûlée torch', 'torch', '{}', '')`);
    await tx.execute(sql`
      insert into orders (site_id, id, number, state, pay_way, email, name, currency, total_cents, snapshot, placed_at)
      values (${site.id}, ${newId()}, 1042, 'PENDING', 'manual', 'grace@navy.test', 'Grace Hopper', 'USD', 1250, '{}',
        now())`);
    await tx.execute(sql`
      insert into site_users (site_id, id, email, password_hash, name)
      values (${site.id}, ${newId()}, 'grace@navy.test', '', 'Grace Hopper')`);
    await tx.execute(sql`
      insert into assets (site_id, id, name, mime, hash, size, alt)
      values (${site.id}, ${newId()}, 'harbour-dawn.jpg', 'image/jpeg', '', 1, 'Boats at dawn')`);
  });
  return site;
}

test('things are found by half words, in any order and without accents', async () => {
  const { owner } = await aShop();
  expect(await find(owner, 'creme tor')).toEqual(['product: Crème brûlée torch']);
  expect(await find(owner, 'TORCH brulee')).toEqual(['product: Crème brûlée torch']);
  expect(await find(owner, '#1042')).toEqual(['order: Order #1042']);
  expect(await find(owner, 'hopp')).toEqual(['order: Order #1042', 'customer: Grace Hopper']);
  expect(await find(owner, 'grace@navy.test')).toEqual(['order: Order #1042', 'customer: Grace Hopper']);
  expect(await find(owner, 'boats harbour')).toEqual(['file: harbour-dawn.jpg']);
  expect(await find(owner, 'home')).toEqual(['page: Home']);
  expect(await find(owner, 'torch home')).toEqual([]);
  for (const nothing of ['', ' . ', '%', 'zzzz']) expect(await find(owner, nothing)).toEqual([]);
});

test('a collection is found by its title, and by its address', async () => {
  const notes = { kind: 'blog', title: 'Notes from the larder', path: '/journal', items: [] } as const;
  const { owner } = await kit.aSite({ ...smallTemplate, collections: [notes] });
  expect(await find(owner, 'larder')).toEqual(['collection: Notes from the larder']);
  expect(await find(owner, 'journ')).toEqual(['collection: Notes from the larder']);
});

test('a slip of the finger is forgiven, in a long word two', async () => {
  const { id, owner } = await aShop();
  expect(await find(owner, 'hoppre')).toEqual(['order: Order #1042', 'customer: Grace Hopper']);
  expect(await find(owner, 'harbor dwan')).toEqual(['file: harbour-dawn.jpg']);
  expect(await find(owner, 'ohme')).toEqual(['page: Home']);
  await kit.db.site(id, (tx) => tx.execute(sql`update products set title = 'Мармелад, Seville marmalade'`));
  for (const slipped of ['mqrmalqde', 'marmelaed', 'армелад', 'мрамелад', 'sevile xarmalade'])
    expect(await find(owner, slipped), slipped).toEqual(['product: Мармелад, Seville marmalade']);
  for (const other of ['mqrmxlqde', 'tirch xyz', 'мрмалед'])
    expect(await find(owner, other), other).toEqual([]);
});

test('what is renamed or deleted is found by its new name, or no more', async () => {
  const { id, owner } = await aShop();
  await kit.db.site(id, (tx) => tx.execute(sql`update products set title = 'Blow lamp'`));
  expect([await find(owner, 'torch'), await find(owner, 'lamp')]).toEqual([[], ['product: Blow lamp']]);
  await kit.db.site(id, (tx) => tx.execute(sql`update products set deleted_at = now()`));
  expect(await find(owner, 'lamp')).toEqual([]);
  await kit.db.site(id, (tx) => tx.execute(sql`delete from orders`));
  expect(await find(owner, 'hopper')).toEqual(['customer: Grace Hopper']);
});

test('nobody finds what they may not open, or what is another site’s', async () => {
  const shop = await aShop();
  const moderator = await kit.aMember(shop, [ContributorRole.moderator]);
  const other = await kit.aSite();
  for (const q of ['hopper', 'torch', 'harbour', 'home']) expect(await find(moderator, q)).toEqual([]);
  for (const q of ['hopper', 'torch', 'harbour']) expect(await find(other.owner, q)).toEqual([]);
  expect((await kit.call('GET', '/api/find?q=hopper', { host: shop.host })).status).toBe(401);
  expect((await kit.call('GET', `/api/find?q=${'x'.repeat(101)}`, { as: shop.owner })).status).toBe(400);
});

test('words go with the site they are of', async () => {
  const site = await aShop();
  const words = () =>
    kit.db.site(site.id, async (tx) => {
      const { rows } = await tx.execute<{ kind: string }>(
        sql`select distinct kind from find_words order by kind`,
      );
      return rows.map(({ kind }) => kind);
    });
  expect(await words()).toEqual(['customer', 'file', 'order', 'product']);
  await kit.db.pool.query('update sites set deleted_at = now() where id = $1', [site.id]);
  await kit.app.services.sites.purge(site.id, new Date(Date.now() + 1000));
  expect(await words()).toEqual([]);
});
