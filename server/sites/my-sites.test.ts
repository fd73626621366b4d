import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { IDENTIFIER_FORM, IDENTIFIER_RESERVED } from '#core/accounts/site-identifier.ts';
import { newId } from '../ids.ts';
import { APP_DOMAIN, useApp, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp({ proxies: 1 });
let address = 0;
const call: typeof kit.call = (method, url, init) =>
  kit.call(method, url, {
    ...init,
    headers: { ...init?.headers, 'x-forwarded-for': `10.0.0.${(address += 1)}` },
  });
const statusOf = async (host: string) => (await call('GET', '/', { host })).status;

describe('a new site', () => {
  const create = (as: Session, body: object) => call('POST', '/api/sites', { as, body });

  test('starts from a template under its own name, belongs to its maker and waits to go live', async () => {
    const { id } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    const identifier = `s${newId()}`;
    const made = await create(as, { template: 'atelier', title: ' Zoë & Co ', identifier });
    expect(made.json()).toMatchObject({
      identifier,
      redirect: expect.stringMatching(
        new RegExp(`^/api/auth/Open\\?site=${identifier}&to=%2Fconfig%2Fpages%2F\\w{24}$`),
      ),
    });
    const page = await call('GET', '/', { host: `${identifier}.${APP_DOMAIN}` });
    expect(page.body).toContain('Zoë &amp; Co');
    expect(page.body).toContain('Coming soon');
    const mine = await call('GET', '/api/sites', { as });
    expect(mine.json().sites).toMatchObject([{ identifier, roles: [ContributorRole.admin] }]);
  });

  test('gets an address from its name, and a number where that is taken', async () => {
    const as = await kit.signInOnPlatform((await kit.anAccount()).id);
    const body = { template: 'blank', title: 'The Mill' };
    const made = [await create(as, body), await create(as, { ...body, identifier: '' })];
    expect(made.map((answer) => answer.json().identifier)).toEqual(['the-mill', 'the-mill-2']);
    const wished = await create(as, { ...body, identifier: 'the-mill' });
    expect([wished.status, wished.json().errors]).toEqual([
      409,
      { identifier: 'This address is taken. Please choose another one.' },
    ]);
  });

  test.each([
    [{ identifier: 'admin' }, { identifier: IDENTIFIER_RESERVED }],
    [{ identifier: 'a' }, { identifier: IDENTIFIER_FORM }],
    [{ identifier: 'a.b.c' }, { identifier: IDENTIFIER_FORM }],
    [{ identifier: '../../x' }, { identifier: IDENTIFIER_FORM }],
    [{ title: ' ' }, { title: 'Please enter a name for the site' }],
    [{ title: 'x'.repeat(101) }, { title: 'A name can have up to 100 characters.' }],
    [{ template: '../../etc' }, { template: 'Please choose a template' }],
    [
      { template: '', title: '' },
      { template: 'Please choose a template', title: 'Please enter a name for the site' },
    ],
  ])('%j is refused in words', async (wrong, errors) => {
    const as = await kit.signInOnPlatform((await kit.anAccount()).id);
    const answer = await create(as, { template: 'atelier', title: 'Fine', ...wrong });
    expect([answer.status, answer.json().errors]).toEqual([400, errors]);
    expect((await call('GET', '/api/sites', { as })).json().sites).toEqual([]);
  });
});

describe('a copy', () => {
  const copy = async (site: TestSite, accountId: string) =>
    call('POST', `/api/sites/${site.id}/duplicate`, { as: await kit.signInOnPlatform(accountId) });

  test('of one’s own site has its pages and drafts, and is a site of its own', async () => {
    const site = await kit.aSite();
    const actor = { siteId: site.id, accountId: site.ownerId };
    await kit.app.services.content.create(actor, { kind: 'page', body: { title: 'Draft', path: '/draft' } });
    const { newsletter } = kit.app.services;
    const list = await newsletter.createList(actor, { name: 'Letters', isDoubleOptIn: true });
    await newsletter.importSubscribers(actor, list.id, 'ada@example.com');
    const made = (await copy(site, site.ownerId)).json();
    // Its blocks name the lists; whoever signed up there did not sign up here.
    expect(await newsletter.lists(String(made.id))).toMatchObject([
      { id: list.id, name: 'Letters', isDoubleOptIn: true, subscribed: 0 },
    ]);
    const host = `${String(made.identifier)}.${APP_DOMAIN}`;
    await kit.goLive(String(made.id));
    for (const path of ['/', '/about', '/draft'])
      expect((await call('GET', path, { host })).status).toBe(200);
    expect((await call('GET', '/', { host })).body).toContain('Small site copy');
    expect((await call('GET', '/', { host: site.host })).body).not.toContain('Small site copy');
  });

  test('of somebody else’s needs their offer, and holds only what visitors see', async () => {
    const site = await kit.aSite();
    const actor = { siteId: site.id, accountId: site.ownerId };
    await kit.app.services.content.create(actor, { kind: 'page', body: { title: 'Draft', path: '/draft' } });
    const { id } = await kit.anAccount();
    expect((await copy(site, id)).status).toBe(404);
    await kit.db.pool.query('update sites set cloneable = true where id = $1', [site.id]);
    const made = (await copy(site, id)).json();
    await kit.goLive(String(made.id));
    const host = `${String(made.identifier)}.${APP_DOMAIN}`;
    expect((await call('GET', '/about', { host })).status).toBe(200);
    expect((await call('GET', '/draft', { host })).status).toBe(404);
  });
});

describe('deleting', () => {
  const act = async (what: 'remove' | 'restore', siteId: string, accountId: string) =>
    call('POST', `/api/sites/${siteId}/${what}`, { as: await kit.signInOnPlatform(accountId) });

  test('takes the site from the net at once, and it can be taken back', async () => {
    const site = await kit.aSite();
    expect(await statusOf(site.host)).toBe(200);
    expect((await act('remove', site.id, site.ownerId)).status).toBe(200);
    expect(await statusOf(site.host)).toBe(404);
    expect((await call('GET', '/api/auth/Account', { as: site.owner })).status).toBe(404);
    const { mySites } = kit.app.services;
    expect(await mySites.deleted(site.ownerId)).toMatchObject([{ id: site.id }]);
    expect((await act('remove', site.id, site.ownerId)).status).toBe(404);
    expect((await act('restore', site.id, site.ownerId)).status).toBe(200);
    expect(await statusOf(site.host)).toBe(200);
  });

  test('is for the owner; a member is told so, a stranger nothing', async () => {
    const site = await kit.aSite();
    const [member, stranger] = [await kit.anAccount(), await kit.anAccount()];
    await kit.app.services.accounts.addMember(site.id, member.id, [ContributorRole.admin], false);
    for (const what of ['remove', 'restore'] as const) {
      expect((await act(what, site.id, member.id)).json().errorKey).toBe('ownerOnly');
      const theirs = await act(what, site.id, stranger.id);
      const nobodys = await act(what, newId(), stranger.id);
      expect({ ...theirs.json(), requestId: '' }).toEqual({ ...nobodys.json(), requestId: '' });
      expect(theirs.status).toBe(404);
    }
    expect(await statusOf(site.host)).toBe(200);
  });

  test('is for good after 30 days, with everything that belonged to the site', async () => {
    const site = await kit.aSite();
    await act('remove', site.id, site.ownerId);
    const { sites } = kit.app.services;
    await sites.purge(site.id, new Date(Date.now() - 30 * DAY_MS));
    expect((await act('restore', site.id, site.ownerId)).status).toBe(200);
    await act('remove', site.id, site.ownerId);
    await kit.db.pool.query("update sites set deleted_at = now() - interval '31 days' where id = $1", [
      site.id,
    ]);
    expect((await act('restore', site.id, site.ownerId)).status).toBe(404);
    await sites.purge(site.id, new Date(Date.now() - 30 * DAY_MS));
    const left = await kit.db.site(site.id, (tx) => tx.$client.query('select 1 from documents'));
    expect(left.rows).toEqual([]);
    expect(await sites.isIdentifierTaken(site.host.split('.')[0] ?? '')).toBe(false);
  });
});
