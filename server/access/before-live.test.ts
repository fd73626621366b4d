import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { SiteStatus, WebsiteType } from '#core/enumerations/sites.ts';
import type { NewSite } from '../sites/my-sites.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp({ now: () => new Date('2030-01-01T12:00:00Z') });
const { call } = kit;
const LOCKED = {
  visibility: 'password',
  password: 'open sesame',
  websiteType: WebsiteType.classic,
  developerMode: false,
  cloneable: false,
};

const visit = (site: TestSite, path = '/', headers: Record<string, string> = {}) =>
  call('GET', path, { host: site.host, headers });

async function setStatus(site: TestSite, siteStatus: number, trialEndsAt: Date | null = null) {
  const { sites } = kit.app.services;
  await kit.db.site(site.id, (tx) => sites.setFacts(tx, site.id, { siteStatus, trialEndsAt }));
  sites.forget(site.id);
}

describe('before a site is live', () => {
  const put = (site: TestSite, isLive: boolean) =>
    call('PUT', '/api/access/live', { as: site.owner, body: { isLive } });
  const offline = async () => {
    const site = await kit.aSite();
    expect((await visit(site)).body).toContain('Welcome home');
    expect((await put(site, false)).json()).toMatchObject({ isLive: false });
    return site;
  };

  test('strangers read that it is coming, whatever they ask for, and the owner works on', async () => {
    const site = await offline();
    for (const path of ['/', '/about', '/nowhere', '/?format=rss']) {
      const answer = await visit(site, path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.body).toContain('Coming soon');
      expect(answer.body).not.toContain('Welcome home');
    }
    expect((await visit(site, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await visit(site, '/sitemap.xml')).body).not.toContain('<loc>');
    expect((await call('GET', '/', { as: site.owner })).body).toContain('Welcome home');
    expect((await visit(site)).body).toContain('Coming soon');
  });

  test('nothing is sent, bought or asked either, but by those who work there', async () => {
    const site = await offline();
    const asked = { method: 'POST', url: '/api/form/FormSubmissionKey' } as const;
    const refused = await call(asked.method, asked.url, { host: site.host, body: {} });
    expect([refused.status, refused.json().errorKey]).toEqual([403, 'locked']);
    expect((await visit(site, '/api/commerce/cart')).status).toBe(403);
    expect((await visit(site, '/cart')).headers.location).toBe('/');
    expect((await call(asked.method, asked.url, { as: site.owner, body: {} })).status).not.toBe(403);
  });

  test('going live opens it at once, and pages kept before are nobody’s', async () => {
    const site = await offline();
    expect((await visit(site)).body).toContain('Coming soon');
    await put(site, true);
    const answer = await visit(site);
    expect(answer.body).toContain('Welcome home');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
    await put(site, false);
    expect((await visit(site)).body).toContain('Coming soon');
  });

  test('a password set before opens it to those who know it', async () => {
    const site = await offline();
    await call('PUT', '/api/access', { as: site.owner, body: LOCKED });
    expect((await visit(site)).status).toBe(401);
    const unlocked = await call('POST', '/api/access/UnlockSite', {
      host: site.host,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password: LOCKED.password, to: '/about' }).toString(),
    });
    const pass = String(unlocked.headers['set-cookie']).split(';')[0] ?? '';
    expect((await visit(site, '/', { cookie: pass })).body).toContain('Welcome home');
  });

  test('a trial goes live with its plan, not before', async () => {
    const site = await offline();
    await setStatus(site, SiteStatus.trial, new Date('2030-01-15T12:00:00Z'));
    const refused = await put(site, true);
    expect([refused.status, refused.json().errorKey]).toEqual([409, 'planNeeded']);
    await setStatus(site, SiteStatus.paid);
    expect((await put(site, true)).status).toBe(200);
  });

  test('only those who may decide about access take it live', async () => {
    const site = await offline();
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    expect((await call('PUT', '/api/access/live', { as: editor, body: { isLive: true } })).status).toBe(403);
  });
});

describe('new sites', () => {
  test('need no plan to go live where no trial is asked for', async () => {
    const { id } = await kit.anAccount();
    const made = (await kit.app.services.mySites.create(id, {
      template: 'blank',
      title: 'Open',
    })) as NewSite;
    const host = `${made.identifier}.plinth.test`;
    const as = await kit.signIn(id, host, made.id);
    expect((await call('PUT', '/api/access/live', { as, body: { isLive: true } })).status).toBe(200);
    expect((await call('GET', '/', { host })).body).not.toContain('Coming soon');
  });
});
