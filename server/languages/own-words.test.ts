import { beforeAll, describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite(smallTemplate);
  const body = { languages: ['en', 'de-CH'] };
  expect((await call('PUT', '/api/multilingual/languages', { as: site.owner, body })).status).toBe(200);
});

interface Sentence {
  name: string;
  text: string;
  own: string | null;
}

const words = (language = '') =>
  call('GET', `/api/multilingual/words${language === '' ? '' : `?language=${language}`}`, { as: site.owner });
const word = (name: string, text: string | null, language = 'en') =>
  call('PUT', '/api/multilingual/words', { as: site.owner, body: { language, name, text } });
const sentenceOf = async (name: string, language = '') =>
  ((await words(language)).json().sentences as Sentence[]).find((each) => each.name === name);

test('every sentence is there by area, in each language of the site that the product speaks', async () => {
  const { language, languages, sentences } = (await words()).json();
  expect([language, languages]).toEqual(['en', ['en', 'de']]);
  expect(sentences).toContainEqual({
    name: 'page.notFound',
    area: 'page',
    text: expect.any(String),
    own: null,
  });
  expect(await sentenceOf('buying.addToCart', 'de')).toMatchObject({ text: 'In den Warenkorb', own: null });
  expect((await words('fr')).status).toBe(400);
});

describe('a wording of one’s own', () => {
  const name = 'mails.helloName';

  test.each([
    ['Hello', /\{name\} is missing. Visitors need it in this sentence/],
    ['Hello {name} {day}', /\{day\} is not available here. Use \{name\}/],
    ['Hello {name', /character/],
    ['Hello {name, plural, few {a} other {b}}', /plural form/],
    ['  ', /Enter your wording, or reset it/],
  ])('%s is refused', async (text, sentence) => {
    const reply = await word(name, text);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatch(sentence);
  });

  test('of no sentence, or in a language the site does not have, is refused', async () => {
    expect((await word('mails.nothing', 'x')).status).toBe(404);
    expect((await word(name, 'Ciao {name}', 'it')).status).toBe(400);
  });

  test('is refused where the settings are saved as a whole as well', async () => {
    const opened = await call('POST', '/api/content/singles', {
      as: site.owner,
      body: { kind: 'settings', key: 'words' },
    });
    expect(opened.status, opened.body).toBe(200);
    const { id } = opened.json() as { id: string };
    const { revision } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json();
    const body = { own: [{ language: 'en', name, text: 'Hello' }] };
    const reply = await call('PUT', `/api/content/documents/${id}`, {
      as: site.owner,
      body: { base: revision, body },
    });
    expect(reply.status, reply.body).toBe(400);
    expect(reply.body).toContain('{name} is missing');
  });

  test('reaches pages and mails once it is published, and goes again', async () => {
    const missing = async (path = '/nowhere') => (await call('GET', path, { host: site.host })).body;
    const usual = (await sentenceOf('page.notFound'))?.text ?? '';
    expect(await missing()).toContain(usual);
    expect((await word('page.notFound', 'Lost at sea')).json()).toMatchObject({ own: 'Lost at sea' });
    expect((await word('page.notFound', 'Verirrt', 'de')).status).toBe(200);
    expect((await word('mailsCustomers.login', 'Your key to {site}')).status).toBe(200);
    expect(await missing()).toContain(usual);
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect(await missing()).toContain('Lost at sea');
    expect(await missing('/de-ch/nowhere')).toContain('Verirrt');
    await word('page.notFound', null);
    expect(await sentenceOf('page.notFound')).toMatchObject({ own: null });
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect(await missing()).toContain(usual);
    expect(await sentenceOf('mailsCustomers.login')).toMatchObject({ own: 'Your key to {site}' });
  });

  test('is for those who may change the words', async () => {
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    const reply = await call('GET', '/api/multilingual/words', { as: editor });
    expect(reply.status).toBe(403);
  });
});
