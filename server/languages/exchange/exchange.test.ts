import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_RICH_TEXT_LENGTH } from '#core/rich-text/document.ts';
import { smallTemplate } from '../../testing/small-template.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;
let home: string;
let file: string;

beforeAll(async () => {
  site = await kit.aSite(smallTemplate);
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de', 'ar'] } });
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; title: string }[] };
  home = documents.find(({ title }) => title === 'Home')?.of ?? '';
  file = await exportAs('xliff');
});

const exportAs = async (format: string, language = 'de') =>
  (await call('GET', `/api/multilingual/export?language=${language}&format=${format}`, { as: site.owner }))
    .body;
const importFile = async (sent: string) => {
  const reply = await call('POST', '/api/multilingual/import', { as: site.owner, body: { file: sent } });
  return { status: reply.status, ...(reply.json() as { imported?: number; error?: string }) };
};
const textsOf = async () =>
  (
    (await call('GET', `/api/multilingual/translations/${home}/de`, { as: site.owner })).json() as {
      texts: { key: string; source: unknown; text: unknown }[];
    }
  ).texts;

/** Puts a translation beside a source, as a tool for translators does. */
const translated = (xliff: string, source: string, target: string) =>
  xliff.replace(`>${source}</source>`, `>${source}</source><target>${target}</target>`);
const inTable = (csv: string, source: string, target: string) =>
  csv.replace(`"${source}",""`, `"${source}","${target}"`);

describe.each([
  [
    'xliff',
    translated,
    'Welcome home',
    'Willkommen &lt;daheim&gt; &amp; "alle"',
    'Willkommen <daheim> & "alle"',
  ],
  ['csv', inTable, 'The first page.', '=Die erste Seite', '=Die erste Seite'],
] as const)('%s', (format, put, source, target, said) => {
  test('goes out and comes in, once', async () => {
    const before = await exportAs(format);
    expect(before).toContain(source);
    expect(await importFile(before)).toMatchObject({ status: 200, imported: 0 });
    const plain = put(before, source, target);
    const formatted =
      plain === before
        ? before.replace(/(\{1\})The first page\.(\{\/1\})",""/, `$1The first page.$2","$1${target}$2"`)
        : plain;
    expect(formatted).not.toBe(before);
    expect(await importFile(formatted)).toMatchObject({ status: 200, imported: 1 });
    expect(JSON.stringify(await textsOf())).toContain(JSON.stringify(said).slice(1, -1));
    expect(await importFile(formatted)).toMatchObject({ status: 200, imported: 0 });
    expect(await importFile(await exportAs(format))).toMatchObject({ status: 200, imported: 0 });
  });
});

test('what changed meanwhile is not overwritten, and named; nothing else is imported', async () => {
  const exported = await exportAs('xliff');
  const [heading] = (await textsOf()).filter(({ source }) => source === 'Welcome home');
  await call('PUT', `/api/multilingual/translations/${home}/de`, {
    as: site.owner,
    body: { texts: [{ key: heading?.key, source: heading?.source, text: 'Von Hand' }] },
  });
  const again = translated(
    exported.replace('Willkommen &#60;daheim&#62; &#38; &#34;alle&#34;', 'Aus der Datei'),
    'Contact',
    'Kontakt',
  );
  const refused = await importFile(again);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.error).toContain('Changed since this file was exported: “');
  expect(JSON.stringify(await textsOf())).toContain('Von Hand');
  // Untouched in the file, whatever has become of it.
  expect(await importFile(exported)).toMatchObject({ status: 200, imported: 0 });
});

test('a file of which one document cannot be saved changes nothing', async () => {
  const exported = await exportAs('xliff', 'ar');
  const fine = translated(exported, 'Welcome home', 'أهلا');
  const tooLong = translated(fine, 'About us', 'ن'.repeat(MAX_RICH_TEXT_LENGTH + 1));
  expect(await importFile(tooLong)).toMatchObject({ status: 400 });
  expect(await exportAs('xliff', 'ar')).toBe(exported);
  expect(await importFile(fine)).toMatchObject({ status: 200, imported: 1 });
});

test.each([
  ['another site', (xliff: string) => xliff.replaceAll(site.id, 'another-site'), 'from another site'],
  [
    'an unknown language',
    (xliff: string) => xliff.replace('trgLang="de"', 'trgLang="xx"'),
    'not translated into xx',
  ],
  [
    'a language the site does not have',
    (xliff: string) => xliff.replace('trgLang="de"', 'trgLang="fr"'),
    'not translated into French',
  ],
  [
    'another source',
    (xliff: string) => xliff.replace('srcLang="en"', 'srcLang="it"'),
    'translates from Italian',
  ],
  [
    'a document type',
    (xliff: string) => xliff.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff'),
    'document type',
  ],
  ['an entity', (xliff: string) => translated(xliff, 'About us', '&boom;'), 'damaged'],
  ['markup of a page', (xliff: string) => translated(xliff, 'About us', '<b>Wir</b>'), 'markup in a text'],
  [
    'codes the source does not have',
    (xliff: string) => translated(xliff, 'About us', '<pc id="9">Wir</pc>'),
    'codes of the source',
  ],
  ['half a file', (xliff: string) => xliff.slice(0, 900), 'damaged'],
  ['another format', () => '<html></html>', 'not an XLIFF 2 file'],
  ['a table of something else', () => 'name,price\nBread,3\n', 'not a file of translations'],
])('refused: %s', async (_, change, sentence) => {
  const reply = await importFile(change(file));
  expect(reply.status).toBe(400);
  expect(reply.error).toContain(sentence);
});

test('a language the site does not have is not exported', async () => {
  const reply = await call('GET', '/api/multilingual/export?language=fr&format=csv', { as: site.owner });
  expect(reply.status).toBe(400);
});

test('what its owner has written anew meanwhile is not translated from its old words', async () => {
  const exported = await exportAs('xliff', 'ar');
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; path: string }[];
  };
  const at = `/api/content/documents/${documents.find(({ path }) => path === '/about')?.id}`;
  const { body, revision } = (await call('GET', at, { as: site.owner })).json();
  const changed: unknown = JSON.parse(JSON.stringify(body).replaceAll('About us', 'All about us'));
  await call('PUT', at, { as: site.owner, body: { base: revision, body: changed } });
  const refused = await importFile(translated(exported, 'About us', 'من نحن'));
  expect(refused).toMatchObject({ status: 409 });
  expect(await exportAs('xliff', 'ar')).not.toContain('من نحن');
});
