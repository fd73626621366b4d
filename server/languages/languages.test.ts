import { beforeAll, describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'blog',
        title: 'Notes',
        path: '/notes',
        items: [{ title: 'Salt', slug: 'salt', publishAt: '2026-01-01T00:00:00.000Z', sections: [] }],
      },
    ],
  });
});

interface Text {
  key: string;
  state: string;
  source: unknown;
  text: unknown;
  was: unknown;
}

const setLanguages = (languages: string[], more: object = {}, of = site) =>
  call('PUT', '/api/multilingual/languages', { as: of.owner, body: { languages, ...more } });
const visit = (path: string, of = site) => call('GET', path, { host: of.host });
const bodyAt = async (path: string, of = site) => (await visit(path, of)).body;

async function documentAt(path: string, of = site) {
  const { documents } = (await call('GET', '/api/content/documents', { as: of.owner })).json() as {
    documents: { id: string; path: string; revision: number }[];
  };
  return documents.find((each) => each.path === path) ?? { id: '', revision: 0 };
}

async function textsOf(name: string, language: string, of = site): Promise<Text[]> {
  const reply = await call('GET', `/api/multilingual/translations/${name}/${language}`, { as: of.owner });
  return reply.json().texts as Text[];
}

/** Says texts otherwise, by the words they have. */
async function translate(name: string, language: string, said: Record<string, unknown>, of = site) {
  const texts = (await textsOf(name, language, of)).flatMap(({ key, source }) =>
    typeof source === 'string' && source in said ? [{ key, source, text: said[source] }] : [],
  );
  const reply = await call('PUT', `/api/multilingual/translations/${name}/${language}`, {
    as: of.owner,
    body: { texts },
  });
  expect(reply.status, reply.body).toBe(200);
}

const publish = (body: object = {}, of = site) =>
  call('POST', '/api/content/publish', { as: of.owner, body });

async function edit(path: string, from: string, to: string) {
  const { id, revision } = await documentAt(path);
  const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json();
  const changed: unknown = JSON.parse(JSON.stringify(body).replaceAll(from, to));
  await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: changed },
  });
  return id;
}

test('an item is said in its language on its page and in lists, and falls back text by text', async () => {
  const { owner, host } = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'blog',
        title: 'Notes',
        path: '/notes',
        items: [
          {
            title: 'Salt',
            slug: 'salt',

            publishAt: '2026-01-01T00:00:00.000Z',
            sections: [],
          },
          { title: 'Pepper', slug: 'pepper', publishAt: '2026-01-02T00:00:00.000Z', sections: [] },
        ],
      },
    ],
  });
  const there = { ...site, owner, host };
  await setLanguages(['de', 'de-CH'], {}, there);
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: owner })
  ).json() as { documents: { of: string; kind: string; title: string }[] };
  const salt = documents.find(({ kind, title }) => kind === 'item' && title === 'Salt')?.of ?? '';
  await translate(salt, 'de', { Salt: 'Salz' }, there);
  expect(await bodyAt('/de/notes/salt', there)).not.toContain('Salz');
  await publish({}, there);
  expect(await bodyAt('/de/search?q=salz', there)).toMatch(/href="\/de\/notes\/salt"[^>]*>Salz/);
  const item = await bodyAt('/de/notes/salt', there);
  expect(item).toContain('<h1');
  expect(item).toMatch(/<title>Salz/);
  const list = await bodyAt('/de-ch/notes', there);
  expect(list).toContain('Salz');
  expect(list).toContain('Pepper');
  expect(await bodyAt('/de/notes/pepper', there)).toContain('Salz');
  expect(await bodyAt('/notes', there)).not.toContain('Salz');
});

test('fields that an owner made are said in the language of the page, and choices are stored as they were written', async () => {
  const { owner, host } = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'custom',
        title: 'Wines',
        path: '/wines',
        values: {
          fields: [
            { key: 'grape', label: 'Grape', type: 'text', inList: true },
            { key: 'body', label: 'Body', type: 'choice', choices: ['Light', 'Full'], inList: true },
          ],
        },
        items: [
          {
            title: 'Lambrusco',
            slug: 'lambrusco',
            publishAt: '2026-01-01T00:00:00.000Z',
            values: { custom: { grape: 'Black grape', body: 'Full' } },
            sections: [],
          },
        ],
      },
    ],
  });
  const there = { ...site, owner, host };
  await setLanguages(['de'], {}, there);
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: owner })
  ).json() as { documents: { of: string; kind: string; title: string }[] };
  const named = (title: string) => documents.find((each) => each.title === title)?.of ?? '';
  await translate(named('Lambrusco'), 'de', { 'Black grape': 'Schwarze Traube' }, there);
  await translate(named('Wines'), 'de', { Grape: 'Rebsorte', Body: 'Körper', Full: 'Voll' }, there);
  await publish({}, there);
  for (const path of ['/de/wines', '/de/wines/lambrusco']) {
    const page = await bodyAt(path, there);
    for (const words of ['Rebsorte', 'Schwarze Traube', 'Körper', 'Voll']) expect(page).toContain(words);
  }
  const page = await bodyAt('/wines/lambrusco', there);
  for (const words of ['Grape', 'Black grape', 'Full']) expect(page).toContain(words);
});

describe('the calls', () => {
  test('a site begins in one language', async () => {
    const settings = await call('GET', '/api/multilingual/settings', { as: site.owner });
    expect([settings.status, settings.json()]).toEqual([
      200,
      { languages: ['en'], defaultLanguage: 'en', sourceLanguage: 'en', domains: [] },
    ]);
    const status = await call('GET', '/api/multilingual/status', { as: site.owner });
    expect(status.json()).toMatchObject({ enabled: false, languages: [{ language: 'en', isDefault: true }] });
  });

  test('languages are set, and counted', async () => {
    const reply = await setLanguages(['en', 'fr', 'de', 'ar']);
    expect([reply.status, reply.json().languages]).toEqual([200, ['en', 'fr', 'de', 'ar']]);
    const { languages } = (await call('GET', '/api/multilingual/settings', { as: site.owner })).json();
    expect(languages).toEqual(['en', 'fr', 'de', 'ar']);
    const status = (await call('GET', '/api/multilingual/status', { as: site.owner })).json();
    expect(status).toMatchObject({ enabled: true });
    expect(status.languages).toContainEqual(
      expect.objectContaining({ language: 'fr', translated: 0, outOfDate: 0 }),
    );
  });

  test.each([['xx'], ['german'], ['de_DE'], ['de-XX'], ['de-ZZ'], ['zxx'], [''], ['d\u200Be'], ['\u202Ede']])(
    '“%s” is no language',
    async (code) => {
      const reply = await setLanguages(['en', code]);
      expect(reply.status).toBe(400);
      expect(reply.body).toContain(`${code} is not one of the expected options`);
    },
  );

  test('strangers and those without the permission are refused', async () => {
    const anonymous = await call('GET', '/api/multilingual/settings', { host: site.host });
    expect(anonymous.status).toBe(401);
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    const reply = await call('PUT', '/api/multilingual/languages', {
      as: editor,
      body: { languages: ['en'] },
    });
    expect(reply.status).toBe(403);
  });

  test('a page and a language cannot have one address', async () => {
    const create = (path: string) =>
      call('POST', '/api/content/documents', {
        as: site.owner,
        body: { kind: 'page', body: { title: 'Nihon', path } },
      });
    expect((await create('/ja')).status).toBe(200);
    const reply = await setLanguages(['en', 'fr', 'de', 'ar', 'ja']);
    expect(reply.status).toBe(400);
    expect(reply.body).toContain('the page at /ja has one. Move that page first.');
    const page = await create('/de/nihon');
    expect(page.status).toBe(400);
    expect(page.body).toContain('Addresses that begin with /de belong to a language of this site.');
  });

  test('two languages cannot have one address: other codes of a language are that language', async () => {
    const before = ['en', 'fr', 'de', 'ar'];
    expect((await setLanguages([...before, 'DE', 'deu', 'fra'])).json().languages).toEqual(before);
    const page = { title: 'Ivrit', path: '/he' };
    await call('POST', '/api/content/documents', { as: site.owner, body: { kind: 'page', body: page } });
    const reply = await setLanguages([...before, 'iw']);
    expect(reply.status).toBe(400);
    expect(reply.body).toContain('needs addresses that begin with /he, and the page at /he has one.');
  });

  test('a language the site does not have cannot be written in', async () => {
    const { id } = await documentAt('/about');
    const reply = await call('PUT', `/api/multilingual/translations/${id}/ja`, {
      as: site.owner,
      body: { texts: [] },
    });
    expect([reply.status, reply.json().message ?? reply.body]).toEqual([
      400,
      expect.stringContaining('This site is not translated into Japanese.'),
    ]);
  });
});

describe('visitors', () => {
  test('get a page in a language at its address, and in the default where nothing is translated', async () => {
    const french = await visit('/fr/about');
    expect(french.status).toBe(200);
    expect(french.body).toContain('<html lang="fr" dir="ltr"');
    expect(french.body).toContain('About us');
    expect(french.body).toMatch(/data-block="heading"[^>]* lang="en" dir="ltr"/);
    expect(await bodyAt('/ar/about')).toContain('<html lang="ar" dir="rtl"');
  });

  test.each([
    ['/ja/about', 404, undefined],
    ['/en/about', 301, '/about'],
    ['/en', 301, '/'],
    ['/DE/about', 301, '/de/about'],
    ['/fr/', 301, '/fr'],
    ['/fr/no-such', 404, undefined],
    ['/fr/robots.txt', 404, undefined],
    ['/fr/sitemap.xml', 404, undefined],
    ['/fr/notes/feed.xml', 200, undefined],
    ['/fr/About', 301, '/fr/about'],
    ['/fr/notes/salt', 200, undefined],
  ])('%s answers %i', async (path, status, to) => {
    const reply = await visit(path);
    expect([reply.status, reply.headers.location]).toEqual([status, to]);
  });

  test('read translations once they are published, with the page', async () => {
    const { id } = await documentAt('/about');
    await translate(id, 'de', { 'About us': 'Über uns', About: 'Über', 'Who we are.': 'Wer wir sind.' });
    await translate('navigation.navigation', 'de', { Home: 'Start', More: 'Mehr', About: 'Über' });
    expect(await bodyAt('/de/about')).not.toContain('Über uns');
    expect((await publish({ documentIds: [id] })).status).toBe(200);
    const page = await bodyAt('/de/about');
    expect(page).toContain('Über uns</h1>');
    expect(page).toContain('<title>Über — Small site</title>');
    expect(page).not.toMatch(/data-block="heading"[^>]* lang=/);
    expect(page).not.toContain('Mehr');
    await publish();
    const whole = await bodyAt('/de/about');
    expect(whole).toContain('Mehr');
    expect(whole).toContain('href="/de/about"');
    expect(whole).not.toContain('href="/about"><');
    expect(await bodyAt('/about')).toContain('About us</h1>');
    expect(await bodyAt('/fr/about')).toContain('About us</h1>');
  });

  test('an undone publish takes its translations back too', async () => {
    const id = await edit('/', 'Welcome home', 'Welcome back');
    await translate(id, 'de', { 'Welcome back': 'Willkommen zurück' });
    const { number } = (await publish({ documentIds: [id] })).json();
    expect(await bodyAt('/de')).toContain('Willkommen zurück');
    await call('POST', `/api/content/releases/${String(number)}/undo`, { as: site.owner, body: {} });
    expect(await bodyAt('/de')).toContain('Welcome home');
    await publish();
  });

  test('the language switch leads to the same page', async () => {
    const footer = (await bodyAt('/de/about')).split('<footer')[1] ?? '';
    expect(footer).toContain('<span lang="de" aria-current="true">Deutsch</span>');
    expect(footer).toContain('<a href="/about" hrefLang="en" lang="en">English</a>');
    expect(footer).toContain('<a href="/fr/about" hrefLang="fr" lang="fr">français</a>');
  });

  test('old addresses lead on in the language', async () => {
    await edit('/about', '"/about"', '"/who"');
    await publish();
    const reply = await visit('/de/about');
    expect([reply.status, reply.headers.location]).toEqual([301, '/de/who']);
    await edit('/who', '"/who"', '"/about"');
    await publish();
  });
});

test('exactly the text that changed is out of date, with what it was', async () => {
  const id = await edit('/about', 'About us', 'All about us');
  const { findings } = (await call('GET', '/api/content/checks', { as: site.owner })).json() as {
    findings: { check: string; message: string; place: object }[];
  };
  expect(findings.filter(({ check }) => check === 'outOfDate')).toMatchObject([
    {
      message: '1 text is out of date in German.',
      place: { kind: 'translation', id: `de/${id}` },
    },
  ]);
  const texts = await textsOf(id, 'de');
  expect(texts.filter(({ state }) => state === 'outOfDate')).toEqual([
    expect.objectContaining({ source: 'All about us', was: 'About us', text: 'Über uns' }),
  ]);
  expect(texts.find(({ source }) => source === 'Who we are.')).toMatchObject({ state: 'translated' });
  await publish();
  expect(await bodyAt('/de/about')).toContain('Über uns</h1>');
});

test('what was translated before is suggested where it is written again', async () => {
  const { id } = await documentAt('/');
  const memory = async () =>
    (await call('GET', `/api/multilingual/memory/${id}/ar`, { as: site.owner })).json() as {
      suggestions: { source: unknown; text: unknown; isExact: boolean }[];
    };
  expect(await memory()).toEqual({ suggestions: [] });
  await translate((await documentAt('/about')).id, 'ar', { 'Who we are.': 'من نحن.' });
  await edit('/', 'The first page.', 'Who we are.');
  expect((await memory()).suggestions).toContainEqual(
    expect.objectContaining({ source: 'Who we are.', text: 'من نحن.', isExact: true }),
  );
  await edit('/', 'Who we are.', 'The first page.');
});

test('two people who write at once both keep what they wrote', async () => {
  const { id } = await documentAt('/');
  await Promise.all([
    translate(id, 'fr', { 'Welcome back': 'Bon retour' }),
    translate(id, 'fr', { 'The first page.': 'La première page.' }),
  ]);
  const said = (await textsOf(id, 'fr')).map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['Bon retour', 'La première page.']));
});

test('another default changes addresses and loses nothing', async () => {
  await setLanguages(['en', 'fr', 'de', 'ar'], { defaultLanguage: 'de' });
  expect(await bodyAt('/about')).toContain('<html lang="de"');
  expect(await bodyAt('/en/about')).toContain('All about us');
  expect((await visit('/de/about')).headers.location).toBe('/about');
  await setLanguages(['en', 'fr', 'de', 'ar'], { defaultLanguage: 'en' });
  expect(await bodyAt('/de/about')).toContain('Über uns');
});

test('a language that is removed and added again has its translations still', async () => {
  await setLanguages(['en', 'fr', 'ar']);
  expect((await visit('/de/about')).status).toBe(404);
  await setLanguages(['en', 'fr', 'ar', 'de']);
  expect(await bodyAt('/de/about')).toContain('Über uns');
});

test('a language removed while somebody writes in it refuses new words, keeps what is open, and has all of it when it is back', async () => {
  const { id } = await documentAt('/about');
  const opened = (
    await call('POST', `/api/multilingual/translations/${id}/de`, { as: site.owner })
  ).json() as { id: string; revision: number };
  const { body } = (await call('GET', `/api/content/documents/${opened.id}`, { as: site.owner })).json() as {
    body: { texts: { key: string }[] };
  };
  await setLanguages(['en', 'fr', 'ar']);
  const refused = await call('PUT', `/api/multilingual/translations/${id}/de`, {
    as: site.owner,
    body: { texts: [] },
  });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.stringContaining('This site is not translated into German.'),
  ]);
  const texts = body.texts.map((text) => (text.key === 'title' ? { ...text, text: 'Wer wir sind' } : text));
  const saved = await call('PUT', `/api/content/documents/${opened.id}`, {
    as: site.owner,
    body: { base: opened.revision, body: { ...body, texts } },
  });
  expect(saved.status, saved.body).toBe(200);
  expect((await visit('/de/about')).status).toBe(404);
  await setLanguages(['en', 'fr', 'ar', 'de']);
  expect((await textsOf(id, 'de')).find(({ key }) => key === 'title')?.text).toBe('Wer wir sind');
});

test('every alternate is there, names itself and all others; no page is at two addresses', async () => {
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; title: string }[] };
  for (const [title, language, address] of [
    ['About', 'de', '/ueber-uns'],
    ['About', 'ar', '/من-نحن'],
    ['Notes', 'de', '/notizen'],
    ['Salt', 'de', 'salz'],
    ['Salt', 'fr', 'sel'],
  ]) {
    const name = documents.find((each) => each.title === title)?.of;
    const body = { texts: [], address };
    const reply = await call('PUT', `/api/multilingual/translations/${name}/${language}`, {
      as: site.owner,
      body,
    });
    expect(reply.status, reply.body).toBe(200);
  }
  await publish();
  const origin = `https://${site.host}`;
  const map = await bodyAt('/sitemap.xml');
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain(`${origin}/de/notizen/salz`);
  expect(listed).toContain(`${origin}/fr/notes/sel`);
  const heads = new Map<string, { canonical: string; alternates: string[] }>();
  for (const address of listed) {
    const reply = await visit(address.slice(origin.length) || '/');
    expect(reply.status, address).toBe(200);
    heads.set(address, {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(reply.body)?.[1] ?? '',
      alternates: [...reply.body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    });
  }
  for (const [address, { canonical, alternates }] of heads) {
    expect(canonical).toBe(address);
    expect(alternates).toHaveLength(5);
    for (const alternate of alternates) {
      const [, href = ''] = alternate.split(' ');
      expect(heads.get(href)?.alternates, `${address} names ${href}`).toEqual(alternates);
    }
  }
  for (const page of ['/about', '/notes', '/notes/salt'])
    for (const other of [`/en${page}`, `/De${page}`, `/de${page}`, `/de/de${page}`])
      expect((await visit(other)).status, other).not.toBe(200);
});
