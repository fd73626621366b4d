import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Redirect } from '#core/settings/redirects.ts';
import { ERRORS } from '#contract/errors.ts';
import type { Change, DocumentEntry, Release } from '#contract/content/content.ts';
import { SESSION_COOKIE } from '../../accounts/sessions/session-cookie.ts';
import { smallTemplate } from '../../testing/small-template.ts';
import { useApp, type Session, type TestSite } from '../../testing/app.ts';

const kit = useApp();
const { call } = kit;

interface Opened {
  id: string;
  revision: number;
}

const open = async (site: TestSite, key: string) =>
  (
    await call('POST', '/api/content/singles', { as: site.owner, body: { kind: 'settings', key } })
  ).json() as unknown as Opened;
const read = async (site: TestSite, id: string) =>
  (
    await call('GET', `/api/content/documents/${id}`, { as: site.owner })
  ).json() as unknown as DocumentEntry & {
    body: Record<string, unknown>;
  };
const changesFor = async (who: Session) =>
  (await call('GET', '/api/content/changes', { as: who })).json().changes as Change[];

async function save(site: TestSite, key: string, values: object) {
  const { id, revision } = await open(site, key);
  const { body } = await read(site, id);
  const answer = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: { ...body, ...values } },
  });
  return { id, answer };
}

async function publish(site: TestSite, key: string, values: object): Promise<void> {
  const { id, answer } = await save(site, key, values);
  expect(answer.status).toBe(200);
  const body = { documentIds: [id] };
  expect((await call('POST', '/api/content/publish', { as: site.owner, body })).status).toBe(200);
}

describe('a group that the site has none of yet', () => {
  test('is there with its defaults, once, and is nothing to publish', async () => {
    const site = await kit.aSite();
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await open(site, 'business')).id));
    expect(new Set(ids).size).toBe(1);
    const document = await read(site, ids[0] ?? '');
    expect(document).toMatchObject({ key: 'business', state: 'live', revision: 1, body: { name: '' } });
    expect(await changesFor(site.owner)).toEqual([]);
  });

  test('an existing one is not touched', async () => {
    const site = await kit.aSite();
    const { id } = await open(site, 'site');
    expect((await read(site, id)).body).toMatchObject({ title: 'Small site' });
  });

  test.each([
    ['settings', 'nonsense'],
    ['settings', '__proto__'],
    ['page', 'page'],
    ['theme', 'other'],
  ])('%s %s cannot be opened', async (kind, key) => {
    const site = await kit.aSite();
    const answer = await call('POST', '/api/content/singles', { as: site.owner, body: { kind, key } });
    expect([answer.status, answer.json().errorKey]).toEqual([404, 'notFound']);
  });

  test('what was stored before a field existed is read with its default', async () => {
    const site = await kit.aSite();
    const { id } = await open(site, 'site');
    await kit.db.site(site.id, (tx) =>
      tx.$client.query(
        "update revisions set body = (body - 'region') || '{\"gone\":1}' where document_id = $1",
        [id],
      ),
    );
    const { body } = await read(site, id);
    expect(body).toMatchObject({ region: '' });
    expect(body).not.toHaveProperty('gone');
  });
});

describe('an editor', () => {
  async function anEditor() {
    const site = await kit.aSite();
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    const { id } = await save(site, 'site', { title: 'Changed' });
    return { site, editor, id };
  }

  test('is refused every call about settings, with a sentence', async () => {
    const { site, editor, id } = await anEditor();
    const { revision, body } = await read(site, id);
    const at = new Date(Date.now() + 1e6).toISOString();
    for (const [method, path, sent] of [
      ['GET', '/api/content/documents?kind=settings', undefined],
      ['GET', `/api/content/documents/${id}`, undefined],
      ['GET', `/api/content/documents/${id}/history`, undefined],
      ['PUT', `/api/content/documents/${id}`, { base: revision, body }],
      ['POST', `/api/content/documents/${id}/restore`, { base: revision, revision: 1 }],
      ['DELETE', `/api/content/documents/${id}`, { base: revision }],
      ['POST', '/api/content/documents', { kind: 'settings', body: {} }],
      ['POST', '/api/content/singles', { kind: 'settings', key: 'code' }],
      ['POST', '/api/content/publish', { documentIds: [id] }],
      ['POST', '/api/content/schedules', { at, documentIds: [id] }],
    ] as const) {
      const answer = await call(method, path, { as: editor, body: sent });
      expect([method, path, answer.status, answer.json().error]).toEqual([
        method,
        path,
        403,
        ERRORS.forbidden.sentence,
      ]);
    }
    expect((await read(site, id)).revision).toBe(revision);
  });

  test('publishes everything else, and cannot undo a release of settings', async () => {
    const { site, editor, id } = await anEditor();
    expect(await changesFor(editor)).toEqual([]);
    expect((await call('POST', '/api/content/publish', { as: editor, body: {} })).status).toBe(409);
    await call('POST', '/api/content/documents', {
      as: editor,
      body: { kind: 'page', body: { title: 'New', path: '/new' } },
    });
    const published = await call('POST', '/api/content/publish', { as: editor, body: {} });
    expect((published.json() as unknown as Release).changes.map(({ kind }) => kind)).toEqual(['page']);
    expect((await changesFor(site.owner)).map(({ documentId }) => documentId)).toEqual([id]);
    const release = await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    const number = String(release.json().number);
    expect((await call('POST', `/api/content/releases/${number}/undo`, { as: editor })).status).toBe(403);
    expect((await call('POST', `/api/content/releases/${number}/undo`, { as: site.owner })).status).toBe(200);
  });

  test('a planned publish of everything leaves settings out', async () => {
    const { site, editor, id } = await anEditor();
    const planned = await call('POST', '/api/content/schedules', {
      as: editor,
      body: { at: new Date(Date.now() + 1e6).toISOString() },
    });
    await kit.app.services.publishing.publishScheduled(site.id, String(planned.json().id));
    expect((await changesFor(site.owner)).map(({ documentId }) => documentId)).toEqual([id]);
  });

  test('still reads the title of the site', async () => {
    const { editor } = await anEditor();
    expect((await call('GET', '/api/sites', { as: editor })).json().sites).toMatchObject([
      { title: 'Small site' },
    ]);
  });
});

describe('the owner’s own code', () => {
  const CODE = '<script>window.mine = 1;</script>';
  const aSiteWithCode = () =>
    kit.aSite({ ...smallTemplate, settings: { code: { header: CODE, footer: CODE } } });
  const count = (html: string) => html.split(CODE).length - 1;
  const cookie = ({ token }: Session) => `__Host-${SESSION_COOKIE}=${token}; DISABLE_USER_SCRIPTS=true`;

  test.each([
    ['/', 2],
    ['/about', 2],
    ['/search', 0],
    ['/nothing', 0],
  ])('on %s stands %i times', async (path, times) => {
    const site = await aSiteWithCode();
    expect(count((await call('GET', path, { host: site.host })).body)).toBe(times);
  });

  test('never in the admin, and not for contributors who ask for it', async () => {
    const site = await aSiteWithCode();
    expect(count((await call('GET', '/config/', { as: site.owner })).body)).toBe(0);
    expect(count((await call('GET', '/', { as: site.owner })).body)).toBe(2);
    const asked = await call('GET', '/', { host: site.host, headers: { cookie: cookie(site.owner) } });
    expect(count(asked.body)).toBe(0);
    expect(asked.headers['content-security-policy']).not.toContain("connect-src 'self' https:");
    const stranger = await kit.aMember(site, []);
    const other = await call('GET', '/', { host: site.host, headers: { cookie: cookie(stranger) } });
    expect(count(other.body)).toBe(2);
    const visitor = await call('GET', '/', {
      host: site.host,
      headers: { cookie: 'DISABLE_USER_SCRIPTS=true' },
    });
    expect(count(visitor.body)).toBe(2);
  });
});

test('saving settings leaves a trace', async () => {
  const site = await kit.aSite();
  await save(site, 'code', { header: '<!-- hello -->' });
  const { rows } = await kit.db.readSite(site.id, (tx) =>
    tx.$client.query("select account_id, detail from audit_entries where action = 'document.save'"),
  );
  expect(rows).toEqual([
    {
      account_id: site.ownerId,
      detail: expect.objectContaining({ kind: 'settings', title: expect.any(String) }),
    },
  ]);
});

describe('what a site says of itself', () => {
  const home = async (site: TestSite) => (await call('GET', '/', { host: site.host })).body;

  test('language and region, in the document and the context', async () => {
    const site = await kit.aSite();
    await publish(site, 'site', { language: 'de', region: 'CH', timezone: 'Europe/Zurich' });
    const html = await home(site);
    expect(html).toContain('<html lang="de-CH"');
    expect(html).toContain('"locale":"de-CH","timeZone":"Europe/Zurich"');
    expect(html).toContain('"inLanguage":"de-CH"');
    expect(html).toContain('property="og:locale" content="de_CH"');
  });

  test('the business behind it, for search engines and blocks', async () => {
    const site = await kit.aSite();
    expect(await home(site)).not.toContain('#business');
    await publish(site, 'business', {
      name: 'Ada </script> & Co',
      kind: 'LocalBusiness',
      hours: [{ day: 'Friday', opens: '10:00', closes: '18:00' }],
    });
    const html = await home(site);
    const data = JSON.parse(/application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      isPartOf: { publisher: unknown };
    };
    expect(data.isPartOf.publisher).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Ada </script> & Co',
      url: `https://${site.host}`,
      openingHoursSpecification: [{ dayOfWeek: 'Friday' }],
    });
    expect(html).toContain('"businessInformation":{"name":"Ada');
  });

  test('hidden from search engines it is in no sitemap', async () => {
    const site = await kit.aSite();
    await publish(site, 'site', { hideFromSearchEngines: true });
    expect(await home(site)).toContain('name="robots" content="noindex"');
    expect((await call('GET', '/sitemap.xml', { host: site.host })).body).not.toContain('<loc>');
  });

  test.each([
    ['site', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['site', { region: 'XX' }, 'region'],
    ['redirects', { rules: [{ from: '/a', to: '/a', status: 301 }] }, 'rules.0.to'],
    ['code', { header: 'x'.repeat(50_001) }, 'header'],
  ])('%s %j is refused at %s', async (key, values, path) => {
    const site = await kit.aSite();
    const { answer } = await save(site, key, values);
    expect([answer.status, Object.keys(answer.json().errors as object)]).toEqual([400, [path]]);
  });
});

describe('redirects', () => {
  const rules: Redirect[] = [
    { from: '/old', to: '/about', status: 301 },
    { from: '/blog/[name]', to: 'https://journal.example/[name]', status: 302 },
    { from: '/about', to: '/', status: 301 },
  ];

  test.each([
    ['/old', 301, '/about'],
    ['/old?a=1', 301, '/about?a=1'],
    ['/Old', 301, '/about'],
    ['/blog/first?b=2', 302, 'https://journal.example/first?b=2'],
    ['/blog/%2F%2Fevil', 302, 'https://journal.example/%2F%2Fevil'],
    ['/about', 200, undefined],
    ['/nothing', 404, undefined],
  ])('%s: %i %s', async (path, status, location) => {
    const site = await kit.aSite({ ...smallTemplate, settings: { redirects: { rules: rules.slice(0, 2) } } });
    const answer = await call('GET', path, { host: site.host });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('take effect with the publish, and a page wins over them', async () => {
    const site = await kit.aSite();
    const status = async (path: string) => (await call('GET', path, { host: site.host })).status;
    await save(site, 'redirects', { rules: rules.slice(0, 1) });
    expect(await status('/old')).toBe(404);
    await publish(site, 'redirects', { rules: rules.slice(2) });
    expect(await status('/about')).toBe(200);
    await publish(site, 'redirects', { rules: rules.slice(0, 1) });
    expect(await status('/old')).toBe(301);
  });

  test('tell strangers nothing of a private site', async () => {
    const site = await kit.aSite({
      ...smallTemplate,
      settings: { access: { visibility: 'private' }, redirects: { rules: rules.slice(0, 1) } },
    });
    expect((await call('GET', '/old', { host: site.host })).status).toBe(401);
    expect((await call('GET', '/old', { as: site.owner })).status).toBe(301);
  });
});
