/** Where somebody came from, in the words an owner finds again. */
export interface Source {
  /** A host without `www.`, or what the address they followed calls it; nothing for who typed it. */
  source: string;
  campaign: string;
}

const MAX_WORD = 100;
const MAX_PATH = 300;

/** The address's own words come before those of the browser; the second names are those of the marketing tracker. */
const SOURCE_NAMES = ['utm_source', 'source', 'ref'];
const CAMPAIGN_NAMES = ['utm_campaign', 'campaign'];

// What no word needs: control characters, and what markup is made of.
const UNWANTED = /[\p{Cc}<>"'`]/gu;

/** A word that somebody else wrote, short and harmless. */
export const tidy = (text: string, max = MAX_WORD): string =>
  text
    .slice(0, max * 4)
    .replaceAll(UNWANTED, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max);

const hostOf = (address: string): string => {
  const short = address.slice(0, 2000);
  if (!URL.canParse(short)) return '';
  const { protocol, hostname } = new URL(short);
  return /^(https?|android-app):$/.test(protocol) ? tidy(hostname.replace(/^www\./, '')) : '';
};

const firstOf = (query: URLSearchParams, names: readonly string[]): string =>
  tidy(names.map((name) => query.get(name) ?? '').find((value) => value.trim() !== '') ?? '');

/** What is read from the address of a page and from where it was linked. The site's own hosts are no source. */
export function sourceOf(view: { referrer: string; query: string; ownHosts: readonly string[] }): Source {
  const query = new URLSearchParams(view.query.slice(0, 4000));
  const named = firstOf(query, SOURCE_NAMES).toLowerCase();
  const host = hostOf(view.referrer);
  const own = view.ownHosts.map((each) => each.replace(/:\d+$/, '').replace(/^www\./, ''));
  return {
    source: named === '' && !own.includes(host) ? host : named,
    campaign: firstOf(query, CAMPAIGN_NAMES),
  };
}

/** The path of an address without its query, which may hold words and secrets of visitors. */
export function pathOf(url: string): string | undefined {
  const short = url.slice(0, 4000);
  if (!URL.canParse(short, 'http://host.invalid')) return undefined;
  const { pathname } = new URL(short, 'http://host.invalid');
  return tidy(decoded(pathname).replace(/(.)\/$/, '$1'), MAX_PATH) || '/';
}

function decoded(path: string): string {
  try {
    const text = decodeURIComponent(path);
    return text.isWellFormed() ? text : path;
  } catch {
    return path;
  }
}
