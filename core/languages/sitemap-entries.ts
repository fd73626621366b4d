import { alternatesOf, type OtherLanguage } from '../settings/languages.ts';
import type { SitemapEntry } from '../feeds/sitemap.ts';
import { addressIn, languagesHere, ownAlternates, type SiteLanguages } from './site-languages.ts';

/** A page as a map of its host names it: once for each language that is there, and each time with all of the site. */
export function inAllLanguages<T extends SitemapEntry>(
  entry: T,
  {
    languages,
    baseUrl,
    otherLanguages = [],
  }: { languages: SiteLanguages; baseUrl: string; otherLanguages?: readonly OtherLanguage[] },
): T[] {
  const { path } = entry;
  const alternates = alternatesOf(otherLanguages, { own: ownAlternates(languages, { baseUrl, path }), path });
  return languagesHere(languages).map((language) => ({
    ...entry,
    path: addressIn(languages, language, path),
    alternates,
  }));
}
