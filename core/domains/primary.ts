import { hasLoggedOut, PREVIEW_PARAMETER } from '../access/log-out.ts';
import { wantsNoRedirect } from '../access/redirect.ts';
import { EVERY_LANGUAGE, givenTo, type Here, type LanguageDomain } from './language-domains.ts';

interface Visit {
  host: string;
  search: string;
  isSignedIn: boolean;
}

/** What decides where a site is seen. */
export interface Hosts {
  primaryHost: string | null;
  languageDomains: readonly LanguageDomain[];
  /** The languages that have a domain now, with the one to be seen. */
  languageHosts: ReadonlyMap<string, string>;
}

/** People who work on the site stay under the host their session is valid on, and so does whoever only previews it. */
const mayStay = ({ search, isSignedIn }: Visit): boolean =>
  isSignedIn ||
  hasLoggedOut(search) ||
  wantsNoRedirect(search) ||
  new URLSearchParams(search).has(PREVIEW_PARAMETER);

/** The language that is at the root of a host now. */
function spokenAt({ languageDomains, languageHosts }: Hosts, host: string): string | undefined {
  const language = givenTo(languageDomains, host);
  return language !== undefined && languageHosts.has(language) ? language : undefined;
}

/** The host that a visitor of another one is sent to: the domain of its language, else the primary domain. */
export function movesTo(site: Hosts, visit: Visit): string | undefined {
  const language = spokenAt(site, visit.host);
  const target = language === undefined ? site.primaryHost : (site.languageHosts.get(language) ?? null);
  return target === null || target === visit.host || mayStay(visit) ? undefined : target;
}

/** What a visitor who is not sent elsewhere gets under a host. */
export function hereAt(site: Hosts, visit: Visit): Here {
  if (site.languageHosts.size === 0) return undefined;
  return spokenAt(site, visit.host) ?? (mayStay(visit) ? EVERY_LANGUAGE : undefined);
}
