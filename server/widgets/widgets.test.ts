import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { at, block } from '#site/templates/template.ts';
import { newId } from '../ids.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type Reply, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
const PATH = '/api/widget/GetWidgetRendering';

const cookieFrom = (answer: Reply) => String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

const template = {
  ...smallTemplate,
  pages: [
    {
      title: 'Home',
      path: '/',
      description: '',
      sections: [
        {
          blocks: [
            block('heading', at(1, 24), { text: 'Welcome home', level: 1 }),
            block('code', at(1, 24, 2), { html: '<script>alert(1)</script>' }),
          ],
        },
      ],
    },
  ],
};

const form = (site: TestSite, fields: Record<string, string>, as?: Session) =>
  kit.app.http.inject({
    method: 'POST',
    url: PATH,
    headers: {
      host: site.host,
      'content-type': 'application/x-www-form-urlencoded',
      ...(as && { cookie: `__Host-plinth_session=${as.token}` }),
    },
    payload: new URLSearchParams(fields).toString(),
  });
const render = (site: TestSite, widget: object, as?: Session) =>
  form(site, { widgetJSON: JSON.stringify(widget) }, as);

interface Home {
  id: string;
  revision: number;
  body: { body: { sections: { blocks: { id: string; type: string; values: object }[]; style: object }[] } };
}

async function homeOf(site: TestSite): Promise<Home> {
  const listed = await call('GET', '/api/content/documents?kind=page', { as: site.owner });
  const entry = (listed.json().documents as DocumentEntry[]).find(({ path }) => path === '/');
  return (
    await call('GET', `/api/content/documents/${entry?.id}`, { as: site.owner })
  ).json() as unknown as Home;
}

async function aSite() {
  const site = await kit.aSite(template);
  const home = await homeOf(site);
  const [heading, code] = home.body.body.sections[0]?.blocks ?? [];
  return { site, home, heading: heading?.id ?? '', code: code?.id ?? '' };
}

const save = (site: TestSite, home: Home, change: (text: string) => string) =>
  call('PUT', `/api/content/documents/${home.id}`, {
    as: site.owner,
    body: { base: home.revision, body: JSON.parse(change(JSON.stringify(home.body))) as object },
  });

describe('anybody', () => {
  test.each(['heading', 6, '6'])('gets the published block, with its type given as %j', async (type) => {
    const { site, heading } = await aSite();
    const answer = await render(site, { type, id: heading, value: {} });
    expect(answer.statusCode).toBe(200);
    const html = expect.stringContaining('Welcome home') as string;
    expect(answer.json()).toEqual({ html, data: { html } });
  });

  test('gets what is stored, whatever value is sent', async () => {
    const { site, heading } = await aSite();
    const answer = await render(site, { type: 'heading', id: heading, value: { text: 'Forged' } });
    expect(answer.body).toContain('Welcome home');
    expect(answer.body).not.toContain('Forged');
  });

  test('gets what is published, not the draft, and the new version right after a publish', async () => {
    const { site, home, heading } = await aSite();
    const ask = async () => (await render(site, { type: 'heading', id: heading })).body;
    await save(site, home, (text) => text.replace('Welcome home', 'Drafted'));
    expect(await ask()).toContain('Welcome home');
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect(await ask()).toContain('Drafted');
  });

  test('gets a block of the footer too', async () => {
    const { site } = await aSite();
    const page = (await call('GET', '/', { host: site.host })).body;
    const id = /id="b([a-z0-9]{24})"(?:(?!id="b).)*The footer/.exec(page)?.[1];
    expect((await render(site, { type: 'text', id })).body).toContain('The footer');
  });

  test('needs no crumb, signed in or not', async () => {
    const { site, heading } = await aSite();
    const reader = await kit.aMember(site, [ContributorRole.reporting]);
    const answer = await render(site, { type: 'heading', id: heading, value: { text: 'Forged' } }, reader);
    expect([answer.statusCode, answer.body.includes('Forged')]).toEqual([200, false]);
  });

  test('may send the collection of a summary along', async () => {
    const { site, heading } = await aSite();
    const widgetJSON = JSON.stringify({ type: 'heading', id: heading, value: {} });
    expect((await form(site, { widgetJSON, collectionId: 'a'.repeat(24) })).statusCode).toBe(200);
  });

  test.each<[string, Record<string, string>, number]>([
    ['no field', {}, 400],
    ['no JSON', { widgetJSON: '{' }, 400],
    ['no block', { widgetJSON: 'null' }, 400],
    ['no id', { widgetJSON: '{"type":"heading"}' }, 400],
    ['an unknown type', { widgetJSON: `{"type":"FOO","id":"${newId()}"}` }, 400],
    ['an unknown number', { widgetJSON: `{"type":999,"id":"${newId()}"}` }, 400],
    ['a hostile type', { widgetJSON: `{"type":"__proto__","id":"${newId()}"}` }, 400],
    ['a random id', { widgetJSON: `{"type":"heading","id":"${newId()}"}` }, 404],
    ['a strange id', { widgetJSON: '{"type":"heading","id":"../x"}' }, 404],
    ['far too much', { widgetJSON: 'x'.repeat(300_001) }, 400],
  ])('is refused with %s', async (_, fields, status) => {
    const { site } = await aSite();
    expect((await form(site, fields)).statusCode).toBe(status);
  });

  test('gets no block of another site', async () => {
    const [{ heading }, { site }] = [await aSite(), await aSite()];
    expect((await render(site, { type: 'heading', id: heading })).statusCode).toBe(404);
  });

  test('gets no block of a hidden section or of a closed site', async () => {
    const { site, home, heading } = await aSite();
    const { owner } = site;
    await save(site, home, (text) => text.replace('"hidden":false', '"hidden":true'));
    await call('POST', '/api/content/publish', { as: owner, body: {} });
    expect((await render(site, { type: 'heading', id: heading })).statusCode).toBe(404);
    const other = await aSite();
    const system = { siteId: other.site.id, accountId: null };
    await kit.app.services.content.put(system, 'settings', 'access', { visibility: 'private' });
    await kit.app.services.publishing.publish(system, {});
    expect((await render(other.site, { type: 'heading', id: other.heading })).statusCode).toBe(404);
  });

  test('gets no block of a locked page, nor of a site behind its password, before the password is given', async () => {
    const { site, home, heading } = await aSite();
    const ask = async (cookie = '') =>
      (
        await kit.app.http.inject({
          method: 'POST',
          url: PATH,
          headers: { host: site.host, cookie },
          payload: { widgetJSON: JSON.stringify({ type: 'heading', id: heading }) },
        })
      ).statusCode;
    const passOf = async (path: string, body: object) =>
      cookieFrom(await call('POST', path, { host: site.host, body }));
    const lock = `/api/access/pages/${home.id}`;
    await call('PUT', lock, { as: site.owner, body: { password: 'open sesame' } });
    expect(await ask()).toBe(404);
    const page = await passOf('/api/access/UnlockPage', { page: home.id, password: 'open sesame' });
    expect(await ask(page)).toBe(200);
    await call('DELETE', lock, { as: site.owner });
    expect(await ask()).toBe(200);
    const closed = { websiteType: 1, developerMode: false, cloneable: false, visibility: 'password' };
    await call('PUT', '/api/access', { as: site.owner, body: { ...closed, password: 'come in' } });
    expect(await ask()).toBe(404);
    expect(await ask(await passOf('/api/access/UnlockSite', { password: 'come in' }))).toBe(200);
  });

  test.each([SiteStatus.expired, SiteStatus.removed, SiteStatus.trial])(
    'gets no block of a site with the status %i',
    async (siteStatus) => {
      const { site, heading } = await aSite();
      const { sites } = kit.app.services;
      await kit.db.site(site.id, (tx) => sites.setFacts(tx, site.id, { siteStatus, trialEndsAt: null }));
      sites.forget(site.id);
      expect((await render(site, { type: 'heading', id: heading })).statusCode).toBe(404);
    },
  );

  test('gets no block under a type it does not have', async () => {
    const { site, heading } = await aSite();
    expect((await render(site, { type: 'text', id: heading })).statusCode).toBe(400);
  });
});

describe('an owner’s own code', () => {
  test.each([
    ['code', false],
    ['code', true],
    ['embed', true],
    [23, true],
  ])('is never rendered from a request: %s, as the owner: %j', async (type, isOwner) => {
    const { site, code } = await aSite();
    const value = { html: '<script>alert(2)</script>' };
    const answer = await render(site, { type, id: code, value }, isOwner ? site.owner : undefined);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('alert');
  });
});

describe('somebody who may edit', () => {
  test('gets the block with the values sent, saved or not', async () => {
    const { site } = await aSite();
    const widget = { type: 'heading', id: newId(), value: { text: 'Not saved yet', level: 2 } };
    const answer = await render(site, widget, site.owner);
    expect(answer.json()).toMatchObject({ html: expect.stringMatching(/<h2.*Not saved yet/) as string });
    const asText = { ...widget, value: JSON.stringify(widget.value) };
    expect((await render(site, asText, site.owner)).body).toBe(answer.body);
  });

  test('gets values cleaned as any others', async () => {
    const { site } = await aSite();
    const value = { text: '<img src=x onerror=alert(1)>', level: 'x', onclick: 'alert(1)' };
    const answer = await render(site, { type: 'heading', id: newId(), value }, site.owner);
    expect(answer.json<{ html: string }>().html).not.toMatch(/<img|onclick/);
  });

  test('only on their own site', async () => {
    const [{ site }, other] = [await aSite(), await aSite()];
    const widget = { type: 'heading', id: newId(), value: { text: 'Mine' } };
    expect((await render(other.site, widget, site.owner)).statusCode).toBe(404);
  });
});
