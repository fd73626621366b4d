import { beforeAll, expect, test } from 'vitest';
import { wordsOfText } from '#core/languages/texts.ts';
import { templateOf } from '#site/templates/index.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { arabic } from './arabic.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { houseIn } from './house.ts';
import { italian } from './italian.ts';
import { translateSite } from './translate-site.ts';

const kit = useApp();
let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite(templateOf('osteria'));
  await translateSite(kit.app.services, { siteId: site.id, accountId: site.ownerId }, 'osteria');
});

const SAID = [
  ['de', { ...german, ...houseIn('de') }],
  ['fr', { ...french, ...houseIn('fr') }],
  ['it', { ...italian, ...houseIn('it') }],
  ['ar', { ...arabic, ...houseIn('ar') }],
] as const;

test.each(SAID)('everything on the site is said in %s', async (language, words) => {
  const { languages } = kit.app.services;
  const used = new Set<string>();
  const missing: string[] = [];
  const everything = await languages.everything(site.id, language);
  if (!('documents' in everything)) throw new Error(everything.sentence);
  for (const { source, state } of everything.documents.flatMap(({ texts }) => texts)) {
    const text = wordsOfText(source);
    if (state === 'translated') used.add(text);
    else missing.push(text);
  }
  expect(missing).toEqual([]);
  expect(Object.keys(words).filter((text) => !used.has(text))).toEqual([]);
});
