import { afterAll, beforeEach, expect, test } from 'vitest';
import type { MachineRun, MachineTranslation } from '#contract/content/machine-translation.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { aTranslator, STAND_IN_KEY } from './testing/stand-in.ts';

const translator = await aTranslator();
const kit = useApp({ providerUrls: { deepl: translator.url }, allowsPrivateTargets: true });
const PATH = '/api/multilingual/machine';
const DEEPL = { service: 'deepl', key: STAND_IN_KEY, monthlyLimit: 100_000 };

afterAll(() => translator.close());
beforeEach(() => {
  translator.change.status = 200;
  translator.change.line = (line) => line;
  translator.change.wait = async () => {};
  translator.asked.length = 0;
});

interface Text {
  key: string;
  state: string;
  source: unknown;
  text: unknown;
}

const connect = (site: TestSite, body: object = DEEPL) => kit.call('PUT', PATH, { as: site.owner, body });
const start = (site: TestSite, body: object = { language: 'de' }) =>
  kit.call('POST', `${PATH}/runs`, { as: site.owner, body });
const read = async (site: TestSite) =>
  (await kit.call('GET', PATH, { as: site.owner })).json() as unknown as MachineTranslation;
const runOf = async (site: TestSite) => (await read(site)).run as MachineRun;
const ended = (site: TestSite, state: string) =>
  expect.poll(async () => (await runOf(site)).state, { timeout: 15_000 }).toBe(state);

async function aSiteIn(languages: string[], body: object = DEEPL): Promise<TestSite> {
  const site = await kit.aSite();
  await kit.call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages } });
  expect((await connect(site, body)).status).toBe(200);
  return site;
}

async function pageOf(site: TestSite, path = '/about'): Promise<string> {
  const { documents } = (await kit.call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; path: string }[];
  };
  return documents.find((each) => each.path === path)?.id ?? '';
}

const translationPath = (of: string, language: string) => `/api/multilingual/translations/${of}/${language}`;
const textsOf = async (site: TestSite, of: string, language = 'de') =>
  (await kit.call('GET', translationPath(of, language), { as: site.owner })).json().texts as Text[];

test('off until a key is entered that works; the key is shown to nobody again', async () => {
  const site = await kit.aSite();
  await kit.call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  expect(await read(site)).toMatchObject({ service: null, run: null, used: 0 });
  expect((await start(site)).json()['error']).toContain('Machine translation is off');
  const wrong = await connect(site, { ...DEEPL, key: 'wrong' });
  expect([wrong.status, wrong.json()['error']]).toEqual([
    400,
    expect.stringContaining('did not accept the key'),
  ]);
  expect((await connect(site, { service: 'nobody', monthlyLimit: 1 })).status).toBe(400);
  expect((await connect(site, { service: 'deepl', monthlyLimit: 1 })).status).toBe(400);
  expect((await read(site)).service).toBeNull();
  const reply = await connect(site);
  expect(reply.json()['service']).toMatchObject({ name: 'deepl', keyEnd: '…ator' });
  expect(reply.body).not.toContain(STAND_IN_KEY);
  // The limit can be changed without the key.
  expect((await connect(site, { service: 'deepl', monthlyLimit: 7 })).json()['monthlyLimit']).toBe(7);
  const { rows } = await kit.db.readSite(site.id, (tx) =>
    tx.$client.query<{ text: string }>('select t::text as text from translation_services t'),
  );
  expect(rows.map(({ text }) => text.includes(STAND_IN_KEY))).toEqual([false]);
  await kit.call('DELETE', PATH, { as: site.owner });
  expect((await read(site)).service).toBeNull();
});

test('what is missing is translated, marked until somebody has read it, and counted before a publish', async () => {
  const site = await aSiteIn(['de']);
  const page = await pageOf(site);
  const [first] = await textsOf(site, page);
  await kit.call('PUT', translationPath(page, 'de'), {
    as: site.owner,
    body: { texts: [{ key: first?.key, source: first?.source, text: 'Von Hand' }] },
  });
  const estimate = (
    await kit.call('GET', `${PATH}/estimate?language=de&of=${page}`, { as: site.owner })
  ).json() as { texts: number; characters: number };
  expect((await start(site, { language: 'de', of: page })).status).toBe(200);
  await ended(site, 'done');
  expect(await runOf(site)).toMatchObject({ ...estimate, done: estimate.texts, refused: 0 });
  expect((await read(site)).used).toBe(estimate.characters);
  const texts = await textsOf(site, page);
  expect(texts[0]).toMatchObject({ state: 'translated', text: 'Von Hand' });
  const machine = texts.slice(1);
  expect(machine.map(({ state }) => state)).toEqual(machine.map(() => 'machine'));
  for (const { source, text } of machine)
    if (typeof source === 'string') expect(text).toBe(source.toUpperCase());
  const { findings } = (await kit.call('GET', '/api/content/checks', { as: site.owner })).json() as {
    findings: { check: string; message: string }[];
  };
  expect(findings.filter(({ check }) => check === 'machine').map(({ message }) => message)).toEqual([
    `${machine.length} ${machine.length === 1 ? 'text is' : 'texts are'} machine-translated in German.`,
  ]);
  // Reading is saying so, with the same words.
  await kit.call('PUT', translationPath(page, 'de'), {
    as: site.owner,
    body: { texts: machine.map(({ key, source, text }) => ({ key, source, text })) },
  });
  expect((await textsOf(site, page)).every(({ state }) => state === 'translated')).toBe(true);
});

test('undoing takes back what nobody has read', async () => {
  const site = await aSiteIn(['de', 'fr']);
  const page = await pageOf(site);
  await start(site);
  await ended(site, 'done');
  const before = await textsOf(site, page);
  expect(before.length).toBeGreaterThan(1);
  const [checked] = before;
  await kit.call('PUT', translationPath(page, 'de'), {
    as: site.owner,
    body: { texts: [{ key: checked?.key, source: checked?.source, text: checked?.text }] },
  });
  const { id } = await runOf(site);
  const other = await kit.aSite();
  expect((await kit.call('POST', `${PATH}/runs/${id}/undo`, { as: other.owner })).status).toBe(404);
  expect((await kit.call('POST', `${PATH}/runs/${id}/undo`, { as: site.owner })).status).toBe(200);
  const after = await textsOf(site, page);
  expect(after.map(({ state }) => state)).toEqual(['translated', ...before.slice(1).map(() => 'missing')]);
  expect((await kit.call('POST', `${PATH}/runs/${id}/undo`, { as: site.owner })).status).toBe(404);
  expect((await runOf(site)).state).toBe('undone');
});

test('a translation that lost something is refused, text by text, and the glossary is kept', async () => {
  const site = await aSiteIn(['de']);
  const page = await pageOf(site);
  const plain = (await textsOf(site, page)).find(({ source }) => String(source).includes(' '));
  const [word = ''] = String(plain?.source).split(' ');
  await kit.call('PUT', '/api/multilingual/glossary', {
    as: site.owner,
    body: { language: 'de', terms: [{ term: word, translation: 'Begriff' }] },
  });
  const run = async () => {
    await start(site, { language: 'de', of: page });
    await ended(site, 'done');
    const said = (await textsOf(site, page)).find(({ key }) => key === plain?.key);
    return { ...(await runOf(site)), said };
  };
  translator.change.line = (line) => line.replaceAll(/<x[^>]*>.*?<\/x>/g, '');
  const lost = await run();
  expect([lost.said?.state, lost.refused > 0, lost.refused + lost.done]).toEqual([
    'missing',
    true,
    lost.texts,
  ]);
  translator.change.line = (line) => line;
  const kept = await run();
  expect([kept.texts, kept.refused, kept.said?.state]).toEqual([lost.refused, 0, 'machine']);
  expect(kept.said?.text).toContain('Begriff');
});

test.each([
  [456, 'has no characters left'],
  [429, 'is busy'],
  [503, 'did not answer'],
  [403, 'did not accept the key'],
])(
  'a service that answers %i ends the run with a sentence, and no page is half done',
  async (status, sentence) => {
    const site = await aSiteIn(['de']);
    translator.change.status = status;
    await start(site);
    await ended(site, 'failed');
    expect((await runOf(site)).problem).toContain(sentence);
    expect((await textsOf(site, await pageOf(site))).map(({ state }) => state)).not.toContain('machine');
    expect(await read(site)).toMatchObject({ used: 0 });
  },
);

test('a language the service does not have', async () => {
  const site = await aSiteIn(['mt']);
  await start(site, { language: 'mt' });
  await ended(site, 'failed');
  expect((await runOf(site)).problem).toBe('DeepL does not translate into Maltese.');
  expect((await start(site, { language: 'sv' })).status).toBe(400);
  expect((await start(site, { language: 'mt', of: 'nothing' })).status).toBe(404);
});

test('one run at a time, within the limit of the month, and it can be cancelled', async () => {
  const small = await aSiteIn(['de'], { ...DEEPL, monthlyLimit: 5 });
  const refused = await start(small);
  expect([refused.status, refused.json()['error']]).toEqual([
    400,
    expect.stringContaining('5 are left this month'),
  ]);
  const site = await aSiteIn(['de', 'fr']);
  const gate = Promise.withResolvers<void>();
  translator.change.wait = () => gate.promise;
  const { run } = (await start(site)).json() as { run: MachineRun };
  expect((await start(site, { language: 'fr' })).status).toBe(409);
  expect((await kit.call('POST', `${PATH}/runs/${run.id}/undo`, { as: site.owner })).status).toBe(404);
  expect((await kit.call('POST', `${PATH}/runs/${run.id}/cancel`, { as: site.owner })).status).toBe(200);
  gate.resolve();
  expect((await kit.call('POST', `${PATH}/runs/${run.id}/cancel`, { as: site.owner })).status).toBe(404);
  expect((await runOf(site)).state).toBe('cancelled');
});

test('LibreTranslate at an address of one’s own; a key is not sent to another address', async () => {
  const libre = {
    service: 'libretranslate',
    address: translator.url,
    key: STAND_IN_KEY,
    monthlyLimit: 100_000,
  };
  const site = await aSiteIn(['de'], libre);
  await start(site);
  await ended(site, 'done');
  expect((await runOf(site)).done).toBeGreaterThan(0);
  expect(translator.asked.at(-1)).toMatchObject({ path: '/translate', body: { source: 'en', target: 'de' } });
  translator.asked.length = 0;
  const { status } = await connect(site, {
    service: 'libretranslate',
    address: `${translator.url}/elsewhere`,
    monthlyLimit: 1,
  });
  expect(status).toBe(400);
  expect(JSON.stringify(translator.asked)).not.toContain(STAND_IN_KEY);
  expect((await connect(site, { ...libre, address: 'file:///etc/passwd' })).status).toBe(400);
});

test('who writes may translate, and who keeps the settings may connect', async () => {
  const site = await aSiteIn(['de']);
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  expect((await kit.call('PUT', PATH, { as: editor, body: DEEPL })).status).toBe(403);
  expect((await kit.call('GET', PATH, { as: editor })).status).toBe(200);
});
