import { alternatesOf, type OtherLanguage } from '../settings/languages.ts';
import type { SitemapEntry } from '../feeds/sitemap.ts';
import { addressIn, ownAlternates, type SiteLanguages } from './site-languages.ts';

/** A page as a map of its site names it: once for each language, and each time with all of them. */
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
  return languages.all.map((language) => ({
    ...entry,
    path: addressIn(languages, language, path),
    alternates,
  }));
}
