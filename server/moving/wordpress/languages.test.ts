import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyReport } from '#core/moving/report.ts';
import { aPicture } from '../../assets/testing/files.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { makeMoveIn } from '../testing/move-in.ts';
import { POLYLANG_EXPORT } from '../testing/polylang-export.ts';
import { makeWxrImport } from './wxr-import.ts';
import { WPML_EXPORT } from '../testing/wpml-export.ts';
import { wxrFile, wxrItem } from '../testing/wxr-file.ts';

const kit = useApp({ allowsPrivateTargets: false });
const { call } = kit;
const moveIn = makeMoveIn(call);

const visit = (site: TestSite, path: string) => call('GET', path, { host: site.host });
const languagesOf = async (site: TestSite) =>
  (await call('GET', '/api/multilingual/settings', { as: site.owner })).json() as { languages: string[] };
const mainOf = (page: string) => /<main[^]*<\/main>/.exec(page)?.[0] ?? '';

describe('an export in several languages by Polylang', () => {
  let site: TestSite;
  let lost: string;

  test('becomes one document for each group, translated text by text', async () => {
    site = await kit.aSite();
    const { state, report, problem } = await moveIn(site, POLYLANG_EXPORT);
    expect({ state, problem }).toEqual({ state: 'done', problem: '' });
    lost = report.lost.map(({ what, why }) => `${what} | ${why}`).join('\n');
    expect(report.carried).toMatchObject({ posts: 1, pages: 2, translations: 3, 'links in the menu': 2 });
    expect((await languagesOf(site)).languages.toSorted()).toEqual(['ar', 'de', 'en']);

    const english = mainOf((await visit(site, '/blog/salt')).body);
    expect(english).toContain('Four days by the sea.');
    expect(english).toContain('Wednesday');
    expect(english).not.toContain('Meer');
    const german = await visit(site, '/de/blog/salz');
    expect(german.status).toBe(200);
    expect(german.body).toContain('<html lang="de"');
    const said = mainOf(german.body);
    for (const words of [
      'Salz &amp; Wind',
      'Vier Tage am Meer.',
      'Mittwoch',
      'Nur auf Deutsch: der Fahrplan.',
    ])
      expect(said).toContain(words);
    expect(said).not.toContain('Four days');
  });

  test('keeps the addresses of each language, and leads there from the old ones', async () => {
    expect((await visit(site, '/de/geschichte')).body).toContain('Wie es begann.');
    expect((await visit(site, '/story')).body).toContain('How it began.');
    expect(await visit(site, '/de/story')).toMatchObject({ headers: { location: '/de/geschichte' } });
    expect((await visit(site, '/de/2020/05/salz')).headers.location).toBe('/de/blog/salz');
    expect((await visit(site, '/2020/05/salt')).headers.location).toBe('/blog/salt');
  });

  test('shows what only one language has in that language alone', async () => {
    expect((await visit(site, '/de/blog/salz')).body).toContain('https://player.example/fahrplan');
    expect((await visit(site, '/blog/salt')).body).not.toContain('https://player.example/fahrplan');
  });

  test('says tags, categories and the menu in each language', async () => {
    expect((await visit(site, '/de/blog/salz')).body).toContain('Reisen');
    const english = (await visit(site, '/blog/salt')).body;
    expect(english).toContain('Travel');
    expect(english).not.toContain('Reisen');
    const header = (page: string) => /<header[^]*<\/header>/.exec(page)?.[0] ?? '';
    expect(header((await visit(site, '/story')).body)).toContain('>Us<');
    const german = header((await visit(site, '/de/geschichte')).body);
    expect(german).toContain('Geschichte');
    expect(german).not.toContain('>Us<');
    expect(german + header((await visit(site, '/story')).body)).not.toContain('pll_switcher');
    expect(lost).toContain('A link in the menu: Languages | Sites have a language switch of their own here.');
  });

  test('keeps a translation that was a draft from visitors', async () => {
    const arabic = (await visit(site, '/ar/blog/salt')).body;
    expect(arabic).toContain('Four days by the sea.');
    expect(arabic).not.toContain('أربعة أيام');
    const { documents } = (
      await call('GET', '/api/multilingual/documents?language=ar', { as: site.owner })
    ).json() as { documents: { title: string; translated: number }[] };
    expect(documents.find(({ title }) => title === 'Salt & wind')?.translated).toBe(2);
  });

  test('says what was in one language alone in that language, and that it was', async () => {
    expect((await visit(site, '/de/impressum')).body).toContain('Angaben gemäß § 5.');
    expect(mainOf((await visit(site, '/de/impressum')).body)).not.toContain('lang="en"');
    expect(lost).toContain('Impressum: other languages than de');
  });

  test('names what has no counterpart, and none of its own bookkeeping', () => {
    expect(lost).toContain('“Nur hier”');
    expect(lost).not.toContain('pll_');
    expect(lost).not.toContain('post_translations');
    expect(lost).not.toContain('locale');
  });

  test('is known when it comes again', async () => {
    const { report } = await moveIn(site, POLYLANG_EXPORT);
    expect(report.carried).toEqual({});
    expect(report.known).toBe(8);
  });
});

test('each language keeps the picture it had chosen for a post', async () => {
  const site = await kit.aSite();
  const { services } = kit.app;
  const image = (id: number, name: string) =>
    wxrItem({
      id,
      type: 'attachment',
      title: name,
      status: 'inherit',
      rest: `<wp:attachment_url>https://old.example/${name}.jpg</wp:attachment_url>`,
    });
  const post = (id: number, language: string, picture: number) =>
    wxrItem({
      id,
      title: `Salt ${language}`,
      slug: `salt-${language}`,
      content: `<p>In ${language}</p>`,
      rest: `<category domain="language" nicename="${language}"><![CDATA[${language}]]></category>
<category domain="post_translations" nicename="pll_1"><![CDATA[pll_1]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${picture}</wp:meta_value></wp:postmeta>`,
    });
  const file = join(mkdtempSync(join(tmpdir(), 'plinth-')), 'export.xml');
  const entries = [
    image(1, 'mill'),
    image(2, 'muehle'),
    post(3, 'en', 1),
    post(4, 'de', 2),
    post(5, 'fr', 1),
  ];
  writeFileSync(file, wxrFile(entries));
  const importWxr = makeWxrImport({
    ...services,
    fetchPicture: async (siteId, address, alt) =>
      services.assets.addImage(siteId, {
        name: address.split('/').at(-1) ?? '',
        bytes: await aPicture({ width: address.length, height: 20 }),
        alt,
      }),
  });
  const report = emptyReport();
  const actor = { siteId: site.id, accountId: site.ownerId };
  await importWxr(actor, file, { report, save: async () => {}, keepReport: async () => {} });
  expect(report.lost.filter(({ what }) => what.includes('picture'))).toEqual([]);
  for (const [path, name] of [
    ['/blog/salt-en', 'mill'],
    ['/de/blog/salt-de', 'muehle'],
    ['/fr/blog/salt-fr', 'mill'],
  ] as const) {
    const page = (await visit(site, path)).body;
    expect([path, /\/(mill|muehle)\.\w+/.exec(page)?.[1]]).toEqual([path, name]);
  }
});

test('an import that was killed among its translations goes on there, and adds nothing twice', async () => {
  const site = await kit.aSite();
  const { services } = kit.app;
  const file = join(mkdtempSync(join(tmpdir(), 'plinth-')), 'export.xml');
  writeFileSync(file, POLYLANG_EXPORT);
  let left = 2;
  const publish: typeof services.publishing.publish = (...asked) => {
    left -= 1;
    return left === 0 ? Promise.reject(new Error('killed')) : services.publishing.publish(...asked);
  };
  const importWxr = makeWxrImport({
    ...services,
    publishing: { ...services.publishing, publish },
    fetchPicture: async () => 'The server does not answer.',
  });
  const actor = { siteId: site.id, accountId: site.ownerId };
  const take = () =>
    importWxr(actor, file, { report: emptyReport(), save: async () => {}, keepReport: async () => {} });
  await expect(take()).rejects.toThrow('killed');
  await take();
  const page = (await visit(site, '/de/blog/salz')).body;
  expect(page).toContain('Vier Tage am Meer.');
  const times = (words: string) => mainOf(page).split(words).length - 1;
  expect([times('Vier Tage am Meer.'), times('Nur auf Deutsch')]).toEqual([1, 1]);
});

test('an export in several languages by WPML is read by its marks, new and old', async () => {
  const site = await kit.aSite();
  const { report } = await moveIn(site, WPML_EXPORT);
  expect(report.carried).toMatchObject({ posts: 3, translations: 3 });
  expect((await languagesOf(site)).languages).toContain('pt-BR');
  const bread = (await visit(site, '/pt-br/blog/pao')).body;
  expect(bread).toContain('Farinha e água.');
  expect(bread).toContain('Comida');
  expect((await visit(site, '/pt-br/blog/queijo')).body).toContain('Leite.');
  expect((await visit(site, '/blog/cheese')).body).toContain('Milk.');
  expect((await visit(site, '/pt-br/blog/salt-twice')).body).toContain('Salt in two languages.');
  expect((await visit(site, '/blog/salt')).body).toContain('<p>Salt.</p>');
  expect(JSON.stringify(report.lost)).not.toContain('wpml');
});

test('an export whose languages a site cannot have is moved in entry by entry', async () => {
  const site = await kit.aSite();
  await call('POST', '/api/content/documents', {
    as: site.owner,
    body: { kind: 'page', body: { title: 'Taken', path: '/de', body: { sections: [] } } },
  });
  const { report, state } = await moveIn(site, POLYLANG_EXPORT);
  expect(state).toBe('done');
  expect(report.lost.find(({ what }) => what.startsWith('Languages: '))?.why).toContain('/de');
  expect(report.carried).toMatchObject({ posts: 3, pages: 3 });
});

test('marks of one language, of none and of nonsense change nothing', async () => {
  const site = await kit.aSite();
  const speaks = (language: string) =>
    `<category domain="language" nicename="${language}"><![CDATA[x]]></category>`;
  const { report } = await moveIn(
    site,
    wxrFile([
      wxrItem({ id: 1, content: '<p>One</p>', rest: speaks('fr') }),
      wxrItem({ id: 2, content: '<p>Two</p>', rest: speaks('not a language') }),
      wxrItem({ id: 3, content: '<p>Three</p>' }),
    ]),
  );
  expect(report.carried).toMatchObject({ posts: 3 });
  expect((await languagesOf(site)).languages).toEqual(['en']);
});
