/** A domain that its owner gave to one language. */
export interface LanguageDomain {
  host: string;
  language: string;
}

/** Where languages are that have a domain to themselves. */
export interface LanguageOrigins {
  /** By language, such as `https://example.de`. */
  origins: ReadonlyMap<string, string>;
  /** Where all others are. */
  main: string;
  /** The language whose domain was asked; without one, where all others are. */
  here?: Here;
}

/** Stands for a host at which all languages are looked at, as people who work on a site do. */
export const EVERY_LANGUAGE = '*';

/** The language whose domain was asked, or `EVERY_LANGUAGE`; nothing where languages without a domain are. */
export type Here = string | undefined;

/** Which language a host was given to, whatever became of that language. */
export const givenTo = (domains: readonly LanguageDomain[], host: string): string | undefined =>
  domains.find((each) => each.host === host)?.language;

/** The host of a language that visitors are to see: the first that was given to it. */
export const firstOf = (domains: readonly LanguageDomain[], language: string): string | undefined =>
  domains.find((each) => each.language === language)?.host;

/**
 * The languages that have a domain, with the one to be seen. The default language is where the site is, and a language
 * that was removed is nowhere: their domains lead on like any other.
 */
export function languageHosts(
  domains: readonly LanguageDomain[],
  { all, default: main }: { all: readonly string[]; default: string },
): ReadonlyMap<string, string> {
  return new Map(
    all.flatMap((language) => {
      const host = language === main ? undefined : firstOf(domains, language);
      return host === undefined ? [] : [[language, host] as const];
    }),
  );
}
