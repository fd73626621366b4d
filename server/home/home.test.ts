import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { FoundProblem } from '#contract/content/content.ts';
import type { Home } from '#contract/sites/home.ts';
import type { SampleEntry } from '#contract/sites/samples.ts';
import { templateOf } from '#site/templates/index.ts';
import { newId } from '../ids.ts';
import type { NewSite } from '../sites/my-sites.ts';
import { useApp, type Session } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

/** As an owner gets it who starts from a template. */
async function aNewSite(template = 'provisions') {
  const { id: ownerId, email } = await kit.anAccount();
  const body = { template, title: 'Harbour Bakery', country: 'US', identifier: `s${newId()}` };
  const made = (await kit.app.services.mySites.create(ownerId, body)) as NewSite;
  const host = `${made.identifier}.plinth.test`;
  return { ...made, host, email, ownerId, owner: await kit.signIn(ownerId, host, made.id) };
}
const homeOf = async (as: Session) => (await call('GET', '/api/home', { as })).json() as unknown as Home;
const samplesOf = async (as: Session) =>
  (await call('GET', '/api/samples', { as })).json().samples as SampleEntry[];
const openSteps = ({ checklist }: Home) =>
  (checklist ?? []).filter(({ isDone }) => !isDone).map(({ name }) => name);

describe('home', () => {
  test('of a new shop lists what is to be done, and ticks it off', async () => {
    const site = await aNewSite();
    const first = await homeOf(site.owner);
    expect(first).toMatchObject({ isLive: false, isPlanNeeded: false, sales: { currency: 'USD' } });
    expect(first.waiting).toEqual({ orders: 0, messages: 0, comments: 0, failedMails: 0, domains: 0 });
    expect(openSteps(first)).toEqual([
      'logo',
      'colours',
      'homePage',
      'facts',
      'samples',
      'products',
      'payments',
      'shipping',
      'domain',
      'goLive',
    ]);
    expect(first.recent).toEqual([]);
    expect(first.templateSections).toBeGreaterThan(3);
    const pages = (await call('GET', '/api/content/documents', { as: site.owner })).json().documents as {
      id: string;
      path: string;
      revision: number;
    }[];
    const front = pages.find(({ path }) => path === '/');
    const read = await call('GET', `/api/content/documents/${front?.id}`, { as: site.owner });
    const body = read.json().body as { body: { sections: { blocks: unknown[] }[] } };
    const [opening, ...rest] = body.body.sections;
    const edited = { ...opening, blocks: opening?.blocks.slice(1) };
    await call('PUT', `/api/content/documents/${front?.id}`, {
      as: site.owner,
      body: {
        base: front?.revision,
        body: { ...body, title: 'Our home', body: { ...body.body, sections: [edited, ...rest] } },
      },
    });
    expect((await homeOf(site.owner)).templateSections).toBe(first.templateSections - 1);
    await call('PUT', '/api/access/live', { as: site.owner, body: { isLive: true } });
    const then = await homeOf(site.owner);
    expect(openSteps(then)).not.toContain('homePage');
    expect(openSteps(then)).not.toContain('goLive');
    expect(then.templateSections).toBe(0);
    expect(then.recent).toMatchObject([{ kind: 'page', id: front?.id, title: 'Our home' }]);
  });

  test('counts what waits, for those who may open it', async () => {
    const site = await kit.aSite();
    await kit.db.site(site.id, async (tx) => {
      for (const [state, age, isTest] of [
        ['PENDING', '0 days', false],
        ['FULFILLED', '0 days', false],
        ['FULFILLED', '0 days', true],
        ['PENDING', '30 days', false],
      ] as const)
        await tx.execute(sql`
          insert into orders (site_id, id, state, pay_way, email, name, currency, total_cents, snapshot, placed_at)
          values (${site.id}, ${newId()}, ${state}, 'manual', 'a@b.c', 'Ada', 'USD', 1250,
            ${JSON.stringify({ isTest })}, now() - ${age}::interval)`);
      for (const isRead of [true, false])
        await tx.execute(sql`
          insert into form_submissions (site_id, id, form_id, form_name, key_hash, body_hash, answers, is_read)
          values (${site.id}, ${newId()}, 'f', 'Contact', ${newId()}, '', '[]', ${isRead})`);
      await tx.execute(sql`
        insert into products (site_id, id, type, title, slug, body, search)
        values (${site.id}, ${newId()}, 'PHYSICAL', 'Jam', 'jam', '{}', '')`);
    });
    const owner = await homeOf(site.owner);
    expect(owner.waiting).toMatchObject({ orders: 2, messages: 1 });
    expect(owner.sales).toMatchObject({ today: { orders: 2, revenueCents: 2500 }, testOrders: 1 });
    expect(owner.messages).toEqual({ today: 2, week: 2 });
    const moderator = await homeOf(await kit.aMember(site, [ContributorRole.moderator]));
    expect(moderator).toMatchObject({
      waiting: { orders: null, messages: null, comments: 0, domains: null },
      sales: null,
      messages: null,
      checklist: null,
    });
  });
});

describe('samples', () => {
  test('are all goods and items of the template, until somebody changes one', async () => {
    const site = await aNewSite();
    const found = await samplesOf(site.owner);
    const { products = [], collections = [] } = templateOf('provisions') ?? {};
    const items = collections.flatMap((collection) => collection.items);
    expect(found).toHaveLength(products.length + items.length);
    const product = found.find(({ kind }) => kind === 'product');
    const read = await call('GET', `/api/commerce/products/${product?.id}`, { as: site.owner });
    const { updatedAt } = read.json();
    await call('PUT', `/api/commerce/products/${product?.id}`, {
      as: site.owner,
      body: { base: updatedAt, title: 'My own loaf' },
    });
    const left = await samplesOf(site.owner);
    expect(left).toHaveLength(found.length - 1);
    expect(left.map(({ id }) => id)).not.toContain(product?.id);
  });

  test('leave one by one or all at once, from the live site too', async () => {
    const site = await aNewSite();
    await kit.goLive(site.id);
    const found = await samplesOf(site.owner);
    const stands = async () =>
      ((await call('GET', '/api/content/checks', { as: site.owner })).json().findings as FoundProblem[])
        .filter(({ check }) => check === 'sample')
        .map(({ title }) => title);
    expect(await stands()).toEqual([`${found.length} samples`]);
    const item = found.find(({ kind }) => kind === 'item');
    const some = await call('POST', '/api/samples/remove', { as: site.owner, body: { ids: [item?.id] } });
    expect(some.json()).toEqual({ removed: 1 });
    const all = await call('POST', '/api/samples/remove', { as: site.owner, body: {} });
    expect(all.json()).toEqual({ removed: found.length - 1 });
    expect(await samplesOf(site.owner)).toEqual([]);
    expect(await stands()).toEqual([]);
    const sitemap = await call('GET', '/sitemap.xml', { host: site.host });
    expect(sitemap.body).not.toMatch(/\/shop\/|\/journal\/[a-z]/);
    const home = await call('GET', '/', { host: site.host });
    expect(home.status).toBe(200);
    expect(home.body).not.toMatch(/href="\/(?:shop|journal)\/[a-z]/);
    const after = await homeOf(site.owner);
    expect(openSteps(after)).not.toContain('samples');
    expect(after.recent).toEqual([]);
    const again = await call('POST', '/api/samples/remove', { as: site.owner, body: {} });
    expect(again.json()).toEqual({ removed: 0 });
  });

  test('no site of a demo has any', async () => {
    expect(await samplesOf((await kit.aSite()).owner)).toEqual([]);
  });
});

test('the owner is told of everything until they choose, others once they ask', async () => {
  const site = await kit.aSite();
  const path = '/api/home/notifications';
  expect((await call('GET', path, { as: site.owner })).json().kinds).toEqual([
    'order',
    'submission',
    'comment',
    'weekly',
  ]);
  const member = await kit.aMember(site, [ContributorRole.moderator]);
  expect((await call('GET', path, { as: member })).json()).toMatchObject({ kinds: [], offered: ['comment'] });
  const body = { kinds: ['comment', 'order'] };
  expect((await call('PUT', path, { as: member, body })).json().kinds).toEqual(['comment']);
  expect((await call('PUT', path, { as: site.owner, body: { kinds: [] } })).json().kinds).toEqual([]);
});

test('a new site is its owner’s: name, email, country and currency', async () => {
  const site = await aNewSite('osteria');
  const page = await call('GET', '/', { as: site.owner });
  expect(page.body).toContain('Harbour Bakery');
  expect(page.body).toContain(`mailto:${site.email}`);
  expect(page.body).not.toMatch(/Nella|Lamb Lane|Harbourside|0141|\{\{/);
});
