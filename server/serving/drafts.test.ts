import { describe, expect, test, vi } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { newId } from '../ids.ts';
import { useApp, type Reply, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

const documents = async (site: TestSite) =>
  (await call('GET', '/api/content/documents', { as: site.owner })).json().documents as DocumentEntry[];

/** Changes the draft of one document and leaves the live one alone. */
async function change(site: TestSite, kind: string, more: (body: Record<string, unknown>) => object) {
  const entry = (await documents(site)).find((one) => one.kind === kind && one.path !== '/');
  const path = `/api/content/documents/${entry?.id}`;
  const body = (await call('GET', path, { as: site.owner })).json().body as Record<string, unknown>;
  const saved = await call('PUT', path, {
    as: site.owner,
    body: { base: entry?.revision, body: { ...body, ...more(body) } },
  });
  expect(saved.status).toBe(200);
}

async function aDraftedSite(): Promise<TestSite> {
  const site = await kit.aSite();
  await call('POST', '/api/content/documents', {
    as: site.owner,
    body: { kind: 'page', body: { title: 'Never published', path: '/new' } },
  });
  await change(site, 'page', () => ({ title: 'Drafted words' }));
  await change(site, 'theme', () => ({ customCss: '.drafted{}' }));
  await change(site, 'headerFooter', ({ header }) => ({
    header: { ...(header as object), note: 'Drafted note' },
  }));
  await change(site, 'navigation', () => ({
    main: [{ title: 'Drafted link', pageId: '', href: '/new', newWindow: false, children: [] }],
  }));
  return site;
}

const DRAFTED = ['Drafted words', '.drafted{}', 'Drafted note', 'Drafted link'];
const draftsIn = ({ body }: Reply) => DRAFTED.filter((words) => body.includes(words));

describe('somebody who works on the site', () => {
  test.each(['edit', 'view'])(
    'sees all of the drafts with ?draft=%s, and nobody keeps them',
    async (view) => {
      const site = await aDraftedSite();
      const page = await call('GET', `/about?draft=${view}`, { as: site.owner });
      expect(page.status).toBe(200);
      expect(draftsIn(page)).toEqual(DRAFTED);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(page.body.includes('data-section-id')).toBe(view === 'edit');
      const live = await call('GET', '/about', { as: site.owner });
      expect(draftsIn(live)).toEqual([]);
    },
  );

  test('reaches a page that was never published', async () => {
    const site = await aDraftedSite();
    const page = await call('GET', '/new?draft=view', { as: site.owner });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Never published');
    expect((await call('GET', '/new', { as: site.owner })).status).toBe(404);
  });

  test('no longer sees a page that the draft deletes', async () => {
    const site = await kit.aSite();
    const entry = (await documents(site)).find(({ path }) => path === '/about');
    await call('DELETE', `/api/content/documents/${entry?.id}`, {
      as: site.owner,
      body: { base: entry?.revision },
    });
    expect((await call('GET', '/about?draft=view', { as: site.owner })).status).toBe(404);
    expect((await call('GET', '/about', { as: site.owner })).status).toBe(200);
  });

  test('keeps to drafts when following a link there', async () => {
    const site = await aDraftedSite();
    const follow = (from: string) =>
      call('GET', '/about?a=1', { as: site.owner, headers: { referer: from } });
    const followed = await follow(`https://${site.host}/?draft=edit`);
    expect([followed.status, followed.headers.location]).toEqual([302, '/about?a=1&draft=edit']);
    expect(followed.headers['cache-control']).toBe('private, no-store');
    expect((await follow(`https://${site.host}/`)).status).toBe(200);
    expect((await follow('https://elsewhere.example/?draft=edit')).status).toBe(200);
    expect((await follow('not an address')).status).toBe(200);
  });
});

describe('anybody else', () => {
  test.each([
    ['a visitor', undefined],
    ['an account without a say', []],
    ['a store manager', [ContributorRole.storeManager]],
  ])('%s is sent to the page itself', async (_, roles) => {
    const site = await aDraftedSite();
    const as = roles && (await kit.aMember(site, roles));
    const ask = (path: string) => call('GET', path, { host: site.host, ...(as && { as }) });
    // The first fills the cache of pages, which must not answer for a draft either.
    await ask('/about');
    const answer = await ask('/about?draft=view&a=1');
    expect([answer.status, answer.headers.location]).toEqual([302, '/about?a=1']);
    expect(draftsIn(answer)).toEqual([]);
    expect((await ask('/new')).status).toBe(404);
    const followed = await call('GET', '/about', {
      host: site.host,
      ...(as && { as }),
      headers: { referer: `https://${site.host}/?draft=edit` },
    });
    expect(draftsIn(followed)).toEqual([]);
  });

  test('somebody of another site', async () => {
    const site = await aDraftedSite();
    const { owner } = await kit.aSite();
    const answer = await call('GET', '/new?draft=view', { as: { ...owner, host: site.host } });
    expect([answer.status, answer.headers.location]).toEqual([302, '/new']);
  });
});

describe('a preview link', () => {
  const open = async (site: TestSite, body: object = { days: 7 }) =>
    (await call('POST', '/api/content/previews', { as: site.owner, body })).json() as {
      id: string;
      url: string;
      expiresAt: string;
    };
  const visit = (site: TestSite, path: string, cookie?: string) =>
    call('GET', path, { host: site.host, headers: cookie === undefined ? {} : { cookie } });
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
  const cookieOf = (reply: Reply) => String(reply.headers['set-cookie']).split(';')[0] ?? '';

  test('shows all of the drafts to somebody without an account', async () => {
    const site = await aDraftedSite();
    const { url } = await open(site, { days: 7, path: '/about?a=1' });
    expect(url).toMatch(new RegExp(`^https://${site.host}/about\\?a=1&draft-link=[\\w-]{43}$`));
    const first = await visit(site, pathOf(url));
    expect([first.status, first.headers.location]).toEqual([302, '/about?a=1']);
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-plinth_preview=.*; Max-Age=604800; HttpOnly; Secure$/,
    );
    const page = await visit(site, '/about', cookieOf(first));
    expect(draftsIn(page)).toEqual(DRAFTED);
    expect(page.body).not.toContain('data-section-id');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await visit(site, '/new', cookieOf(first))).status).toBe(200);
    expect(draftsIn(await visit(site, '/about'))).toEqual([]);
    const { previews } = (await call('GET', '/api/content/previews', { as: site.owner })).json();
    expect(previews).toMatchObject([{ opens: 1, openedAt: expect.any(String) as string }]);
  });

  test('also of a site that is not open to visitors', async () => {
    const site = await kit.aSite();
    await kit.app.services.content.put({ siteId: site.id, accountId: null }, 'settings', 'access', {
      visibility: 'private',
    });
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect((await visit(site, '/about')).status).toBe(401);
    const cookie = cookieOf(await visit(site, pathOf((await open(site)).url)));
    expect((await visit(site, '/about', cookie)).status).toBe(200);
  });

  test('is left by ?draft-link=off', async () => {
    const site = await kit.aSite();
    const left = await visit(site, '/about?draft-link=off', '__Host-plinth_preview=x');
    expect([left.status, left.headers.location]).toEqual([302, '/about']);
    expect(left.headers['set-cookie']).toContain('Max-Age=0');
  });

  test('ends at once when it is revoked', async () => {
    const site = await aDraftedSite();
    const { id, url } = await open(site);
    const cookie = cookieOf(await visit(site, pathOf(url)));
    expect((await call('DELETE', `/api/content/previews/${id}`, { as: site.owner })).status).toBe(200);
    expect((await call('DELETE', `/api/content/previews/${id}`, { as: site.owner })).status).toBe(404);
    expect(draftsIn(await visit(site, '/about', cookie))).toEqual([]);
    expect((await visit(site, '/new', cookie)).status).toBe(404);
    const again = await visit(site, pathOf(url));
    expect(again.headers['set-cookie']).toContain('Max-Age=0');
  });

  test('ends when its days are over', async () => {
    const site = await aDraftedSite();
    const { url, expiresAt } = await open(site, { days: 1 });
    const cookie = cookieOf(await visit(site, pathOf(url)));
    vi.useFakeTimers({ now: new Date(expiresAt).getTime() - 1000, toFake: ['Date'] });
    try {
      expect((await visit(site, '/new', cookie)).status).toBe(200);
      vi.setSystemTime(new Date(expiresAt));
      expect((await visit(site, '/new', cookie)).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });

  test('works on its own site alone', async () => {
    const [site, other] = [await aDraftedSite(), await aDraftedSite()];
    const { id, url } = await open(site);
    expect((await visit(other, pathOf(url))).headers['set-cookie']).toContain('Max-Age=0');
    const cookie = cookieOf(await visit(site, pathOf(url)));
    expect((await visit(other, '/new', cookie)).status).toBe(404);
    expect((await call('DELETE', `/api/content/previews/${id}`, { as: other.owner })).status).toBe(404);
  });

  test.each([
    [{}],
    [{ days: 2 }],
    [{ days: 7, path: '//evil.example' }],
    [{ days: 7, path: 'https://evil.example' }],
  ])('is not made from %j', async (body) => {
    const site = await kit.aSite();
    const answer = await call('POST', '/api/content/previews', { as: site.owner, body });
    expect(answer.status).toBe(400);
  });

  test('is made, listed and ended by those who may write, with a trace and without its secret', async () => {
    const site = await kit.aSite();
    const { id, url } = await open(site, { days: 30, note: 'For Ada' });
    const listed = await call('GET', '/api/content/previews', { as: site.owner });
    expect(listed.json().previews).toMatchObject([
      { id, note: 'For Ada', by: site.ownerId, byName: 'Ada', opens: 0, openedAt: null },
    ]);
    expect(listed.body).not.toContain(new URL(url).searchParams.get('draft-link'));
    const trace = await kit.db.readSite(
      site.id,
      async (tx) =>
        (await tx.$client.query("select action, detail from audit_entries where action like 'preview.%'"))
          .rows,
    );
    expect(trace).toEqual([{ action: 'preview.create', detail: { id, days: 30 } }]);
    const reporter = await kit.aMember(site, [ContributorRole.reporting]);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', `/${newId()}`],
    ] as const)
      expect(
        (await call(method, `/api/content/previews${path}`, { as: reporter, body: { days: 7 } })).status,
      ).toBe(403);
  });
});
