import { describe, expect, test } from 'vitest';
import type { Template } from '#site/templates/template.ts';
import { counters } from '../counting/counters.ts';
import { aCustomer } from '../testing/a-customer.ts';
import { useApp, type Reply, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();
const { call } = kit;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const AREA = 'thecircleoftheseletters0';

const members: Template = {
  ...smallTemplate,
  memberAreas: [{ id: AREA, name: 'The circle', words: '', pages: ['/about'], products: [] }],
};

const visit = (site: TestSite, path: string, cookie = '') =>
  call('GET', path, { host: site.host, headers: cookie === '' ? {} : { cookie } });
const cookieOf = (answer: Reply) => String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** The answer, and how many pages were drawn for it that may be kept. */
async function drawing(ask: () => Promise<Reply>): Promise<Reply & { drawn: number }> {
  const misses = async () =>
    (await counters.pageCache.get()).values.find(({ labels }) => labels.outcome === 'miss')?.value ?? 0;
  const before = await misses();
  const answer = await ask();
  return { ...answer, drawn: (await misses()) - before };
}

async function pageId(site: TestSite, path: string): Promise<string> {
  const listed = (await call('GET', '/api/content/documents', { as: site.owner })).json();
  const found = (listed['documents'] as { id: string; path: string }[]).find((each) => each.path === path);
  return found?.id ?? '';
}

/** A site whose page `/about` has a password, and a browser that was told it. */
async function aLockedPage() {
  const site = await kit.aSite();
  const id = await pageId(site, '/about');
  await call('PUT', `/api/access/pages/${id}`, { as: site.owner, body: { password: 'kitchen' } });
  const unlock = async () =>
    cookieOf(
      await call('POST', '/api/access/UnlockPage', {
        host: site.host,
        headers: FORM,
        body: new URLSearchParams({ page: id, password: 'kitchen', to: '/about' }).toString(),
      }),
    );
  return { site, id, unlock };
}

describe('a page with a password', () => {
  test('is drawn once for all who know it, and shown to nobody else', async () => {
    const { site, unlock } = await aLockedPage();
    const [one, other] = [await unlock(), await unlock()];
    const first = await drawing(() => visit(site, '/about', one));
    const second = await drawing(() => visit(site, '/about', other));
    expect([first.drawn, second.drawn, second.status]).toEqual([1, 0, 200]);
    expect(second.body).toBe(first.body);
    expect(second.body).toContain('About us');
    expect(second.body).toMatch(/<body[^>]* data-permission="2">/);
    expect(second.headers['cache-control']).toBe('private, no-store');
    for (const path of ['/about', '/about?a=1', '/inside', '/About'])
      expect((await visit(site, path)).body).not.toContain('About us');
    expect((await visit(site, '/about')).status).toBe(401);
    expect((await visit(site, '/about', `${one}x`)).status).toBe(401);
  });

  test('asks each visitor with a form of their own', async () => {
    const { site } = await aLockedPage();
    expect((await visit(site, '/about?a=1')).body).toContain('value="/about?a=1"');
    const { body } = await visit(site, '/about?b=2');
    expect(body).toContain('value="/about?b=2"');
    expect(body).not.toContain('a=1');
  });

  test('is drawn for an account alone, and nothing of it is left for others', async () => {
    const { site, unlock } = await aLockedPage();
    const cookie = await unlock();
    const owners = await call('GET', '/about', { as: site.owner });
    expect(owners.body).toContain(site.ownerId);
    const shown = await drawing(() => visit(site, '/about', cookie));
    expect([shown.drawn, shown.body.includes(site.ownerId)]).toEqual([1, false]);
    expect((await call('GET', '/about', { as: site.owner })).body).toContain(site.ownerId);
    expect((await visit(site, '/about', cookie)).body).toBe(shown.body);
  });

  test('is drawn anew once it is published anew, and open to search engines once it is open', async () => {
    const { site, id, unlock } = await aLockedPage();
    const cookie = await unlock();
    await visit(site, '/about', cookie);
    const documents = `/api/content/documents/${id}`;
    const { body, revision } = (await call('GET', documents, { as: site.owner })).json();
    const changed = { ...(body as object), seoTitle: 'Said anew' };
    await call('PUT', documents, { as: site.owner, body: { body: changed, base: revision } });
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect((await visit(site, '/about', cookie)).body).toContain('<title>Said anew');
    await call('DELETE', `/api/access/pages/${id}`, { as: site.owner });
    const open = await visit(site, '/about', cookie);
    expect([open.status, open.headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(open.headers['cache-control']).toContain('public');
  });
});

test('a page for members is drawn once for all of them, and shown to nobody else', async () => {
  const site = await kit.aSite(members);
  const [ada, mary] = [await aCustomer(kit, site), await aCustomer(kit, site, 'mary@example.com')];
  const first = await drawing(() => ada.send('GET', '/about'));
  const second = await drawing(() => mary.send('GET', '/about'));
  expect([first.drawn, second.drawn, second.body === first.body]).toEqual([1, 0, true]);
  expect(second.body).toContain('About us');
  expect(second.body).toMatch(/<body[^>]* data-permission="3">/);
  expect(second.headers['cache-control']).toBe('private, no-store');
  const denied = await visit(site, '/about');
  expect([denied.status, denied.body.includes('About us')]).toEqual([401, false]);
});

test('a site with a password is kept for those who know it, apart from what strangers get later', async () => {
  const site = await kit.aSite();
  const facts = { websiteType: 1, developerMode: false, cloneable: false };
  const write = (body: object) => call('PUT', '/api/access', { as: site.owner, body: { ...facts, ...body } });
  expect((await write({ visibility: 'password', password: 'open sesame' })).status).toBe(200);
  const cookie = cookieOf(
    await call('POST', '/api/access/UnlockSite', {
      host: site.host,
      headers: FORM,
      body: new URLSearchParams({ password: 'open sesame', to: '/about' }).toString(),
    }),
  );
  const first = await drawing(() => visit(site, '/about', cookie));
  const second = await drawing(() => visit(site, '/about', cookie));
  expect([first.status, first.drawn, second.drawn]).toEqual([200, 1, 0]);
  expect((await visit(site, '/about')).status).toBe(401);
  expect((await visit(site, '/nowhere', cookie)).status).toBe(404);
  expect((await visit(site, '/nowhere')).status).toBe(401);
  await write({ visibility: 'public' });
  const open = await drawing(() => visit(site, '/about'));
  expect([open.status, open.drawn, open.headers['x-robots-tag']]).toEqual([200, 1, undefined]);
});
