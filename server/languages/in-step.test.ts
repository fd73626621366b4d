import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();
const { call } = kit;
const LANGUAGES = ['de', 'de-CH', 'fr', 'ar', 'ja'] as const;
type Language = (typeof LANGUAGES)[number];

/** A heading and what it is called in each language, with the words that were translated. */
interface Words {
  source: string;
  said: Partial<Record<Language, { text: string; from: string }>>;
}

const step = record({
  what: constantFrom('edit', 'translate', 'translate', 'publish', 'undo'),
  language: constantFrom(...LANGUAGES),
  /** Few words, so that texts also become again what they were. */
  words: nat({ max: 2 }),
  /** Publishes the page by its name, which takes its translations along. */
  isAlone: boolean(),
});

const END = (['publish', 'edit', 'undo', 'publish'] as const).map((what) => ({
  what,
  language: 'de' as const,
  words: 3,
  isAlone: what === 'publish',
}));

/** A site whose only heading changes. */
async function aHeading() {
  const site: TestSite = await kit.aSite(smallTemplate);
  const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) => {
    const reply = await call(method, url, { as: site.owner, ...(body && { body }) });
    return { status: reply.status, json: reply.status === 200 ? reply.json() : {} };
  };
  await ask('PUT', '/api/multilingual/languages', { languages: [...LANGUAGES] });
  const { documents } = (await ask('GET', '/api/multilingual/documents?language=de')).json as {
    documents: { of: string; title: string }[];
  };
  const home = documents.find(({ title }) => title === 'Home')?.of ?? '';
  const at = (language: string) => `/api/multilingual/translations/${home}/${language}`;
  const { texts } = (await ask('GET', at('de'))).json as { texts: { key: string; source: unknown }[] };
  const key = texts.find(({ source }) => source === 'Welcome home')?.key ?? '';

  return {
    async edit(from: string, to: string) {
      const { body, revision } = (await ask('GET', `/api/content/documents/${home}`)).json;
      const changed: unknown = JSON.parse(JSON.stringify(body).replaceAll(`"${from}"`, () => `"${to}"`));
      const saved = await ask('PUT', `/api/content/documents/${home}`, { base: revision, body: changed });
      expect(saved.status).toBe(200);
    },
    async translate(language: Language, source: string, text: string) {
      expect((await ask('PUT', at(language), { texts: [{ key, source, text }] })).status).toBe(200);
    },
    publish: async (isAlone: boolean) =>
      (await ask('POST', '/api/content/publish', isAlone ? { documentIds: [home] } : {})).json.number as
        | number
        | undefined,
    undo: async (number: number) =>
      (await ask('POST', `/api/content/releases/${number}/undo`)).json.number as number | undefined,
    async states() {
      const found: Partial<Record<Language, string>> = {};
      for (const language of LANGUAGES) {
        const read = (await ask('GET', at(language))).json as { texts: { key: string; state: string }[] };
        found[language] = read.texts.find((text) => text.key === key)?.state ?? '';
      }
      return found;
    },
    pages: async () =>
      Promise.all(
        ['/', ...LANGUAGES.map((language) => `/${language.toLowerCase()}`)].map(
          async (path) => (await call('GET', path, { host: site.host })).body,
        ),
      ),
  };
}

/** What readers of a language get: Swiss German falls back to German. */
const toldIn = (language: Language, { source, said }: Words) =>
  said[language] ?? (language === 'de-CH' ? said.de : undefined) ?? { text: source, from: '' };

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test('whatever is edited, translated, published and undone, all languages are of one version, and nobody else’s page changes', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
      const heading = await aHeading();
      let draft: Words = { source: 'Welcome home', said: {} };
      let live = draft;
      let before: { number: number; live: Words } | undefined;
      let pages = await heading.pages();
      for (const { what, language, words, isAlone } of [...steps, ...END]) {
        const wasLive = live;
        if (what === 'edit') {
          const source = `Words ${words}`;
          await heading.edit(draft.source, source);
          draft = { ...draft, source };
        } else if (what === 'translate') {
          const text = `${language} ${words}`;
          await heading.translate(language, draft.source, text);
          draft = { ...draft, said: { ...draft.said, [language]: { text, from: draft.source } } };
        } else if (what === 'publish') {
          const number = await heading.publish(isAlone);
          expect(number === undefined).toBe(JSON.stringify(draft) === JSON.stringify(live));
          if (number !== undefined) before = { number, live };
          live = draft;
        } else if (before) {
          const number = await heading.undo(before.number);
          expect(number).toBeDefined();
          [live, before] = [before.live, number === undefined ? undefined : { number, live }];
        }
        if (what === 'edit' || what === 'translate') continue;
        const now = await heading.pages();
        expect(now.map(headingOf)).toEqual([
          live.source,
          ...LANGUAGES.map((each) => toldIn(each, live).text),
        ]);
        for (const [index, each] of LANGUAGES.entries()) {
          const isSame =
            live.source === wasLive.source &&
            JSON.stringify(toldIn(each, live)) === JSON.stringify(toldIn(each, wasLive));
          if (isSame) expect(now[index + 1]).toBe(pages[index + 1]);
        }
        pages = now;
      }
      expect(await heading.states()).toEqual(
        Object.fromEntries(
          LANGUAGES.map((each) => {
            const said = draft.said[each];
            return [each, !said ? 'missing' : said.from === draft.source ? 'translated' : 'outOfDate'];
          }),
        ),
      );
    }),
    { numRuns: 2 },
  );
});
