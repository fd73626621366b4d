import { languageToOffer } from '#core/languages/offer.ts';
import { CLOSED_OFFER_KEY } from '#core/visitors/cookies.ts';

/** Stands for the name of the language in the words of the bar. */
export const LANGUAGE_MARK = '{}';

/**
 * Offers this page in a language of the visitor, and leads nobody there by itself. Decided here because pages are one
 * copy for everybody. Whoever comes from another page of the site has made up their mind, and who closes the bar is
 * not asked again.
 */
export function offerLanguage(
  bar: HTMLElement,
  { wanted, from }: { wanted: readonly string[]; from: string } = {
    wanted: navigator.languages,
    from: document.referrer,
  },
): () => void {
  const nothing = () => undefined;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  const addresses = new Map([...links].map(({ hreflang, href }) => [hreflang, href]));
  // A language may be at a domain of its own.
  const own = [location.href, ...addresses.values()].map((address) => new URL(address).origin);
  if (own.some((origin) => from.startsWith(`${origin}/`))) return nothing;
  const language = languageToOffer(wanted, document.documentElement.lang, [...addresses.keys()]);
  if (language === undefined || closedBefore() === language) return nothing;
  const [before = '', after = ''] = (bar.dataset.offer ?? '').split(LANGUAGE_MARK);
  const link = document.createElement('a');
  link.href = addresses.get(language) ?? '';
  link.hreflang = language;
  link.lang = language;
  link.textContent =
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(language) ??
    language;
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = bar.dataset.close ?? '';
  close.textContent = '×';
  const hide = () => {
    bar.hidden = true;
  };
  close.addEventListener('click', () => {
    hide();
    rememberClosed(language);
  });
  const words = document.createElement('p');
  words.append(before, link, after);
  bar.replaceChildren(words, close);
  bar.hidden = false;
  return hide;
}

function closedBefore(): string | null {
  try {
    return localStorage.getItem(CLOSED_OFFER_KEY);
  } catch {
    return null;
  }
}

function rememberClosed(language: string): void {
  try {
    localStorage.setItem(CLOSED_OFFER_KEY, language);
  } catch {
    // Who lets nothing be kept is asked again.
  }
}
