import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { WebsiteType } from '#core/enumerations/sites.ts';
import { popupFields, type PopupDocument } from '#core/popup/document.ts';
import { aForm, CONTACT } from '../forms/testing/forms.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

interface Opened {
  id: string;
  revision: number;
}

async function save(site: TestSite, change: Partial<PopupDocument>) {
  const opened = await call('POST', '/api/content/singles', {
    as: site.owner,
    body: { kind: 'popup', key: 'popup' },
  });
  const { id, revision } = opened.json() as unknown as Opened;
  const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json();
  const answer = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: { ...(body as PopupDocument), ...change } },
  });
  expect(answer.status).toBe(200);
  return id;
}

async function publish(site: TestSite, change: Partial<PopupDocument>): Promise<number> {
  const documentIds = [await save(site, change)];
  const released = await call('POST', '/api/content/publish', { as: site.owner, body: { documentIds } });
  expect(released.status).toBe(200);
  return released.json().number as number;
}

const pageOf = async (site: TestSite, path = '/', as?: TestSite['owner']) =>
  (await call('GET', path, { host: site.host, ...(as && { as }) })).body;

async function documentAt(site: TestSite, path: string) {
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; path: string; revision: number }[];
  };
  return documents.find((each) => each.path === path) ?? { id: '', revision: 0 };
}

const state = (body: string) => /class="popup"[^>]*data-popup="(\w+)"/.exec(body)?.[1];
const versionIn = (body: string) => Number(/"popupOverlaySettings":\{[^}]*"version":(\d+)/.exec(body)?.[1]);
const headline = (words: string): Partial<PopupDocument> => ({
  isEnabled: true,
  slices: { ...popupFields.initial.slices, headline: words },
});
const tell = (site: TestSite, body: object, as?: TestSite['owner'], browser = 'Mozilla/5.0 Firefox/132.0') =>
  call('POST', '/api/census/overlay', {
    host: site.host,
    body,
    headers: { 'user-agent': browser },
    ...(as && { as }),
  });
const figures = async (site: TestSite) =>
  (await call('GET', '/api/popup/figures', { as: site.owner })).json();

test('visitors get it once it is published, and the context tells its settings', async () => {
  const site = await kit.aSite();
  await save(site, { ...headline('Hello'), style: 'full', displayFrequency: 3, showUntilSignup: true });
  expect(state(await pageOf(site))).toBeUndefined();
  await publish(site, { enableMobile: true });
  const body = await pageOf(site);
  expect(state(body)).toBe('on');
  expect(body).toContain('Hello</h2>');
  expect(body).toContain(
    '"popupOverlaySettings":{"style":"full","version":1,"displayFrequency":3,"showUntilSignup":true,"enableMobile":true}',
  );
});

test('a site that never had one carries nothing of it', async () => {
  const site = await kit.aSite();
  expect(await pageOf(site)).not.toMatch(/class="popup"|popup-card/);
});

describe('the version', () => {
  test('rises by one with what visitors see, and not with when they see it', async () => {
    const site = await kit.aSite();
    const now = async () => versionIn(await pageOf(site));
    await publish(site, headline('One'));
    expect(await now()).toBe(1);
    await publish(site, { displayFrequency: 30, enableMobile: true });
    expect(await now()).toBe(1);
    // However often it was saved before.
    await save(site, headline('Two'));
    await save(site, headline('Three'));
    await publish(site, { tone: 'ink' });
    expect(await now()).toBe(2);
    await publish(site, { style: 'split' });
    expect(await now()).toBe(3);
  });

  test('is nobody’s to set', async () => {
    const site = await kit.aSite();
    await publish(site, { ...headline('One'), version: 99 });
    expect(versionIn(await pageOf(site))).toBe(1);
  });

  test('never stands for two different things, also after an undo', async () => {
    const site = await kit.aSite();
    await publish(site, headline('One'));
    const second = await publish(site, headline('Two'));
    await call('POST', `/api/content/releases/${second}/undo`, { as: site.owner, body: {} });
    const body = await pageOf(site);
    expect([versionIn(body), body.includes('One</h2>')]).toEqual([1, true]);
    await publish(site, headline('Three'));
    expect(versionIn(await pageOf(site))).toBe(3);
  });
});

describe('where it stands', () => {
  test('on the pages that were chosen, also after they moved', async () => {
    const site = await kit.aSite();
    await publish(site, { ...headline('Hello'), pages: { where: 'only', paths: ['/about'] } });
    expect(state(await pageOf(site, '/about'))).toBe('on');
    expect(state(await pageOf(site))).toBeUndefined();
    const { id, revision } = await documentAt(site, '/about');
    const read = await call('GET', `/api/content/documents/${id}`, { as: site.owner });
    const body = { base: revision, body: { ...(read.json().body as object), path: '/moved' } };
    await call('PUT', `/api/content/documents/${id}`, { as: site.owner, body });
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect(state(await pageOf(site, '/moved'))).toBe('on');
  });

  test('not on covers, locks, the checkout and what is not there', async () => {
    const cover = {
      title: 'Cover',
      path: '/cover',
      description: 'A cover of the site.',
      kind: 'splash' as const,
      sections: [],
    };
    const site = await kit.aSite({ ...smallTemplate, pages: [...smallTemplate.pages, cover] });
    await publish(site, headline('Hello'));
    for (const path of ['/cover', '/cart', '/search', '/no-such-page'])
      expect([path, state(await pageOf(site, path))]).toEqual([path, undefined]);
    const { id } = await documentAt(site, '/about');
    await call('PUT', `/api/access/pages/${id}`, { as: site.owner, body: { password: 'open sesame' } });
    const lockedPage = await pageOf(site, '/about');
    expect([lockedPage.includes('This page is private'), state(lockedPage)]).toEqual([true, undefined]);
    await call('PUT', '/api/access', {
      as: site.owner,
      body: {
        visibility: 'password',
        password: 'open sesame',
        websiteType: WebsiteType.classic,
        developerMode: false,
        cloneable: false,
      },
    });
    const locked = await pageOf(site);
    expect([locked.includes('This site is private'), state(locked)]).toEqual([true, undefined]);
    expect(locked).toContain('"popupOverlaySettings":{"style":"card","version":0');
  });

  test('those who work on the site get it even when it is off, but closed', async () => {
    const site = await kit.aSite();
    expect(state(await pageOf(site, '/', site.owner))).toBe('off');
    await publish(site, headline('Hello'));
    expect(state(await pageOf(site, '/', site.owner))).toBe('on');
  });
});

test('a form inside is the site’s own, and its code is let through', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, { ...CONTACT, advanced: { html: '<script>sent()</script>' } });
  await publish(site, { isEnabled: true, slices: { ...popupFields.initial.slices, action: 'form', formId } });
  const answer = await call('GET', '/', { host: site.host });
  expect(answer.body).toContain(`data-form-id="${formId}"`);
  expect(answer.body).toContain('&quot;isOverlay&quot;:true');
  expect(answer.body).toContain('&quot;blockId&quot;:&quot;popupOverlay&quot;');
  expect(answer.headers['content-security-policy']).toMatch(/script-src[^;]*sha256-/);
});

test('the preview shows the draft over the home page, as a page of its own kind', async () => {
  const site = await kit.aSite();
  await save(site, headline('Not live yet'));
  const answer = await call('GET', '/api/popup/preview', { as: site.owner });
  expect(answer.status).toBe(200);
  expect(state(answer.body)).toBe('preview');
  expect(answer.body).toContain('Not live yet</h2>');
  expect(answer.body).toContain('"pageType":104');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const stranger = await kit.aMember(site, [ContributorRole.reporting]);
  expect((await call('GET', '/api/popup/preview', { as: stranger })).status).toBe(403);
});

describe('what is told of it', () => {
  const event = (name: string, overlayVersion = 1) => ({
    event: name,
    overlayVersion,
    style: 'card',
    pagePath: '/',
    visitorCookie: 'a|1',
  });

  test('is counted for visitors of what is live', async () => {
    const site = await kit.aSite();
    await publish(site, headline('Hello'));
    for (const name of ['render', 'close', 'submit', 'click'])
      expect((await tell(site, event(name))).status).toBe(204);
    expect((await tell(site, event('render'), undefined, 'Mozilla/5.0 Safari/604.1')).status).toBe(204);
    expect((await tell(site, event('render'), site.owner)).status).toBe(204);
    expect((await tell(site, event('render', 2))).status).toBe(204);
    expect(await figures(site)).toEqual({ render: 2, close: 1, submit: 1, click: 1 });
  });

  test.each([
    ['nothing', {}],
    ['an event there is not', event('open')],
    ['a version that is none', { ...event('render'), overlayVersion: -1 }],
    ['too much', { ...event('render'), visitorCookie: 'x'.repeat(600) }],
  ])('%s is refused', async (_, body) => {
    const site = await kit.aSite();
    await publish(site, headline('Hello'));
    expect((await tell(site, body)).status).toBe(400);
    expect(await figures(site)).toMatchObject({ render: 0 });
  });

  test('of a pop-up that is off nothing is counted', async () => {
    const site = await kit.aSite();
    expect((await tell(site, event('render', 0))).status).toBe(204);
    expect(await figures(site)).toMatchObject({ render: 0 });
  });
});
