import { beforeAll, expect, test } from 'vitest';
import { wordsOfText, type TextValue } from '#core/languages/texts.ts';
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
  for (const { of } of (await languages.documents(site.id, language)).documents) {
    const found = await languages.translation(site.id, { of, language });
    if (!('texts' in found)) throw new Error(of);
    for (const { source, state } of found.texts) {
      const text = wordsOfText(source as TextValue);
      if (state === 'translated') used.add(text);
      else missing.push(text);
    }
  }
  expect(missing).toEqual([]);
  expect(Object.keys(words).filter((text) => !used.has(text))).toEqual([]);
});
