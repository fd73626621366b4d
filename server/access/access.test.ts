import { PACES } from '#core/access/paces.ts';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { SiteStatus, WebsiteType } from '#core/enumerations/sites.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { de as german } from '#core/words/errors/de.ts';
import type { NewSite } from '../sites/my-sites.ts';
import { setLive } from '../testing/a-shop.ts';
import { useApp, type Reply, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

let now = new Date('2030-01-01T12:00:00Z');
const kit = useApp({ now: () => now, proxies: 1 });
const { call } = kit;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const open = {
  visibility: 'public',
  websiteType: WebsiteType.classic,
  developerMode: false,
  cloneable: false,
};

const contextOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="site-context">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as SiteContext;

async function setStatus(site: TestSite, siteStatus: number, trialEndsAt: Date | null = null) {
  const { sites } = kit.app.services;
  await kit.db.site(site.id, (tx) => sites.setFacts(tx, site.id, { siteStatus, trialEndsAt }));
  sites.forget(site.id);
}

const write = (site: TestSite, body: object) => call('PUT', '/api/access', { as: site.owner, body });
const visit = (site: TestSite, path = '/', headers: Record<string, string> = {}) =>
  call('GET', path, { host: site.host, headers });
const cookieOf = (answer: Reply) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const unlock = (site: TestSite, password: string, to = '/about', address = '') =>
  call('POST', '/api/access/UnlockSite', {
    host: site.host,
    headers: { ...FORM, ...(address && { 'x-forwarded-for': address }) },
    body: new URLSearchParams({ password, to }).toString(),
  });

async function lockedSite(password = 'open sesame'): Promise<TestSite> {
  const site = await kit.aSite();
  expect((await write(site, { ...open, visibility: 'password', password })).status).toBe(200);
  return site;
}

const pageId = async (site: TestSite, path: string) =>
  (
    (await call('GET', '/api/content/documents', { as: site.owner })).json().documents as {
      id: string;
      path: string;
    }[]
  ).find((document) => document.path === path)?.id ?? '';

describe('what a status shows', () => {
  test.each([
    ['expired', 403, 'This site is not available'],
    ['removed', 410, 'This site is gone'],
    ['activeParkingPage', 200, 'Nothing here yet'],
    ['trial', 401, 'This site is private'],
  ] as const)('%s answers %i to a stranger', async (name, status, words) => {
    const site = await kit.aSite();
    await setStatus(site, SiteStatus[name]);
    const answer = await visit(site);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toContain(words);
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(answer.body).not.toContain('Welcome home');
    expect((await visit(site, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await visit(site, '/sitemap.xml')).body).not.toContain('<loc>');
    const forOwner = await call('GET', '/', { as: site.owner });
    expect(forOwner.body.includes('Welcome home')).toBe(name !== 'removed');
    const forViewer = await call('GET', '/', { as: await kit.aMember(site, [ContributorRole.viewer]) });
    expect(forViewer.body.includes('Welcome home')).toBe(name !== 'removed');
  });

  test.each([
    'pastDue',
    'beta',
    'comped',
    'paid',
    'linked',
    'resold',
    'resoldGracePeriod',
    'enterprise',
    'internal',
  ] as const)('%s is open', async (name) => {
    const site = await kit.aSite();
    await setStatus(site, SiteStatus[name]);
    const answer = await visit(site);
    expect(answer.status).toBe(200);
    expect(contextOf(answer.body).siteStatus).toEqual({ value: SiteStatus[name] });
    expect(answer.headers['x-robots-tag']).toBe(name === 'internal' ? 'noindex' : undefined);
  });

  test('a trial ends by the clock', async () => {
    const site = await kit.aSite();
    await setStatus(site, SiteStatus.trial, new Date('2030-01-15T12:00:00Z'));
    expect((await visit(site)).status).toBe(401);
    now = new Date('2030-01-15T12:00:00Z');
    expect((await visit(site)).status).toBe(403);
    expect((await call('GET', '/api/access', { as: site.owner })).json().status).toBe(SiteStatus.expired);
    now = new Date('2030-01-01T12:00:00Z');
  });

  test('a page that was in the cache is gone with the status', async () => {
    const site = await kit.aSite();
    await visit(site);
    expect((await visit(site)).status).toBe(200);
    await setStatus(site, SiteStatus.expired);
    expect((await visit(site)).status).toBe(403);
  });
});

describe('what a type shows', () => {
  test('a cover page is all there is', async () => {
    const site = await kit.aSite();
    await write(site, { ...open, websiteType: WebsiteType.coverPage });
    expect(contextOf((await visit(site)).body).website.websiteType).toBe(2);
    const other = await visit(site, '/about');
    expect([other.status, other.headers.location]).toEqual([302, '/']);
    expect((await visit(site, '/sitemap.xml')).body.match(/<loc>/g)).toHaveLength(1);
    expect((await call('GET', '/about', { as: site.owner })).status).toBe(200);
  });

  test('a parked site shows its parking page', async () => {
    const site = await kit.aSite();
    await write(site, { ...open, websiteType: WebsiteType.parkingPage });
    const answer = await visit(site, '/about');
    expect([answer.status, contextOf(answer.body).website.websiteType]).toEqual([200, 3]);
    expect(contextOf(answer.body).pageType).toBe(3);
    expect(answer.body).not.toContain('About us');
  });

  test('the platform’s own type is not for owners', async () => {
    const site = await kit.aSite();
    const answer = await write(site, { ...open, websiteType: WebsiteType.enterprise });
    expect([answer.status, answer.json().errors]).toEqual([
      400,
      { websiteType: 'Only whoever runs the platform can choose this type.' },
    ]);
  });
});

describe('the password of a site', () => {
  test('locks pages and pictures, and says nothing of either', async () => {
    const site = await kit.aSite({
      ...smallTemplate,
      settings: { ...smallTemplate.settings, mobileInfoBar: { phone: '555 0100' } },
    });
    const picture = await kit.app.services.assets.addImage(site.id, {
      name: 'a.png',
      bytes: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      alt: '',
    });
    expect((await visit(site, picture.src)).headers['cache-control']).toContain('public');
    await write(site, { ...open, visibility: 'password', password: 'open sesame' });
    const answer = await visit(site, '/about?a=1');
    expect([answer.status, contextOf(answer.body).pageType]).toEqual([401, 103]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('action="/api/access/UnlockSite" method="post"');
    expect(answer.body).toContain('name="to" value="/about?a=1"');
    for (const secret of ['About us', '555 0100', 'argon2']) expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toContain('data-counts');
    expect((await visit(site, picture.src)).status).toBe(403);
    expect((await call('GET', picture.src, { as: site.owner })).status).toBe(200);
    const pass = cookieOf(await unlock(site, 'open sesame'));
    const shown = await visit(site, picture.src, { cookie: pass });
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test('opens the site, until it changes', async () => {
    const site = await lockedSite();
    const answer = await unlock(site, 'open sesame', '/about?a=1');
    expect([answer.status, answer.headers.location]).toEqual([303, '/about?a=1']);
    expect(String(answer.headers['set-cookie'])).toMatch(/; SameSite=Lax; Max-Age=604800; HttpOnly; Secure$/);
    const cookie = cookieOf(answer);
    const page = await visit(site, '/about', { cookie });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.body).toContain('About us');
    expect((await visit(site, '/about')).status).toBe(401);
    expect((await visit(await lockedSite(), '/about', { cookie })).status).toBe(401);
    expect((await visit(site, '/about', { cookie: cookie.slice(0, -1) })).status).toBe(401);

    await write(site, { ...open, visibility: 'password', password: 'open sesame' });
    expect((await visit(site, '/about', { cookie })).status).toBe(401);
    const again = cookieOf(await unlock(site, 'open sesame'));
    now = new Date(now.getTime() + 8 * DAY_MS);
    expect((await visit(site, '/about', { cookie: again })).status).toBe(401);
    now = new Date('2030-01-01T12:00:00Z');
  });

  test('opens a trial', async () => {
    const site = await kit.aSite();
    await setStatus(site, SiteStatus.trial, new Date('2030-02-01T00:00:00Z'));
    await write(site, { ...open, password: 'open sesame' });
    expect((await visit(site)).status).toBe(401);
    const cookie = cookieOf(await unlock(site, 'open sesame'));
    expect((await visit(site, '/', { cookie })).body).toContain('Welcome home');
  });

  test('that is wrong is told on the lock screen, and slowed', async () => {
    const site = await lockedSite();
    const wrong = await unlock(site, 'open says me');
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    expect(wrong.body).toContain('This password is incorrect. Try again.');
    expect(wrong.body).not.toContain('open says me');
    for (let count = 0; count < 4; count += 1) expect((await unlock(site, 'no')).status).toBe(401);
    const slowed = await unlock(site, 'open sesame');
    expect([slowed.status, slowed.headers['retry-after'], slowed.headers['set-cookie']]).toEqual([
      429,
      '15',
      undefined,
    ]);
    expect(slowed.headers['content-type']).toContain('text/html');
    const asJson = await call('POST', '/api/access/UnlockSite', {
      host: site.host,
      body: { password: 'open sesame' },
    });
    expect([asJson.status, asJson.json().errorKey]).toEqual([429, 'tooManyTries']);
    expect((await unlock(await lockedSite(), 'open sesame')).status).toBe(303);
  });

  test('is slowed for all who guess, from however many networks, and the site stays open to who knows it', async () => {
    const site = await lockedSite();
    const cookie = cookieOf(await unlock(site, 'open sesame'));
    expect((await unlock(site, 'no', '/', '203.0.113.1')).status).toBe(401);
    await kit.db.pool.query('update login_failures set failures = failures + $1', [PACES.lock.free]);
    const slowed = await unlock(site, 'no', '/', '203.0.113.2');
    expect([slowed.status, Number(slowed.headers['retry-after']) <= 5]).toEqual([429, true]);
    expect((await visit(site, '/', { cookie })).status).toBe(200);
    await kit.db.pool.query(`update login_failures set last_at = last_at - interval '5 seconds'`);
    expect((await unlock(site, 'open sesame', '/', '203.0.113.3')).status).toBe(303);
  });

  test.each(['//evil.example', '/\\evil.example', '/%2Fevil.example', 'https://evil.example', ''])(
    'leads back to the front page and not to %j',
    async (to) => {
      expect((await unlock(await lockedSite(), 'open sesame', to)).headers.location).toBe('/');
    },
  );

  test.each([
    ['nothing', {}, 400],
    ['a number', { password: 5 }, 400],
    ['far too much', { password: 'x'.repeat(1001) }, 400],
    ['more than asked', { password: 'x', isAdmin: true }, 400],
  ])('%s is refused', async (_, body, status) => {
    const site = await lockedSite();
    const answer = await call('POST', '/api/access/UnlockSite', { host: site.host, body });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
  });

  test('the lock screen says what the owner wrote on it, and its own words otherwise', async () => {
    const site = await lockedSite();
    const headline = async () => /<h1[^>]*>([^<]*)/.exec((await visit(site)).body)?.[1];
    expect(await headline()).toBe('This site is private');
    const lockWords = 'Ask us for the <word>.';
    await setLive(kit, site, 'access', { lockHeadline: 'Opening in May', lockWords });
    expect(await headline()).toBe('Opening in May');
    expect((await visit(site)).body).toMatch(/<p[^>]*>Ask us for the &lt;word&gt;\.<\/p>/);
  });

  test('that is wrong is told in the language of the page behind it', async () => {
    const site = await lockedSite();
    const body = { languages: ['de'] };
    await call('PUT', '/api/multilingual/languages', { as: site.owner, body });
    const wrong = await unlock(site, 'open says me', '/de/about');
    expect(/role="alert">([^<]*)/.exec(wrong.body)?.[1]).toBe(german.wrongLockPassword);
  });

  test('a site without one has none to guess', async () => {
    expect((await unlock(await kit.aSite(), '')).status).toBe(401);
  });
});

describe('the password of a page', () => {
  test('locks that page, keeps it out of every list, and is no matter of publishing', async () => {
    const site = await kit.aSite();
    await visit(site, '/about');
    const id = await pageId(site, '/about');
    const put = await call('PUT', `/api/access/pages/${id}`, {
      as: site.owner,
      body: { password: 'kitchen' },
    });
    expect([put.status, put.json()]).toMatchObject([200, { hasPassword: true }]);

    const answer = await visit(site, '/about');
    expect([answer.status, contextOf(answer.body).pageType]).toEqual([401, 105]);
    expect([answer.headers['x-robots-tag'], answer.headers['cache-control']]).toEqual([
      'noindex',
      'private, no-store',
    ]);
    for (const secret of ['About us', 'Who we are']) expect(answer.body).not.toContain(secret);
    expect((await visit(site, '/sitemap.xml')).body).not.toContain('/about');
    expect((await visit(site, '/search?q=about')).body).toContain('Nothing was found for');
    expect((await visit(site)).status).toBe(200);
    expect((await call('GET', '/about', { as: site.owner })).status).toBe(200);

    const give = (password: string, page = id) =>
      call('POST', '/api/access/UnlockPage', {
        host: site.host,
        headers: FORM,
        body: new URLSearchParams({ page, password, to: '/about' }).toString(),
      });
    expect((await give('wrong')).status).toBe(401);
    const cookie = cookieOf(await give('kitchen'));
    const shown = await visit(site, '/about', { cookie });
    expect([shown.status, shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect((await visit(site, '/about')).status).toBe(401);
    expect((await give('kitchen', 'a'.repeat(24))).status).toBe(401);

    await call('PUT', `/api/access/pages/${id}`, { as: site.owner, body: { password: 'kitchen' } });
    expect((await visit(site, '/about', { cookie })).status).toBe(401);
    const taken = await call('DELETE', `/api/access/pages/${id}`, { as: site.owner });
    expect(taken.json()).toMatchObject({ hasPassword: false });
    expect((await visit(site, '/about')).status).toBe(200);
  });

  test('is not in a copy that others make, and still there in one’s own', async () => {
    const site = await kit.aSite();
    await call('PUT', `/api/access/pages/${await pageId(site, '/about')}`, {
      as: site.owner,
      body: { password: 'kitchen' },
    });
    await write(site, { ...open, cloneable: true });
    const { mySites } = kit.app.services;
    const { id: stranger } = await kit.anAccount();
    const theirs = (await mySites.duplicate(stranger, site.id)) as NewSite;
    const mine = (await mySites.duplicate(site.ownerId, site.id)) as NewSite;
    for (const { id } of [theirs, mine]) await kit.goLive(id);
    const status = async ({ identifier }: NewSite) =>
      (await call('GET', '/about', { host: `${identifier}.plinth.test` })).status;
    expect([await status(theirs), await status(mine)]).toEqual([404, 401]);
  });

  test('of another site’s page is like one of no page', async () => {
    const [mine, theirs] = [await kit.aSite(), await kit.aSite()];
    const foreign = await pageId(theirs, '/about');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answers = [];
      for (const id of [foreign, 'a'.repeat(24)]) {
        const { status, json } = await call(method, `/api/access/pages/${id}`, {
          as: mine.owner,
          ...(method === 'PUT' && { body: { password: 'kitchen' } }),
        });
        answers.push([status, json().errorKey]);
      }
      expect(answers).toEqual([
        [404, 'notFound'],
        [404, 'notFound'],
      ]);
    }
    expect((await visit(theirs, '/about')).status).toBe(200);
  });
});

describe('choosing who may see a site', () => {
  test('needs the permission for settings', async () => {
    const site = await kit.aSite();
    for (const role of [ContributorRole.editor, ContributorRole.billing, ContributorRole.viewer]) {
      const as = await kit.aMember(site, [role]);
      expect((await call('GET', '/api/access', { as })).status).toBe(403);
      expect((await call('PUT', '/api/access', { as, body: open })).status).toBe(403);
    }
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    const url = `/api/access/pages/${await pageId(site, '/about')}`;
    expect((await call('PUT', url, { as: editor, body: { password: 'kitchen' } })).status).toBe(200);
  });

  test('is told back, leaves a trace, and keeps the password to itself', async () => {
    const site = await lockedSite();
    const answer = await write(site, {
      ...open,
      visibility: 'password',
      developerMode: true,
      cloneable: true,
    });
    expect(answer.json()).toEqual({
      status: SiteStatus.paid,
      isLive: true,
      trialEndsAt: null,
      websiteType: 1,
      visibility: 'password',
      hasPassword: true,
      developerMode: true,
      cloneable: true,
    });
    const { rows } = await kit.db.pool.query<{ password_hash: string }>(
      'select password_hash from sites where id = $1',
      [site.id],
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const audit = await kit.db.readSite(site.id, (tx) =>
      tx.$client.query<{ action: string; detail: object }>('select action, detail from audit_entries'),
    );
    const actions = audit.rows.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['access.change', 'access.password']));
    expect(JSON.stringify(audit.rows)).not.toContain('sesame');
    await write(site, { ...open, password: null });
    expect(contextOf((await visit(site)).body).website.developerMode).toBe(false);
    expect((await call('GET', '/api/access', { as: site.owner })).json().hasPassword).toBe(false);
  });

  test('keeps the password when its mask comes back', async () => {
    const site = await lockedSite();
    await write(site, { ...open, visibility: 'password', password: '********' });
    expect((await unlock(site, '********')).status).toBe(401);
    expect((await unlock(site, 'open sesame')).headers.location).toBe('/about');
    const lock = `/api/access/pages/${await pageId(site, '/about')}`;
    const put = (password: string) => call('PUT', lock, { as: site.owner, body: { password } });
    expect((await put('********')).status).toBe(400);
    await put('kitchen');
    expect((await put('********')).json()).toMatchObject({ hasPassword: true });
  });

  test.each([
    ['the mask of none', { ...open, visibility: 'password', password: '********' }, 'password'],
    ['no password at all', { ...open, visibility: 'password' }, 'password'],
    ['a short one', { ...open, password: 'abc' }, 'password'],
    ['a blank one', { ...open, password: '     ' }, 'password'],
    ['an unknown visibility', { ...open, visibility: 'secret' }, 'visibility'],
    ['an unknown type', { ...open, websiteType: 9 }, 'websiteType'],
  ])('%s is refused at its field, and nothing changes', async (_, body, field) => {
    const site = await kit.aSite();
    const answer = await write(site, body);
    expect([answer.status, Object.keys(answer.json().errors as object)]).toEqual([400, [field]]);
    expect((await visit(site)).status).toBe(200);
  });

  test('opens a site that was published as private, and closes it again', async () => {
    const site = await kit.aSite({ ...smallTemplate, settings: { access: { visibility: 'private' } } });
    expect((await call('GET', '/api/access', { as: site.owner })).json().visibility).toBe('private');
    expect((await visit(site)).status).toBe(401);
    expect((await write(site, open)).json().visibility).toBe('public');
    expect((await visit(site)).status).toBe(200);
    await write(site, { ...open, visibility: 'private' });
    expect((await visit(site)).status).toBe(401);
  });
});
