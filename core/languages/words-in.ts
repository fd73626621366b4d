import { wordsOfSite, type Speaking } from '../settings/site-words.ts';
import type { SpokenWords } from '../words/wording.ts';
import { languageAt, partsOf, type SiteLanguages } from './site-languages.ts';

/** What somebody is told who came in one of the languages of a site; empty is the site's own. */
export function wordsInLanguage(settings: Speaking, language: string): SpokenWords {
  if (language === '') return wordsOfSite(settings);
  return wordsOfSite({ site: { ...settings.site, ...partsOf(language) }, words: settings.words });
}

/** The language of the page that somebody acts on, to be kept with what they do; empty is the site's own. */
export function languageKept(languages: SiteLanguages, path: string): string {
  const { language } = languageAt(languages, path);
  return language === languages.source ? '' : language;
}
