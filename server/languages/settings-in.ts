import type { SiteLanguages } from '#core/languages/site-languages.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Site } from '../http/context.ts';
import { speechIn } from './in-language.ts';

/** Where what is published is read, in one language or another. */
interface Published {
  of: (site: Site, language?: string) => Promise<{ languages: SiteLanguages; settings: Settings }>;
}

/** What a site is set to, said in a language; empty and what the site no longer speaks are its own. */
export async function settingsIn(published: Published, site: Site, language: string): Promise<Settings> {
  const { languages, settings } = await published.of(site);
  const isSaid = speechIn(languages, language) && languages.all.includes(language);
  return isSaid ? (await published.of(site, language)).settings : settings;
}
