import { beforeAll, expect, test } from 'vitest';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;
let of: Record<string, string>;

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'blog',
        title: 'Notes',
        path: '/notes',
        items: ['Salt', 'Pepper'].map((title) => ({
          title,
          slug: title.toLowerCase(),
          publishAt: '2026-01-01T00:00:00.000Z',
          sections: [],
        })),
      },
    ],
  });
  await call('PUT', '/api/multilingual/languages', {
    as: site.owner,
    body: { languages: ['de', 'de-CH', 'ar'] },
  });
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; title: string }[] };
  of = Object.fromEntries(documents.map((each) => [each.title, each.of]));
});

const setAddress = (title: string, language: string, address: string) =>
  call('PUT', `/api/multilingual/translations/${of[title]}/${language}`, {
    as: site.owner,
    body: { texts: [], address },
  });
const publish = (body: object = {}) => call('POST', '/api/content/publish', { as: site.owner, body });
const visit = async (path: string) => {
  const { status, headers, body } = await call('GET', path, { host: site.host });
  return { status, to: headers.location, body };
};

test('a page, a list and an item are at addresses of their language, and lead there from all others', async () => {
  expect((await setAddress('About', 'de', '/ueber-uns')).json().address).toEqual({
    source: '/about',
    text: '/ueber-uns',
  });
  await setAddress('About', 'ar', '/من-نحن');
  await setAddress('Notes', 'de', '/notizen');
  await setAddress('Salt', 'de', 'salz');
  expect(await visit('/de/ueber-uns')).toMatchObject({ status: 404 });
  expect(await visit('/de/about')).toMatchObject({ status: 200 });
  await publish();
  const arabic = `/ar${encodeURI('/من-نحن')}`;
  for (const path of ['/de/ueber-uns', '/de-ch/ueber-uns', '/de/notizen', '/de/notizen/salz', arabic])
    expect(await visit(path), path).toMatchObject({ status: 200 });
  for (const [from, to] of [
    ['/de/about', '/de/ueber-uns'],
    ['/de/about?a=1', '/de/ueber-uns?a=1'],
    ['/de/Ueber-uns', '/de/ueber-uns'],
    ['/de/notes', '/de/notizen'],
    ['/de/notes/salt', '/de/notizen/salz'],
    ['/de/notizen/salt', '/de/notizen/salz'],
    ['/de/notes/salz', '/de/notizen/salz'],
    ['/de/notizen/Salz', '/de/notizen/salz'],
    ['/ar/about', arabic],
    [arabic.toLowerCase(), arabic],
  ])
    expect(await visit(from ?? ''), from).toMatchObject({ status: 301, to });
  for (const path of ['/ueber-uns', '/notizen', '/ar/ueber-uns', '/notes/salz'])
    expect(await visit(path), path).toMatchObject({ status: 404 });
  const { body } = await visit('/de/notizen');
  expect(body).toContain('href="/de/notizen/salz"');
  expect(body).toContain('href="/de/notizen/pepper"');
  expect(body).toContain('href="/de/ueber-uns"');
  expect(body).toContain('<a href="/notes" hrefLang="en"');
  const found = (await visit('/de/search?q=salt')).body;
  expect(found).toContain('href="/de/notizen/salz"');
});

test('feeds and calendars are there in every language, with its words and addresses', async () => {
  const title = { key: 'title', source: 'Salt', text: 'Salz' };
  await call('PUT', `/api/multilingual/translations/${of['Salt']}/de`, {
    as: site.owner,
    body: { texts: [title] },
  });
  await publish();
  const rss = await visit('/de/notizen/feed.xml');
  expect(rss.status).toBe(200);
  expect(rss.body).toContain('<title>Salz</title>');
  expect(rss.body).toContain('<language>de</language>');
  expect(rss.body).toContain(`<link>https://${site.host}/de/notizen/salz</link>`);
  expect(rss.body).toContain(`href="https://${site.host}/de/notizen/feed.xml" rel="self"`);
  expect((await visit('/de/notizen/feed.json')).body).toContain('"title":"Salz"');
  expect((await visit('/notes/feed.xml')).body).toContain('<title>Salt</title>');
  expect(await visit('/de/notes/feed.xml')).toMatchObject({ status: 301, to: '/de/notizen/feed.xml' });
  expect((await visit('/de/notizen')).body).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/de\/notizen\/feed.xml"/,
  );
});

test('old addresses lead on, also those that two changes have left behind', async () => {
  await setAddress('About', 'de', '/wer-wir-sind');
  await setAddress('About', 'de', '/wir');
  await setAddress('Notes', 'de', '/hefte');
  await setAddress('Salt', 'de', 'meersalz');
  await publish();
  for (const [from, to] of [
    ['/de/ueber-uns', '/de/wir'],
    ['/de/about', '/de/wir'],
    ['/de/notizen', '/de/hefte'],
    ['/de/notizen/salz', '/de/hefte/meersalz'],
    ['/de/hefte/salz', '/de/hefte/meersalz'],
    ['/de/notizen/pepper', '/de/hefte/pepper'],
    ['/de-ch/ueber-uns', '/de-ch/wir'],
  ])
    expect(await visit(from ?? ''), from).toMatchObject({ status: 301, to });
  // Nobody was ever given what was typed between two publishes.
  expect(await visit('/de/wer-wir-sind')).toMatchObject({ status: 404 });
  await setAddress('About', 'de', '');
  await publish();
  expect(await visit('/de/wir')).toMatchObject({ status: 301, to: '/de/about' });
  await setAddress('About', 'de', '/ueber-uns');
  await publish();
  expect(await visit('/de/ueber-uns')).toMatchObject({ status: 200 });
});

test('another default language takes its addresses along', async () => {
  const setDefault = (defaultLanguage: string) =>
    call('PUT', '/api/multilingual/languages', {
      as: site.owner,
      body: { languages: ['en', 'de', 'de-CH', 'ar'], defaultLanguage },
    });
  await setDefault('de');
  expect(await visit('/ueber-uns')).toMatchObject({ status: 200 });
  expect(await visit('/about')).toMatchObject({ status: 301, to: '/ueber-uns' });
  expect(await visit('/en/about')).toMatchObject({ status: 200 });
  await setDefault('en');
  expect(await visit('/about')).toMatchObject({ status: 200 });
  expect(await visit('/de/ueber-uns')).toMatchObject({ status: 200 });
});

test.each([
  ['About', '/notes', '“About” and “Notes” would both have the address /notes in Arabic'],
  ['About', '/ar/x', 'Addresses that begin with /ar belong to a language of this site.'],
  ['About', '/\u202Ex', 'An address cannot contain spaces or invisible characters.'],
  ['About', '/من-about', 'An address cannot mix letters'],
  ['Home', '/start', 'This has the same address in every language.'],
  ['Salt', 'pepper', '“/notes/salt” and “/notes/pepper” would both have the address /notes/pepper in Arabic'],
  ['Salt', '/salz', 'Must be an address such as a-day-at-sea'],
])('“%s” cannot be at %s', async (title, address, sentence) => {
  const reply = await setAddress(title, 'ar', address);
  expect([400, 409]).toContain(reply.status);
  expect(reply.json().message ?? reply.body).toContain(sentence);
});

test('a page that moves to an address of another in some language is not published', async () => {
  await call('POST', '/api/content/documents', {
    as: site.owner,
    body: { kind: 'page', body: { title: 'Over us', path: '/ueber-uns' } },
  });
  const reply = await publish();
  expect(reply.status).toBe(409);
  expect(reply.body).toContain('would both have the address /ueber-uns in German. Change one of them first.');
  expect(await visit('/ueber-uns')).toMatchObject({ status: 404 });
});

test('those who see drafts see the addresses of drafts', async () => {
  await setAddress('About', 'ar', '/عنا');
  const path = `/ar${encodeURI('/عنا')}`;
  expect((await call('GET', `${path}?draft=view`, { as: site.owner })).status).toBe(200);
  expect((await call('GET', path, { host: site.host })).status).toBe(404);
});
