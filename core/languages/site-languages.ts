import type { Settings } from '../settings/groups.ts';
import type { Alternate } from '../settings/languages.ts';
import { localeOf } from '../settings/locale.ts';
import { formerPath, saidPath, sourcePath, type AddressBook } from './address-book.ts';
import { EVERY_LANGUAGE, type Here, type LanguageOrigins } from '../domains/language-domains.ts';

/** The languages a site is in, by their codes. */
export interface SiteLanguages {
  /** What its documents are written in. */
  source: string;
  /** The same with the region of the site, as browsers and search engines are told. */
  sourceTag: string;
  /** Whose pages have addresses without a language in front. */
  default: string;
  /** All of them, the default first. */
  all: readonly string[];
  /** Where pages have other addresses in other languages. */
  addresses?: AddressBook | undefined;
  /** Where some languages are at the root of a domain; nothing on most sites. */
  domains?: LanguageOrigins | undefined;
}

export function languagesOf({ site, languages }: Pick<Settings, 'site' | 'languages'>): SiteLanguages {
  const source = site.language;
  const sourceTag = localeOf(site);
  const known = new Set([source, ...languages.languages.filter((code) => code !== sourceTag)]);
  const main = known.has(languages.defaultLanguage) ? languages.defaultLanguage : source;
  return { source, sourceTag, default: main, all: [main, ...[...known].filter((code) => code !== main)] };
}

export const tagOf = ({ source, sourceTag }: SiteLanguages, language: string): string =>
  language === source ? sourceTag : language;

/** `zh-Hant-TW` as language and region, which is how the settings of a site say it. */
export function partsOf(tag: string): { language: string; region: string } {
  const region = /-([A-Z]{2})$/.exec(tag)?.[1] ?? '';
  return { language: region === '' ? tag : tag.slice(0, -region.length - 1), region };
}

/** A language, then what it is without its region and script. */
const widening = (language: string): string[] =>
  language.split('-').map((_, index, parts) => parts.slice(0, parts.length - index).join('-'));

/**
 * Where a text is looked for that a language does not have, before the one it was written in: in the language without
 * its script and region, then where the default looks for it.
 */
export function chainOf(
  { source, default: main }: Pick<SiteLanguages, 'source' | 'default'>,
  language: string,
): string[] {
  if (language === source) return [];
  const chain = [...new Set([...widening(language), ...widening(main)])];
  const end = chain.indexOf(source);
  return end < 0 ? chain : chain.slice(0, end);
}

/** The domain a language has to itself; nothing where it shares one. */
const ownOrigin = ({ domains }: SiteLanguages, language: string): string | undefined =>
  domains?.origins.get(language);

/** Which language an address is in that names none, at the host it was asked for. */
export const bareLanguage = ({ domains, default: main }: SiteLanguages): string =>
  domains?.here === undefined || domains.here === EVERY_LANGUAGE ? main : domains.here;

/** Where the site begins at the host that was asked. */
export const originHere = (languages: SiteLanguages): string | undefined =>
  ownOrigin(languages, bareLanguage(languages)) ?? languages.domains?.main;

/** The same languages at another host. */
export const languagesAt = <T extends SiteLanguages>(languages: T, here: Here): T =>
  languages.domains ? { ...languages, domains: { ...languages.domains, here } } : languages;

function pathIn(languages: SiteLanguages, language: string, { isBare }: { isBare: boolean }, path: string) {
  const said = saidPath(languages.addresses, language, path);
  if (isBare || language === languages.default) return said;
  const prefix = `/${language.toLowerCase()}`;
  return path === '/' ? prefix : prefix + said;
}

/** The one address of a page in a language: a whole one where that is at another host than the page that names it. */
export function addressIn(languages: SiteLanguages, language: string, path: string): string {
  const { domains } = languages;
  if (!domains || domains.here === EVERY_LANGUAGE)
    return pathIn(languages, language, { isBare: false }, path);
  const own = ownOrigin(languages, language);
  const address = pathIn(languages, language, { isBare: own !== undefined }, path);
  const isHere = own === ownOrigin(languages, bareLanguage(languages));
  return isHere ? address : (own ?? domains.main) + address;
}

/** The whole address of a page in a language, as search engines and feeds are told; `baseUrl` is where the site begins. */
export function urlIn(
  languages: SiteLanguages,
  language: string,
  { baseUrl, path }: { baseUrl: string; path: string },
): string {
  const own = ownOrigin(languages, language);
  const begins = own ?? languages.domains?.main ?? baseUrl;
  return begins + pathIn(languages, language, { isBare: own !== undefined }, path);
}

/** The languages whose pages are at the host that was asked. */
export function languagesHere(languages: SiteLanguages): readonly string[] {
  const here = ownOrigin(languages, bareLanguage(languages));
  return languages.all.filter((language) => ownOrigin(languages, language) === here);
}

const FIRST_SEGMENT = /^\/([a-z]{2,3}(?:-[a-z]+){0,2})(\/.*)?$/i;

/** Which language an address names, and what stands behind it. */
function splitAddress(languages: SiteLanguages, address: string): { language: string; path: string } {
  const [, first = '', rest = '/'] = FIRST_SEGMENT.exec(address) ?? [];
  // On a site in one language, its code is an address like any other.
  const codes = languages.all.length === 1 ? [] : languages.all;
  const language = codes.find((code) => code.toLowerCase() === first.toLowerCase());
  return language === undefined
    ? { language: bareLanguage(languages), path: address }
    : { language, path: rest };
}

/** Which language and page an address names; its one address may be another. */
export function languageAt(languages: SiteLanguages, address: string): { language: string; path: string } {
  const { language, path } = splitAddress(languages, address);
  return { language, path: sourcePath(languages.addresses, language, path) };
}

/** The page that an address named before its language called it something else. */
export function movedIn(languages: SiteLanguages, address: string): string | undefined {
  const { language, path } = splitAddress(languages, address);
  return formerPath(languages.addresses, language, path);
}

/** Where each language looks for what it does not say itself. */
export const chainsOf = (languages: SiteLanguages): Map<string, string[]> =>
  new Map(
    languages.all
      .filter((language) => language !== languages.source)
      .map((language) => [language, chainOf(languages, language)]),
  );

/** An address without what may be a language in front, where nobody knows yet which site it is of. */
export const withoutLanguage = (address: string): string => FIRST_SEGMENT.exec(address)?.[2] ?? address;

/** A page in every language of its site, with whole addresses. */
export function ownAlternates(
  languages: SiteLanguages,
  place: { baseUrl: string; path: string },
): Alternate[] {
  return languages.all.map((language) => ({
    language: tagOf(languages, language),
    href: urlIn(languages, language, place),
  }));
}

/** The same, as links of a page. */
export function ownChoices(languages: SiteLanguages, path: string): Alternate[] {
  return languages.all.map((language) => ({
    language: tagOf(languages, language),
    href: addressIn(languages, language, path),
  }));
}
