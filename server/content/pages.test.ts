import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import type { DocumentEntry, TrashEntry } from '#contract/content/content.ts';
import { TRASH_DAYS } from '#contract/content/content.ts';
import { newId } from '../ids.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

type Page = DocumentEntry & { body: Record<string, unknown> };

const list = async (site: TestSite) =>
  (await call('GET', '/api/content/documents?kind=page', { as: site.owner })).json()
    .documents as DocumentEntry[];
const read = async (site: TestSite, id: string) =>
  (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as unknown as Page;
const pageAt = async (site: TestSite, path: string) => {
  const entry = (await list(site)).find((one) => one.path === path && one.state !== 'deleted');
  if (!entry) throw new Error(`no page at ${path}`);
  return read(site, entry.id);
};
const save = (site: TestSite, page: Page, more: object) =>
  call('PUT', `/api/content/documents/${page.id}`, {
    as: site.owner,
    body: { base: page.revision, body: { ...page.body, ...more } },
  });
const publish = async (site: TestSite) =>
  (await call('POST', '/api/content/publish', { as: site.owner, body: {} })).json() as { number: number };
const visit = async (site: TestSite, path: string) => {
  const { status, headers } = await call('GET', path, { host: site.host });
  return status === 301 ? `301 ${String(headers.location)}` : String(status);
};
const move = async (site: TestSite, from: string, to: string) => {
  expect((await save(site, await pageAt(site, from), { path: to })).status).toBe(200);
  return publish(site);
};
const remove = (site: TestSite, page: DocumentEntry) =>
  call('DELETE', `/api/content/documents/${page.id}`, { as: site.owner, body: { base: page.revision } });
const traces = async (site: TestSite) =>
  kit.db.readSite(site.id, async (tx) => {
    const { rows } = await tx.$client.query<{ action: string }>(
      'select action from audit_entries order by id',
    );
    return rows.map(({ action }) => action);
  });

describe('the old address of a page', () => {
  test('leads to the new one, from the publish on', async () => {
    const site = await kit.aSite();
    await save(site, await pageAt(site, '/about'), { path: '/us' });
    expect(await visit(site, '/about')).toBe('200');
    await publish(site);
    expect(await visit(site, '/about')).toBe('301 /us');
    expect(await visit(site, '/about?a=1')).toBe('301 /us?a=1');
    const { headers } = await call('GET', '/about', { host: site.host });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('leads to where the page is now, however often it moved', async () => {
    const site = await kit.aSite();
    await move(site, '/about', '/us');
    await move(site, '/us', '/we');
    expect([await visit(site, '/about'), await visit(site, '/us')]).toEqual(['301 /we', '301 /we']);
    await move(site, '/we', '/about');
    expect([await visit(site, '/about'), await visit(site, '/we')]).toEqual(['200', '301 /about']);
  });

  test('belongs to a new page that takes it', async () => {
    const site = await kit.aSite();
    await move(site, '/about', '/us');
    await call('POST', '/api/content/documents', {
      as: site.owner,
      body: { kind: 'page', body: { title: 'New', path: '/about' } },
    });
    await publish(site);
    expect([await visit(site, '/about'), await visit(site, '/us')]).toEqual(['200', '200']);
  });

  test('of a page that is gone leads nowhere', async () => {
    const site = await kit.aSite();
    await move(site, '/about', '/us');
    await remove(site, await pageAt(site, '/us'));
    await publish(site);
    expect([await visit(site, '/about'), await visit(site, '/us')]).toEqual(['404', '404']);
  });

  test('is the right one again after an undo', async () => {
    const site = await kit.aSite();
    const { number } = await move(site, '/about', '/us');
    await call('POST', `/api/content/releases/${number}/undo`, { as: site.owner });
    expect([await visit(site, '/about'), await visit(site, '/us')]).toEqual(['200', '301 /about']);
  });

  test('two pages can swap theirs', async () => {
    const site = await kit.aSite();
    const [home, about] = [await pageAt(site, '/'), await pageAt(site, '/about')];
    await save(site, about, { path: '/tmp' });
    await save(site, home, { path: '/about' });
    await save(site, await read(site, about.id), { path: '/' });
    await publish(site);
    expect([await visit(site, '/'), await visit(site, '/about')]).toEqual(['200', '200']);
  });
});

describe('the trash', () => {
  const trash = async (site: TestSite) =>
    (await call('GET', '/api/content/trash', { as: site.owner })).json().pages as TrashEntry[];
  const bringBack = (site: TestSite, id: string) =>
    call('POST', `/api/content/trash/${id}/restore`, { as: site.owner });

  test('holds a deleted page for thirty days and gives it back with its history', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await save(site, page, { title: 'Second' });
    await remove(site, await pageAt(site, '/about'));
    const [entry] = await trash(site);
    expect(entry).toMatchObject({
      id: page.id,
      title: 'Second',
      path: '/about',
      deletedBy: site.ownerId,
      isLive: true,
    });
    expect(Date.parse(entry?.purgeAt ?? '') - Date.parse(entry?.deletedAt ?? '')).toBe(30 * DAY_MS);
    await publish(site);
    expect((await trash(site))[0]?.isLive).toBe(false);
    const back = await bringBack(site, page.id);
    expect(back.json()).toMatchObject({ id: page.id, path: '/about' });
    expect(await trash(site)).toEqual([]);
    expect((await pageAt(site, '/about')).title).toBe('Second');
    const history = await call('GET', `/api/content/documents/${page.id}/history`, { as: site.owner });
    expect(history.json().revisions).toHaveLength(4);
    expect(await traces(site)).toEqual(expect.arrayContaining(['document.delete', 'document.restore']));
  });

  test('finds another address when the old one is taken', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await remove(site, page);
    await call('POST', '/api/content/documents', {
      as: site.owner,
      body: { kind: 'page', body: { title: 'New', path: '/about' } },
    });
    expect((await bringBack(site, page.id)).json()).toMatchObject({ path: '/about-2' });
  });

  test.each(['restore of nothing', 'restore of a page that is there'])('refuses the %s', async (name) => {
    const site = await kit.aSite();
    const id = name.endsWith('nothing') ? newId() : (await pageAt(site, '/about')).id;
    expect((await bringBack(site, id)).status).toBe(404);
  });

  test('is emptied by its owner, but never of what visitors still see', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await remove(site, page);
    const empty = () => call('DELETE', `/api/content/trash/${page.id}`, { as: site.owner });
    const refused = await empty();
    expect([refused.status, refused.json().errorKey]).toEqual([409, 'stillLive']);
    await publish(site);
    expect((await empty()).status).toBe(200);
    expect((await call('GET', `/api/content/documents/${page.id}`, { as: site.owner })).status).toBe(404);
    expect((await empty()).status).toBe(404);
    expect(await traces(site)).toContain('document.purge');
  });

  test('empties itself after thirty days, unless the page came back or is still live', async () => {
    const site = await kit.aSite();
    const { trash: service } = kit.app.services;
    const [home, about] = [await pageAt(site, '/'), await pageAt(site, '/about')];
    await remove(site, about);
    await publish(site);
    await remove(site, home);
    const purgeBoth = async () => {
      for (const { id } of [home, about]) await service.purge(site.id, id);
      return (await service.list(site.id)).map(({ id }) => id).sort();
    };
    const start = Date.now();
    vi.useFakeTimers({ now: start + (TRASH_DAYS - 1) * DAY_MS, toFake: ['Date'] });
    try {
      expect(await purgeBoth()).toEqual([home.id, about.id].sort());
      vi.setSystemTime(start + (TRASH_DAYS + 1) * DAY_MS);
      expect(await purgeBoth()).toEqual([home.id]);
    } finally {
      vi.useRealTimers();
    }
    await bringBack(site, home.id);
    await service.purge(site.id, home.id);
    expect((await list(site)).map(({ id }) => id)).toContain(home.id);
  });
});

describe('a copy of a page', () => {
  const duplicate = (site: TestSite, id: string) =>
    call('POST', `/api/content/documents/${id}/duplicate`, { as: site.owner });

  test('has the same words, an address and ids of its own, and is a draft', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    const copied = (await duplicate(site, page.id)).json() as { id: string; path: string };
    expect(copied.path).toBe('/about-copy');
    const copy = await read(site, copied.id);
    expect(copy).toMatchObject({ title: 'About copy', state: 'new', revision: 1 });
    const text = JSON.stringify(copy.body);
    expect(text).toContain('About us');
    for (const [, id] of JSON.stringify(page.body).matchAll(/"id":"([a-z0-9]{24})"/g))
      expect(text).not.toContain(id);
    expect((await duplicate(site, page.id)).json().path).toBe('/about-copy-2');
    expect((await duplicate(site, (await pageAt(site, '/')).id)).json().path).toBe('/home-copy');
  });

  test.each(['a deleted page', 'a menu', 'nothing'])('is not made of %s', async (what) => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    if (what === 'a deleted page') await remove(site, page);
    const menus = await call('GET', '/api/content/documents?kind=navigation', { as: site.owner });
    const [menu] = menus.json().documents as DocumentEntry[];
    const id = { 'a deleted page': page.id, 'a menu': menu?.id }[what] ?? newId();
    expect((await duplicate(site, id)).status).toBe(404);
  });
});

describe('an address', () => {
  test.each([
    ['/config', 400, 'The address /config is used by the system. Please choose another one.'],
    ['/api/x', 400, 'The address /api is used by the system. Please choose another one.'],
    ['/Ünïcode', 400, '/Ünïcode is not a valid page URL'],
    ['/', 409, 'Another page already uses this address. Please choose a different one.'],
  ])('%s is refused with a sentence', async (path, status, error) => {
    const site = await kit.aSite();
    const answer = await save(site, await pageAt(site, '/about'), { path });
    expect([answer.status, answer.json().error]).toEqual([status, error]);
  });
});

/** As when a server is pulled out: only an administrator of the database may. */
async function killBackend(pid: number): Promise<void> {
  const admin = new Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await admin.end();
}

test('a publish that is killed in the middle leaves all as it was, and the next one does all', async () => {
  const site = await kit.aSite();
  await save(site, await pageAt(site, '/about'), { title: 'After', path: '/us' });
  await save(site, await pageAt(site, '/'), { title: 'After' });
  const state = () =>
    kit.db.readSite(site.id, async (tx) => {
      const query = async (text: string) => (await tx.$client.query(text)).rows;
      return {
        version: await query('select live_version from sites'),
        documents: await query('select id, live_revision from documents order by id'),
        pages: await query('select path, title, updated_at from live_pages order by path'),
        former: await query('select path from former_paths'),
        releases: await query('select number from releases'),
        audit: await query('select count(*) from audit_entries'),
      };
    });
  const before = await state();

  // Held from outside, the table of releases stops the publish after pointers and pages have moved.
  const holder = await kit.db.pool.connect();
  await holder.query('begin; lock table releases in share mode');
  const publishing = kit.app.services.publishing
    .publish({ siteId: site.id, accountId: site.ownerId }, {})
    .catch((error: unknown) => error);
  const blocked = async () =>
    (
      await kit.db.pool.query<{ pid: number }>(
        `select pid from pg_locks where not granted and relation = 'releases'::regclass
          and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rows[0]?.pid;
  try {
    const pid = await vi.waitUntil(blocked, { timeout: 10_000 });
    await killBackend(pid);
    expect(await publishing).toBeInstanceOf(Error);
  } finally {
    await holder.query('rollback');
    holder.release();
  }

  expect(await state()).toEqual(before);
  expect(await visit(site, '/about')).toBe('200');
  await publish(site);
  expect(await visit(site, '/about')).toBe('301 /us');
  expect((await state()).releases).toHaveLength(before.releases.length + 1);
});

test('the code of a page stands on that page alone, in its head and at its end, and may run', async () => {
  const site = await kit.aSite();
  const [headCode, footCode] = ['<script>window.top1 = 1</script>', '<script>window.end1 = 1</script>'];
  await save(site, await pageAt(site, '/about'), { headCode, footCode });
  await publish(site);
  const { body, headers } = await call('GET', '/about', { host: site.host });
  expect(body.indexOf(headCode)).toBeLessThan(body.indexOf('</head>'));
  expect(body.indexOf(footCode)).toBeGreaterThan(body.indexOf('</main>'));
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update('window.end1 = 1').digest('base64')}'`,
  );
  const home = await call('GET', '/', { host: site.host });
  expect(home.body).not.toContain('window.top1');
});

test('another page becomes the home page: both can be moved and published together', async () => {
  const site = await kit.aSite();
  const home = await pageAt(site, '/');
  const about = await pageAt(site, '/about');
  expect((await save(site, home, { path: '/home' })).status).toBe(200);
  expect((await save(site, about, { path: '/' })).status).toBe(200);
  await publish(site);
  expect(await visit(site, '/')).toBe('200');
  expect(await visit(site, '/home')).toBe('200');
  expect(await visit(site, '/about')).toBe('301 /');
});

test('the menu of the footer is on every page, and follows the pages it names', async () => {
  const site = await kit.aSite();
  const about = await pageAt(site, '/about');
  const { id, revision } = (
    await call('POST', '/api/content/singles', {
      as: site.owner,
      body: { kind: 'navigation', key: 'navigation' },
    })
  ).json() as { id: string; revision: number };
  const entry = { title: 'Who we are', pageId: about.id, href: '', newWindow: false, children: [] };
  const saved = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: { main: [], footer: [entry, { ...entry, title: 'Empty', pageId: '' }] } },
  });
  expect(saved.status).toBe(200);
  await save(site, about, { path: '/us' });
  await publish(site);
  const { body } = await call('GET', '/', { host: site.host });
  const footer = body.slice(body.indexOf('<footer'));
  expect(footer).toContain('href="/us"');
  expect(footer).toContain('Who we are');
  expect(footer).not.toContain('Empty');
});
