import type { OwnSentence } from './words.ts';
import { localeOf, type Region } from './locale.ts';
import { wordsIn, type SpokenWords } from '../words/wording.ts';

/** What words of a site are made from: its language, and what its owner says otherwise. */
export interface Speaking {
  site: Pick<Region, 'language' | 'region'>;
  words: { own: readonly OwnSentence[] };
}

/** Asked for many times while a page is drawn. */
const known = new WeakMap<Speaking, SpokenWords>();

export function wordsOfSite(settings: Speaking): SpokenWords {
  const words = known.get(settings) ?? makeSiteWords(settings);
  known.set(settings, words);
  return words;
}

function makeSiteWords({ site, words }: Speaking): SpokenWords {
  const own = words.own.filter(({ language }) => language === site.language);
  return wordsIn(localeOf(site), Object.fromEntries(own.map(({ name, text }) => [name, text])));
}
